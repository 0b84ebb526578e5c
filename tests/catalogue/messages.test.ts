import { type Issue, type Path, type Project, validateProject } from '@playhouse/core';
import type { BehaviorDescription } from '@playhouse/core/testing';
import { describe, expect, it, test } from 'vitest';
import { buildFixtureProject, fixtureOwner } from '../../fixtures/behaviors/fixtureProject.ts';
import { behaviorFixtures, behaviorOfRow, type ConditionDescription } from './fixtures.ts';
import { ownMessages } from './ownMessages.ts';
import { conditionMessages } from './specConditions.ts';
import { type Mistake, specMessages } from './specMessages.ts';

/** The behavior of the first valid row of a class's fixture, with the attributes of the mistake. */
function behaviorWith({ class: name, attributes }: Pick<Mistake, 'class' | 'attributes'>): BehaviorDescription {
  const row = behaviorFixtures.get(name)?.valid[0];
  if (!row) throw new Error(`There is no fixture of ${name}.`);
  const behavior = behaviorOfRow(name, row);
  return { ...behavior, attributes: { ...behavior.attributes, ...attributes } };
}

function ruleWith(condition: ConditionDescription, id = 'id900'): BehaviorDescription {
  const stored = JSON.parse(JSON.stringify({ id, ...condition }));
  return { class: 'RuleBehavior', attributes: {}, conditions: [stored], behaviors: [], elseBehaviors: [] };
}

interface Place {
  readonly title: string;
  readonly path: Path;
  project(behavior: BehaviorDescription): Project;
}

/** Locations of a behavior in a whole project. */
const places: readonly Place[] = [
  {
    title: 'in a prototype',
    path: ['actors', fixtureOwner, 'behaviors', 0],
    project: (behavior) => buildFixtureProject([behavior]),
  },
  {
    title: 'deep in a prototype',
    path: ['actors', fixtureOwner, 'behaviors', 0, 'elseBehaviors', 0, 'behaviors', 0],
    project: (behavior) => {
      const group = { class: 'CompoundBehavior', attributes: {}, behaviors: [behavior] };
      return buildFixtureProject([{ ...ruleWith(key, 'id901'), elseBehaviors: [group] }]);
    },
  },
  {
    title: 'in an unlocked instance',
    path: ['scenes', 'id50', 'layers', 0, 'actors', 0, 'behaviors', 0],
    project: (behavior) => unlocked(buildFixtureProject([behavior])),
  },
];

const key: ConditionDescription = {
  class: 'EventCondition',
  eventType: 'key',
  attributes: { conditionType: 0 },
  predicate: { type: 'key', attributes: { keyString: 'a', mode: 'down' } },
};

/** The project with the behaviors of the prototype moved to its instance. */
function unlocked(project: Project): Project {
  const prototype = project.actors.get(fixtureOwner);
  const scene = project.scenes.get('id50');
  if (!prototype || !scene) throw new Error('The fixture project has another shape.');
  const layers = scene.layers.map((layer) => ({
    ...layer,
    actors: layer.actors.map((actor) => ({ ...actor, behaviors: prototype.behaviors })),
  }));
  return {
    ...project,
    actors: new Map([...project.actors, [fixtureOwner, { ...prototype, behaviors: [] }]]),
    scenes: new Map([...project.scenes, ['id50', { ...scene, layers }]]),
  };
}

/** All findings of a project: their paths relative to the behavior, and their texts. */
function findingsIn(place: Place, behavior: BehaviorDescription): (readonly [readonly unknown[], string])[] {
  return validateProject(place.project(behavior)).issues.map(({ path, message }: Issue) => {
    expect(path.slice(0, place.path.length)).toEqual(place.path);
    return [path.slice(place.path.length), message];
  });
}

const told = specMessages.flatMap(({ text, mistakes }) =>
  mistakes.map((mistake) => ({ ...mistake, shown: mistake.shown ?? text })),
);

describe.each(places)('a whole project with one mistake $title', (place) => {
  it.each(told)('reports for $class with $attributes: $shown', (mistake) => {
    expect(findingsIn(place, behaviorWith(mistake))).toEqual([[['attributes', mistake.at], mistake.shown]]);
  });

  it.each(ownMessages.flatMap(({ mistakes }) => mistakes))(
    'reports in our words for $class with $attributes: $shown',
    (mistake) => {
      expect(findingsIn(place, behaviorWith(mistake))).toEqual([[['attributes', mistake.at], mistake.shown]]);
    },
  );

  it.each(conditionMessages.flatMap(({ text, mistakes }) => mistakes.map((mistake) => ({ shown: text, ...mistake }))))(
    'reports for the condition $condition: $shown',
    ({ condition, shown }) => {
      const found = findingsIn(place, ruleWith(condition));
      expect(found.map(([path, message]) => [path.slice(0, 2), message])).toEqual([[['conditions', 0], shown]]);
    },
  );

  it('reports nothing without the mistake', () => {
    for (const name of behaviorFixtures.keys())
      expect([name, findingsIn(place, behaviorWith({ class: name }))]).toEqual([name, []]);
    expect(findingsIn(place, ruleWith(key))).toEqual([]);
  });
});

test('every text shown has the form given by the specification', () => {
  for (const { text, mistakes } of [...specMessages, ...conditionMessages]) {
    expect(mistakes.length).toBeGreaterThan(0);
    for (const { shown = text } of mistakes) {
      const parts = text.split(/\{\w+\}|\bX\b/);
      expect([text, shown, shown.startsWith(parts[0] ?? '') && shown.endsWith(parts.at(-1) ?? '')]).toEqual([
        text,
        shown,
        true,
      ]);
      expect(shown).not.toMatch(/\{|\bX\b/);
    }
  }
});

describe('the texts of the expression language', () => {
  const program = (...parts: readonly unknown[]) => ({ '@': 'expression', $: parts });
  const move = (direction: unknown) => ({ class: 'MoveBehavior', attributes: { direction } });

  it.each([
    [program('1 +'), 'Expected a value but end of input found.'],
    [program('1 2'), 'Expected an operator but "2" found.'],
    [program('(1'), 'Expected ")" but end of input found.'],
    [program({ keypath: 'scene.attributes.gravity.y' }), 'Cannot access scene attribute from prototype'],
    [
      program({ keypath: 'self.attributes.id32' }, '*2'),
      "Attribute 'self.attributes.id32' must be the string representation of a number or this expression will be invalid at runtime.",
    ],
  ])('%j in a prototype says: %s', (direction, text) => {
    const { issues } = validateProject(buildFixtureProject([behaviorWith(move(direction))]));
    expect(issues.map(({ message }) => message)).toEqual([text]);
  });

  it('an instance reports that another one is missing', () => {
    const keypath = 'scene.layers.id60.actors.id99.attributes.position.x';
    const { issues } = validateProject(unlocked(buildFixtureProject([behaviorWith(move(program({ keypath })))])));
    expect(issues.map(({ message }) => message)).toEqual(['Invalid state contest whe getting instance.']);
  });
});
