import { expect, it } from 'vitest';
import { isAllowedHost } from './allowedHost.ts';

it.each([
  ['localhost', true],
  ['LocalHost:4600', true],
  ['localhost.:4600', true],
  ['editor.localhost:4600', true],
  ['127.0.0.1:4600', true],
  ['127.8.9.10', true],
  ['192.168.1.7:4600', true],
  ['[::1]:4600', true],
  ['[fe80::1]', true],
  ['school-pc', true],
  ['School-PC.:80', true],
  [undefined, false],
  ['', false],
  [':4600', false],
  ['evil.example', false],
  ['evil.example:4600', false],
  ['localhost.evil.example', false],
  ['127.0.0.1.evil.example', false],
  ['notlocalhost', false],
  ['school-pc.evil.example', false],
  ['[evil.example]', false],
  ['localhost@evil.example', false],
  ['localhost:4600:1', false],
  ['127.0.0.1, evil.example', false],
])('the host %j is allowed: %j', (header, isAllowed) => {
  expect(isAllowedHost(header, ['school-pc', 'Other'])).toBe(isAllowed);
});
