import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'playhouse-tool-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a script through `runScript`, stops only the outer process, and returns how both ended. */
async function stopOuter(script: string): Promise<string> {
  const file = path.join(folder, 'script.mjs');
  writeFileSync(file, script);
  const outer = path.join(folder, 'outer.mjs');
  const tool = JSON.stringify(path.join(import.meta.dirname, 'tool.ts'));
  writeFileSync(
    outer,
    `import { runScript } from ${tool};\nconsole.log(await runScript(${JSON.stringify(file)}, []));`,
  );
  const child = spawn(process.execPath, [outer], { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    if (!text && chunk.startsWith('ready')) child.kill('SIGINT');
    text += chunk;
  });
  await new Promise((resolve) => child.on('close', resolve));
  return text.replaceAll('\n', ' ').trim();
}

const staysUntil = "setTimeout(() => process.exit(9), 20_000); console.log('ready');";

test('a signal sent only to the task reaches its script', async () => {
  const text = await stopOuter(`process.on('SIGINT', () => process.exit(0)); ${staysUntil}`);
  expect(text).toBe('ready 0');
});

test('a script that says it is stopping gets no further signal', async () => {
  // Both get the signal, as at Ctrl-C; a second one would end the script as killed.
  const text = await stopOuter(`
    process.send('stopping');
    process.on('SIGINT', () => process.exit(1));
    setTimeout(() => process.exit(0), 2000); ${staysUntil}`);
  expect(text).toBe('ready 0');
});
