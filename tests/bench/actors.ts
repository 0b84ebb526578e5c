import { createProject, createPrototype, type Instance, type Project } from '@playhouse/core';
import { createGame, createHeadlessPorts } from '@playhouse/runtime';
import { rows as frameRows } from './frames.ts';
import { loadPeer } from './peers.ts';
import { keep, type Row, shortest } from './row.ts';
import { scratchProject } from './scratchProject.ts';

const count = 20_000;
const warmUp = 30;
const steps = 60;
const rounds = 5;
const speed = 120;

/**
 * G3: 20,000 actors, each with one rule and one move, compared with a hand-written loop and scratch-vm; and the
 * additions of G3f.
 */
export async function rows(): Promise<Row[]> {
  const project = crowd();
  const vm = await scratchProject(loadPeer('scratch-vm'), count);
  const best = { ours: Infinity, byHand: Infinity, scratch: Infinity };
  for (let round = 0; round < rounds; round++) {
    const game = await createGame(project, createHeadlessPorts(project), { seed: 1 });
    for (let warm = 0; warm < warmUp; warm++) game.step([]);
    const times = shortest({ ours: () => game.step([]), byHand: handWritten() }, steps);
    checkPlaces(
      game.actorList().map(({ position }) => position.x),
      warmUp + steps,
    );
    game.destroy();
    const { scratch } = shortest({ scratch: vm }, steps / 5);
    best.ours = Math.min(best.ours, times.ours);
    best.byHand = Math.min(best.byHand, times.byHand);
    best.scratch = Math.min(best.scratch, scratch);
  }
  return [
    {
      id: 'G3',
      what: `a step of ${count} actors with a rule and a move`,
      value: best.ours * 1e3,
      unit: 'ms',
      ratio: best.ours / best.byHand,
      against: 'a hand-written loop',
      goal: { max: 2.7 },
    },
    {
      id: 'G3s',
      what: 'the same in scratch-vm',
      value: best.scratch * 1e3,
      unit: 'ms',
      ratio: best.scratch / best.ours,
      against: 'ours',
      goal: { min: 20 },
    },
    ...(await frameRows()),
  ];
}

/** Every actor moves to the right while its own attribute is greater than 0, which is true for two in three. */
function crowd(): Project {
  const empty = createProject({ title: 'Crowd' });
  const [sceneId = ''] = empty.object.scenes;
  const scene = empty.scenes.get(sceneId);
  if (!scene) throw new Error('A new project has a scene.');
  const base = createPrototype('id2', 'One of many');
  const prototype = {
    ...base,
    attributes: { ...base.attributes, id9: { '@': 'real', $: 1, name: 'Energy' } },
    behaviors: [
      {
        id: 'id3',
        class: 'RuleBehavior',
        enabled: true,
        attributes: { name: 'Rule', compoundConditionKind: 0, runOnce: false, runSequentially: false },
        conditions: [
          {
            id: 'id4',
            class: 'AttributeCondition',
            attributes: { conditionType: 1, subjectAttribute: 'self.attributes.id9' },
            predicate: { type: 'number' as const, attributes: { operator: '>', RHS: 0 } },
          },
        ],
        behaviors: [
          {
            id: 'id5',
            class: 'MoveBehavior',
            enabled: true,
            attributes: { name: 'Move', direction: 0, space: 1, moveType: 0, speed },
          },
        ],
        elseBehaviors: [],
      },
    ],
  };
  const actors: Instance[] = Array.from({ length: count }, (_, index) => ({
    id: `id${1000 + index}`,
    prototype: 'id2',
    attributes: { position: { x: 0, y: index % 700 }, id9: { '@': 'real', $: (index % 3) - 0.5, name: 'Energy' } },
  }));
  const layers = [{ id: 'id6', attributes: { name: 'Layer', scrollable: true }, actors }];
  return {
    ...empty,
    object: { ...empty.object, prototypes: ['id2'] },
    actors: new Map([['id2', prototype]]),
    scenes: new Map([[sceneId, { ...scene, layers }]]),
  };
}

function checkPlaces(xs: readonly number[], frames: number): void {
  xs.forEach((x, index) => {
    const expected = index % 3 === 0 ? 0 : (frames * speed) / 60;
    if (Math.abs(x - expected) > 1e-3) throw new Error(`Actor ${index} stands at ${x} instead of ${expected}.`);
  });
}

/** The same over typed columns, as hand-written by somebody who knows the game. */
function handWritten(): () => void {
  const energy = Float64Array.from({ length: count }, (_, index) => (index % 3) - 0.5);
  const x = new Float64Array(count);
  const y = Float64Array.from({ length: count }, (_, index) => index % 700);
  const previousX = new Float64Array(count);
  const previousY = new Float64Array(count);
  const time = new Float64Array(count);
  return () => {
    for (let index = 0; index < count; index++) {
      previousX[index] = x[index] ?? 0;
      previousY[index] = y[index] ?? 0;
      time[index] = (time[index] ?? 0) + 1 / 60;
      const moveX = (energy[index] ?? 0) > 0 ? speed * Math.cos(0) : 0;
      const moveY = (energy[index] ?? 0) > 0 ? speed * Math.sin(0) : 0;
      x[index] = (x[index] ?? 0) + moveX / 60;
      y[index] = (y[index] ?? 0) + moveY / 60;
    }
    keep(x[7]);
  };
}
