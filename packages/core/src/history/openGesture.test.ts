import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Edit } from '../edit/editDefinitions.ts';
import { placementOf } from '../edit/instance/placement.ts';
import { createCountingIds } from '../model/ids.ts';
import { buildProject, textOfProject } from '../testing.ts';
import { createProjectSession } from './projectSession.ts';

/** Two actors at the origin. */
function start() {
  const actors = ['id20', 'id21'].map((id) => ({ id, prototype: 'id1' }));
  const project = buildProject({
    prototypes: [{ id: 'id1', name: 'Pip' }],
    scenes: [{ id: 'id1', name: 'Meadow', layers: [{ id: 'id9', actors }] }],
  });
  let time = 1000;
  return createProjectSession({ project, ids: createCountingIds(['id1']), clock: () => (time += 1) });
}

const move = (x: number, ids = ['id20']): Edit => ({
  kind: 'instance.move',
  data: { scene: 'id1', ids, by: { x, y: 0 } },
});

describe('a gesture', () => {
  const drag = { history: 'replace', gesture: 'drag 1', isOngoing: true } as const;
  const rotate: Edit = {
    kind: 'instance.rotate',
    data: { scene: 'id1', ids: ['id20'], by: 15, pivot: { x: 0, y: 0 } },
  };
  const xOf = (session: ReturnType<typeof start>, at = 0) => {
    const instance = session.getState().project.scenes.get('id1')?.layers[0]?.actors[at];
    return instance && placementOf(instance, undefined).position.x;
  };
  const remotely = (session: ReturnType<typeof start>, id: string, x: number) => {
    const document = session.getState().project.scenes.get('id1');
    if (!document) throw new Error('no scene');
    const layers = document.layers.map((layer) => ({
      ...layer,
      actors: layer.actors.map((actor) =>
        actor.id === id ? { ...actor, attributes: { ...actor.attributes, position: { x, y: 0 } } } : actor,
      ),
    }));
    session.replace('remote', new Map([['scenes/id1.json', { ...document, layers }]]));
  };

  it('leaves the history as it was when it is cancelled, or ends where it began', () => {
    const before = fc.array(fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constantFrom('undo', 'redo')), {
      maxLength: 15,
    });
    const moves = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 5 });
    const options = fc.record({ history: fc.constantFrom('replace', 'merge'), isOngoing: fc.boolean() });
    fc.assert(
      fc.property(before, moves, options, fc.constantFrom('cancel', 'return', 'finish'), (steps, by, how, end) => {
        const session = start();
        for (const step of steps) {
          if (typeof step === 'number') session.dispatch(move(step));
          else session[step]();
        }
        const { history, project } = session.getState();
        for (const x of by) session.dispatch(move(x), { ...how, gesture: 'a' });
        if (end === 'finish') session.finish();
        if (end === 'return') session.dispatch(move(0), { history: 'replace', gesture: 'a' });
        else session.cancel('a');
        session.finish();
        expect(session.getState().history).toEqual(history);
        expect(session.getState().isOngoing).toBeUndefined();
        expect(textOfProject(session.getState().project)).toBe(textOfProject(project));
      }),
      { seed: 3, numRuns: 400 },
    );
  });

  it('moves by its distance once, whatever else happens meanwhile', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constantFrom('drag', 'other', 'same', 'typed', 'remote', 'server'), x: fc.nat(50) }),
      fc.constant({ kind: 'title' as const, x: 0 }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), fc.boolean(), (steps, isCancelled) => {
        const session = start();
        session.dispatch(move(1000));
        let [dragged, x, other] = [0, 1000, 0];
        const make = {
          drag: (by: number) => session.dispatch(move(by), drag),
          other: (by: number) => session.dispatch(move(by, ['id21'])),
          same: (by: number) => session.dispatch(move(by)),
          typed: (by: number) => session.dispatch(move(by), { history: 'merge', gesture: 'keys' }),
          remote: (by: number) => session.dispatch(move(by, ['id21']), { source: 'remote' }),
          server: (at: number) => remotely(session, 'id21', at),
          title: () => session.dispatch({ kind: 'project.setTitle', data: { title: 'A' } }),
        };
        for (const { kind, x: by } of steps) {
          make[kind](by);
          if (kind === 'drag') dragged = by;
          if (kind === 'same' || kind === 'typed') x += by;
          if (kind === 'other' || kind === 'remote') other += by;
          if (kind === 'server') other = by;
        }
        if (isCancelled) session.cancel('drag 1');
        else session.finish();
        expect(xOf(session)).toBe(isCancelled ? x : x + dragged);
        const { undo } = session.getState().history;
        expect(undo.filter(({ gesture }) => gesture === 'drag 1').length).toBe(isCancelled || dragged === 0 ? 0 : 1);
        expect(xOf(session, 1)).toBe(other);
      }),
      { seed: 5, numRuns: 400 },
    );
  });

  it('stays the last step, with its time and label, when another edit is made meanwhile', () => {
    const session = start();
    session.dispatch(move(5), drag);
    const [first] = session.getState().history.undo;
    session.dispatch(rotate);
    const { undo } = session.getState().history;
    expect(undo.map(({ label }) => label.what)).toEqual(['Turned Pip', 'Moved Pip']);
    expect([undo[1]?.created_at, undo[1]?.label]).toEqual([first?.created_at, first?.label]);
    session.undo();
    expect(xOf(session)).toBe(0);
    expect(session.getState().history.undo.map(({ label }) => label.what)).toEqual(['Turned Pip']);
  });

  it('goes on from where others moved its actor, and gives that back when it is cancelled', () => {
    const session = start();
    session.dispatch(move(5), drag);
    remotely(session, 'id20', 100);
    expect(xOf(session)).toBe(100);
    session.dispatch(move(7), drag);
    expect(xOf(session)).toBe(107);
    session.cancel('drag 1');
    expect(xOf(session)).toBe(100);
    expect(session.getState().history).toEqual({ undo: [], redo: [] });
  });

  it.each([
    ['undo', (session: ReturnType<typeof start>) => session.undo(), 0],
    ['undo and redo', (session: ReturnType<typeof start>) => [session.undo(), session.redo()], 5],
    ['an edit of what it made', (session: ReturnType<typeof start>) => session.dispatch(move(3, ['id20', 'id77'])), 8],
  ])('ends with %s: what still comes of it is ignored, until the next one', (_title, happen, x) => {
    const session = start();
    const copy: Edit = {
      kind: 'instance.duplicate',
      data: { scene: 'id1', copies: [{ from: 'id21', id: 'id77' }], by: { x: 9, y: 0 } },
    };
    session.dispatch([move(5), copy], drag);
    happen(session);
    session.dispatch(move(9), drag);
    expect(xOf(session)).toBe(x);
    session.finish();
    session.dispatch(move(9), { ...drag, gesture: 'drag 2' });
    expect(xOf(session)).toBe(x + 9);
  });
});
