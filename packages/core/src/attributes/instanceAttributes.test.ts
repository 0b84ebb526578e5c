import { describe, expect, it } from 'vitest';
import { parseText } from '../expression/names/parseText.ts';
import { createProjectNames } from '../expression/names/projectNames.ts';
import type { Project } from '../model/project.ts';
import { buildProject } from '../testing/buildProject.ts';
import { createProjectChecker } from '../validate/projectChecker.ts';
import { validateProject } from '../validate/validateProject.ts';
import { instanceAttributes } from './instanceAttributes.ts';

const power = { '@': 'real', $: 1, name: 'Power' };

/** A prototype whose behavior changes an attribute, and instances that may have it. */
function game(instances: readonly boolean[], inherited = {}): Project {
  return buildProject({
    prototypes: [
      {
        attributes: inherited,
        behaviors: [1, 2].map(() => ({
          class: 'ChangeAttributeAction',
          attributes: {
            targetAttribute: 'self.attributes.id800',
            RHS: { '@': 'expression', $: [{ keypath: 'self.attributes.id800' }, ' + 1'] },
          },
        })),
      },
    ],
    scenes: [
      {
        layers: [{ actors: instances.map((has) => ({ prototype: 'id1', attributes: has ? { id800: power } : {} })) }],
      },
    ],
  });
}

const found = ({ issues }: ReturnType<typeof validateProject>) =>
  issues.map(({ code, severity, message }) => `${severity} ${code}: ${message}`);

describe('attributes that only instances have', () => {
  it('do not include those of the prototype', () => {
    expect([...instanceAttributes(game([true]), 'id1').keys()]).toEqual(['id800']);
    expect([...instanceAttributes(game([true], { id800: power }), 'id1').keys()]).toEqual([]);
  });

  it('are found by behaviors of the prototype, without a finding where all instances have them', () => {
    expect(found(validateProject(game([true, true])))).toEqual([]);
  });

  it.each([
    [[true, false], 'One instance of this actor does not have the attribute Power.'],
    [[true, false, false], '2 instances of this actor do not have the attribute Power.'],
  ])('are a warning, once, where some lack them: %j', (instances, message) => {
    expect(found(validateProject(game(instances)))).toEqual([`nonBlocking reference.missing: ${message}`]);
  });

  it('block where no instance has them', () => {
    const severities = validateProject(game([false])).issues.map(({ severity }) => severity);
    expect(new Set(severities)).toEqual(new Set(['blocking']));
  });

  it('can be used by name in programs of the prototype', () => {
    const names = createProjectNames(game([true]), { kind: 'prototype', id: 'id1' });
    expect(parseText('self.Power + 1', names).issues).toEqual([]);
  });

  it('are noticed by an incremental checker', () => {
    const checker = createProjectChecker();
    const states = [
      [true, true],
      [true, false],
      [false, false],
      [true, true],
    ].map((each) => game(each));
    const [first] = states;
    for (const state of states) {
      const project = { ...state, actors: first?.actors ?? state.actors };
      expect(checker.check(project).issues).toEqual(validateProject(project).issues);
    }
  });
});
