import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import {
  applyEdit,
  createCountingIds,
  createProjectSession,
  type Edit,
  type Instance,
  type Project,
  type SceneDocument,
} from '@playhouse/core';
import { crowdedProject, instanceIds } from './crowdedProject.ts';
import { loadPeer } from './peers.ts';
import { keep, median, type Row, race } from './row.ts';

const instances = 5000;
const some = 10;

interface Immer {
  enablePatches(): void;
  produceWithPatches(base: SceneDocument, recipe: (draft: SceneDocument) => void): [SceneDocument, unknown, unknown];
}
interface Mutative {
  create(
    base: SceneDocument,
    recipe: (draft: SceneDocument) => void,
    options: { enablePatches: true },
  ): [SceneDocument, unknown, unknown];
}

/**
 * G5: moving instances and undoing it, each with its inverse, compared with immer and mutative; undo of a large
 * deletion.
 */
export async function rows(): Promise<Row[]> {
  return [...moveRows(crowdedProject(instances)), ...deletionRows(crowdedProject(10_000)), memoryRow()];
}

function moveRows(project: Project): Row[] {
  const [scene = ''] = project.object.scenes;
  const ids = instanceIds(project);
  const one = [ids[2500] ?? ''];
  const many = ids.filter((_, index) => index % some === 0);
  const own = race({
    one: mover(project, scene, one),
    undoOne: undoer(project, scene, one),
    many: mover(project, scene, many),
    undoMany: undoer(project, scene, many),
    immer: immerMover(project.scenes.get(scene), [2500]),
    immerMany: immerMover(
      project.scenes.get(scene),
      many.map((_, index) => index * some),
    ),
    mutative: mutativeMover(project.scenes.get(scene), [2500]),
  });
  const row = (id: string, what: string, seconds: number, max: number): Row => ({
    id,
    what,
    value: seconds * 1e6,
    unit: 'µs',
    goal: { max },
  });
  const beside = (id: string, what: string, seconds: number, peer: number, name: string, min: number): Row => ({
    id,
    what,
    value: seconds * 1e6,
    unit: 'µs',
    ratio: peer / seconds,
    against: `less time than ${name}`,
    goal: { min },
  });
  return [
    row('G5', 'move of one of 5,000 instances, with its inverse', own.one, 5),
    row('G5u', 'undo of a move of one of 5,000 instances', own.undoOne, 5),
    row('G5m', 'move of 500 of 5,000 instances, with its inverse', own.many, 100),
    row('G5mu', 'undo of a move of 500 of 5,000 instances', own.undoMany, 100),
    beside('G5i', 'move of one of 5,000 instances', own.one, own.immer, 'immer', 50),
    beside('G5im', 'move of 500 of 5,000 instances', own.many, own.immerMany, 'immer', 50),
    beside('G5t', 'move of one of 5,000 instances', own.one, own.mutative, 'mutative', 1),
  ];
}

function applied(project: Project, edit: Edit) {
  const done = applyEdit(project, edit);
  if (!done.ok) throw new Error(done.issues.map(({ message }) => message).join(' '));
  return done.value;
}

function mover(project: Project, scene: string, ids: readonly string[]): () => void {
  const edit: Edit = { kind: 'instance.move', data: { scene, ids, by: { x: 1, y: 1 } } };
  let next = project;
  return () => {
    next = applied(next, edit).project;
  };
}

/** The inverse of an undo redoes the edit, so both can alternate forever. */
function undoer(project: Project, scene: string, ids: readonly string[]): () => void {
  let next = applied(project, { kind: 'instance.move', data: { scene, ids, by: { x: 1, y: 1 } } });
  return () => {
    next = applied(next.project, { kind: 'ops.apply', data: next.inverse });
  };
}

/** Peers work on the scene alone and find instances by index, which is less work than our edit does. */
function immerMover(scene: SceneDocument | undefined, places: readonly number[]): () => void {
  const { enablePatches, produceWithPatches } = loadPeer('immer') as Immer;
  if (scene === undefined) throw new Error('The scene is there.');
  enablePatches();
  let next = structuredClone(scene);
  return () => {
    [next] = produceWithPatches(next, (draft) => shift(draft, places));
    keep(next);
  };
}

function mutativeMover(scene: SceneDocument | undefined, places: readonly number[]): () => void {
  const { create } = loadPeer('mutative') as Mutative;
  if (scene === undefined) throw new Error('The scene is there.');
  let next = structuredClone(scene);
  return () => {
    [next] = create(next, (draft) => shift(draft, places), { enablePatches: true });
    keep(next);
  };
}

function shift({ layers }: SceneDocument, places: readonly number[]): void {
  for (const place of places) {
    const actor: Instance | undefined = layers[0]?.actors[place];
    const position = actor?.attributes.position as { x: number; y: number } | undefined;
    if (actor && position) actor.attributes.position = { x: position.x + 1, y: position.y + 1 };
  }
}

function deletionRows(project: Project): Row[] {
  const session = createProjectSession({ project, ids: createCountingIds([]), clock: () => 0 });
  const done = session.dispatch({ kind: 'prototype.remove', data: { prototype: 'id2' } });
  if (!done.ok) throw new Error(done.issues[0]?.message);
  const times: Record<'undo' | 'redo', number[]> = { undo: [], redo: [] };
  for (let round = 0; round < 15; round++) {
    for (const step of ['undo', 'redo'] as const) {
      const start = performance.now();
      keep(session[step]().length);
      times[step].push(performance.now() - start);
    }
  }
  return (['undo', 'redo'] as const).map((step) => ({
    id: step === 'undo' ? 'G5d' : 'G5dr',
    what: `${step} of the deletion of a prototype with 10,000 instances`,
    value: median(times[step]),
    unit: 'ms',
    goal: { max: 50 },
  }));
}

function memoryRow(): Row {
  const script = fileURLToPath(new URL('historyMemory.ts', import.meta.url));
  const run = spawnSync(process.execPath, ['--expose-gc', script], { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(run.stderr);
  const { bytes }: { bytes: number } = JSON.parse(run.stdout);
  return { id: 'G5h', what: '1,000 entries of a history of moves', value: bytes / 1e6, unit: 'MB', goal: { max: 0.6 } };
}
