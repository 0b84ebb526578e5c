import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../tool.ts';
import { shapes } from './shapes.ts';

const script = path.join(root, 'packages/dev/src/steps/printSteps.ts');
const { stdout } = spawnSync(process.execPath, ['--no-opt', '--no-maglev', '--no-sparkplug', script], {
  encoding: 'utf8',
});
const steps: Record<string, [number, number]> = JSON.parse(stdout);

/** Four times the length; the margin is for work that only long programs need. Quadratic growth would be 16. */
describe('the work on an expression grows at most linearly with its length', () => {
  test.each(shapes)('for %s', (name) => {
    const [short, long] = steps[name] ?? [0, 0];
    expect(short).toBeGreaterThan(0);
    expect(long / short).toBeLessThan(6);
  });
});
