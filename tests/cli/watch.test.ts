import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fixtures, playhouse, temporaryFolder } from './playhouse.ts';
import { keys, openTerminal, type RealTerminal } from './realTerminal.ts';

const folder = temporaryFolder();
const object = path.join(folder, 'game/object.json');
let terminal: RealTerminal | undefined;

beforeEach(() => fs.cpSync(path.join(fixtures, 'minimal'), path.join(folder, 'game'), { recursive: true }));
afterEach(() => {
  terminal?.close();
  terminal = undefined;
});

function change(from: string, to: string): void {
  fs.writeFileSync(object, fs.readFileSync(object, 'utf8').replace(from, to));
}

/** Resolves with all output of a child once it matches. */
function printed(child: ChildProcess, stream: 'stdout' | 'stderr', fits: (text: string) => boolean): Promise<string> {
  let text = '';
  return new Promise((resolve) => {
    child[stream]?.on('data', (chunk: Buffer) => {
      text += chunk.toString('utf8');
      if (fits(text)) resolve(text);
    });
  });
}

describe('validate --watch', () => {
  it('in a terminal, shows only the newest result, and ends with 130 on Ctrl-C', async () => {
    terminal = openTerminal(['validate', 'game', '--watch'], { cwd: folder });
    const { until, press, ended, hasColor } = terminal;
    await until((screen) => screen.includes('No problems') && screen.includes('Press Ctrl-C'));
    change('"randomSeed": -1', '"randomSeed": "x"');
    const broken = await until((screen) => screen.includes('1 blocking') && screen.includes('Press Ctrl-C'));
    expect(broken).not.toContain('No problems');
    expect(broken).toMatch(/> \d+ │ .*"randomSeed": "x"/);
    expect(hasColor(1)).toBe(true);
    change('"randomSeed": "x"', '"randomSeed": ');
    await until((screen) => screen.includes('game cannot be read.') && screen.includes('Press Ctrl-C'));
    change('"randomSeed": ', '"randomSeed": 5');
    const right = await until((screen) => screen.includes('No problems') && screen.includes('Press Ctrl-C'));
    expect(right).not.toContain('cannot be read');
    press(keys.controlC);
    expect(await ended).toBe(130);
  });

  it('without a terminal, prints one result after the other, and ends with 130 on SIGINT', async () => {
    let seen = 0;
    const { status, stdout, stderr } = await playhouse(['validate', 'game', '--watch', '--json'], {
      cwd: folder,
      async onStart(child) {
        await printed(child, 'stdout', (text) => text.endsWith('\n'));
        seen += 1;
        const second = printed(child, 'stdout', (text) => text.endsWith('\n'));
        change('"randomSeed": -1', '"randomSeed": "x"');
        await second;
        seen += 1;
        child.kill('SIGINT');
      },
    });
    expect([status, stderr, seen]).toEqual([130, '', 2]);
    const results = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(results.map(({ blockingErrorCount }) => blockingErrorCount)).toEqual([0, 1]);
  });
});
