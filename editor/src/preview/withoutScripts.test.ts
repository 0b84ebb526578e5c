import { buildProject } from '@playhouse/core/testing';
import { expect, test } from 'vitest';
import { hasScripts, withoutScripts } from './withoutScripts.ts';

const script = { name: 'S', event: 'onGameReady', source: 'log("on")' };

test('keeps the scripts, but disables them', () => {
  const project = buildProject({ delegates: [script, { ...script, name: 'T' }] });
  const safe = withoutScripts(project);
  expect([...safe.delegates.values()].map(({ source, enabled }) => [source, enabled])).toEqual([
    [script.source, false],
    [script.source, false],
  ]);
  expect({ ...safe, delegates: project.delegates }).toEqual(project);
  expect([hasScripts(project), hasScripts(safe)]).toEqual([true, false]);
});

test.each([
  ['no script', []],
  ['a disabled one', [{ ...script, enabled: false }]],
  ['an empty one', [{ ...script, source: ' \n' }]],
])('a project with %s has no scripts to run', (_, delegates) => {
  expect(hasScripts(buildProject({ delegates }))).toBe(false);
});
