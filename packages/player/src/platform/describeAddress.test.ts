import { expect, it } from 'vitest';
import { describeAddress } from './describeAddress.ts';

it.each([
  ['https://example.org/a?b#c', 'example.org', []],
  ['https://example.org:8443/', 'example.org:8443', []],
  ['http://example.org/', 'example.org', [/not encrypted/]],
  ['https://good.example@127.0.0.1/', '127.0.0.1', [/before the @.*leads to 127\.0\.0\.1/, /this computer/]],
  ['https://good.example:pass@bad.example/', 'bad.example', [/before the @.*leads to bad\.example/]],
  ['https://good.example%2Flogin@bad.example/', 'bad.example', [/before the @/]],
  ['https://2130706433/', '127.0.0.1', [/this computer/]],
  ['https://0x7f.1/', '127.0.0.1', [/this computer/]],
  ['https://localhost/', 'localhost', [/this computer/]],
  ['https://router.localhost/', 'router.localhost', [/this computer/]],
  ['https://192.168.1.1/', '192.168.1.1', [/network/]],
  ['https://172.16.0.1/', '172.16.0.1', [/network/]],
  ['https://172.32.0.1/', '172.32.0.1', [/number/]],
  ['https://93.184.216.34/', '93.184.216.34', [/number/]],
  ['https://[::1]/', '[::1]', [/this computer/]],
  ['https://[fd00::1]/', '[fd00::1]', [/network/]],
  ['https://[2001:db8::1]/', '[2001:db8::1]', [/number/]],
  ['https://ex\u0430mple.org/', 'xn--exmple-4nf.org', [/mistaken/]],
  ['https://localhost.evil.example/', 'localhost.evil.example', []],
])('%s is recognized as %s', (address, host, warnings) => {
  const described = describeAddress(new URL(address).href);
  expect(described.host).toBe(host);
  expect(described.warnings).toHaveLength(warnings.length);
  for (const [index, warning] of warnings.entries()) expect(described.warnings[index]).toMatch(warning);
});
