import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Edit } from '../edit/editDefinitions.ts';
import { createCountingIds } from '../model/ids.ts';
import type { ProjectDocument } from '../model/project.ts';
import { buildProject, textOfProject } from '../testing.ts';
import { changedDocuments } from './changedDocuments.ts';
import { createProjectSession } from './projectSession.ts';

function start() {
  const project = buildProject({
    prototypes: [{ id: 'id1', name: 'Pip' }],
    scenes: [
      {
        id: 'id1',
        name: 'Meadow',
        layers: [
          {
            id: 'id9',
            actors: [
              { id: 'id20', prototype: 'id1' },
              { id: 'id21', prototype: 'id1' },
            ],
          },
        ],
      },
      { id: 'id2', name: 'Cave' },
    ],
  });
  let time = 1000;
  return createProjectSession({ project, ids: createCountingIds(['id1']), clock: () => (time += 1) });
}

const move = (x: number, ids = ['id20']): Edit => ({
  kind: 'instance.move',
  data: { scene: 'id1', ids, by: { x, y: 0 } },
});
const title = (text: string): Edit => ({ kind: 'project.setTitle', data: { title: text } });

describe('a session', () => {
  it('passes the states before and after to listeners, and keeps the initial one', () => {
    const session = start();
    const seen: string[] = [];
    const stop = session.subscribe((now, before) =>
      seen.push(`${before.project.object.title}>${now.project.object.title}`),
    );
    session.dispatch(title('A'));
    stop();
    session.dispatch(title('B'));
    expect(seen).toEqual(['Test>A']);
    expect(session.getInitialState().project.object.title).toBe('Test');
  });

  it('records what was done and where, and stores both directions', () => {
    const session = start();
    session.dispatch([move(5), move(2)]);
    const [checkpoint] = session.getState().history.undo;
    expect(checkpoint?.label).toEqual({ what: 'Moved Pip', where: 'Meadow' });
    expect(checkpoint?.created_at).toBe(1001);
    expect(checkpoint?.actions.map(({ action, undoAction }) => [action, undoAction])).toEqual([
      ['instance.move', 'ops.apply'],
      ['instance.move', 'ops.apply'],
    ]);
    expect(JSON.parse(JSON.stringify(checkpoint))).toEqual(checkpoint);
  });

  it('makes all edits or none', () => {
    const session = start();
    const done = session.dispatch([title('A'), { kind: 'scene.rename', data: { scene: 'id9', name: 'x' } }]);
    expect(done.ok).toBe(false);
    expect(session.getState()).toBe(session.getInitialState());
  });

  it('refuses to change a project in a newer format, and says why', () => {
    const { project } = start().getState();
    const newer = { ...project, object: { ...project.object, formatVersion: 2 } };
    const before = start();
    for (const name of ['A', 'B']) before.dispatch(title(name));
    before.undo();
    const { history } = before.getState();
    const session = createProjectSession({ project: newer, ids: createCountingIds([]), clock: () => 1, history });
    const refused = session.dispatch(title('Mine'));
    const reasons = [
      {
        code: 'project.version',
        severity: 'blocking',
        path: ['object', 'formatVersion'],
        params: { version: 2 },
        message:
          'This project was written by a newer version of Playhouse (format 2). You can view and play it, but not change it. Update Playhouse to change it.',
      },
    ];
    expect(refused.ok ? [] : refused.issues).toEqual(reasons);
    expect([session.undo(), session.redo()]).toEqual([reasons, reasons]);
    expect(session.getState()).toBe(session.getInitialState());
  });

  it('refuses edits and steps while it is held, but not what comes from elsewhere', () => {
    const { project } = start().getState();
    const reason = { code: 'edit.refused', severity: 'blocking', path: [], params: {}, message: 'Not yet.' } as const;
    let isHeld = false;
    const heldBy = () => (isHeld ? reason : undefined);
    const session = createProjectSession({ project, ids: createCountingIds([]), clock: () => 1, heldBy });
    session.dispatch(title('Mine'));
    isHeld = true;
    expect(session.dispatch(title('Other'))).toEqual({ ok: false, issues: [reason] });
    expect([session.undo(), session.redo()]).toEqual([[reason], [reason]]);
    expect(session.getState().project.object.title).toBe('Mine');
    const scene = [...project.scenes.values()][0];
    if (!scene) throw new Error('no scene');
    session.replace('remote', new Map([['scenes/id77.json', { ...scene, id: 'id77' }]]));
    expect(session.getState().project.scenes.has('id77')).toBe(true);
    isHeld = false;
    session.undo();
    // What came stays.
    expect([session.getState().project.object.title, session.getState().project.scenes.has('id77')]).toEqual([
      project.object.title,
      true,
    ]);
  });

  it('records nothing when nothing changed', () => {
    const session = start();
    session.dispatch(title('Test'));
    expect(session.getState()).toBe(session.getInitialState());
  });

  it('records one undo step for a drag that sends its whole distance', () => {
    const session = start();
    for (const x of [1, 2.5, 40]) session.dispatch(move(x), { history: 'replace', gesture: 'drag 1' });
    const { history, project } = session.getState();
    expect(history.undo.map(({ actions }) => actions.length)).toEqual([1]);
    expect(project.scenes.get('id1')?.layers[0]?.actors[0]?.attributes.position).toEqual({ x: 40, y: 0 });
    session.undo();
    expect(textOfProject(session.getState().project)).toBe(textOfProject(session.getInitialState().project));
  });

  it('forgets a drag that ends where it began, or is cancelled', () => {
    const session = start();
    session.dispatch(move(4), { history: 'replace', gesture: 'a' });
    session.dispatch(move(0), { history: 'replace', gesture: 'a' });
    expect(session.getState().history.undo).toEqual([]);
    session.dispatch(move(4), { history: 'replace', gesture: 'b' });
    session.cancel('b');
    session.cancel('b');
    expect(session.getState().history.undo).toEqual([]);
    expect(textOfProject(session.getState().project)).toBe(textOfProject(session.getInitialState().project));
  });

  it('makes all edits of a drag on the same project', () => {
    const step = fc.oneof(
      fc.record({
        mode: fc.constantFrom('replace', 'merge', 'record'),
        gesture: fc.constantFrom('a', 'b'),
        x: fc.nat(3),
      }),
      fc.constantFrom('undo', 'redo', 'cancel', 'remote'),
    );
    const walk = (
      session: ReturnType<typeof start>,
      each: typeof step extends fc.Arbitrary<infer Step> ? Step : never,
    ) => {
      if (typeof each === 'object') session.dispatch(move(each.x), { history: each.mode, gesture: each.gesture });
      else if (each === 'cancel') session.cancel('a');
      else if (each === 'remote') session.dispatch(move(1, ['id21']), { source: 'remote' });
      else session[each]();
    };
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const [dragged, stopping] = [start(), start()];
        for (const each of steps) {
          walk(dragged, each);
          // Whatever the session knows of a gesture is forgotten at its end; then the gesture goes on.
          stopping.finish();
          walk(stopping, each);
        }
        expect(dragged.getState()).toEqual(stopping.getState());
      }),
      { seed: 7, numRuns: 400 },
    );
  });

  it('tells listeners whether a gesture goes on, and once that it ended', () => {
    const session = start();
    const heard: unknown[] = [];
    session.subscribe(({ isOngoing, history }) => heard.push([isOngoing, history.undo.length]));
    const drag = { history: 'replace', gesture: 'drag 1', isOngoing: true } as const;
    session.dispatch(move(1), drag);
    session.dispatch(move(2), drag);
    session.finish();
    session.finish();
    session.dispatch(move(3), drag);
    session.cancel('drag 1');
    session.finish();
    expect(heard).toEqual([
      [true, 1],
      [true, 1],
      [undefined, 1],
      [true, 1],
      [undefined, 0],
    ]);
  });

  it('merges edits of one gesture, and starts a new step for another one', () => {
    const session = start();
    session.dispatch(title('A'), { history: 'merge', gesture: 'typing' });
    session.dispatch(title('AB'), { history: 'merge', gesture: 'typing' });
    session.dispatch(title('ABC'), { history: 'merge', gesture: 'typing again' });
    expect(session.getState().history.undo.map(({ actions }) => actions.length)).toEqual([2, 1]);
    session.undo();
    session.undo();
    expect(session.getState().project.object.title).toBe('Test');
  });

  it('does not continue a gesture after undo', () => {
    const session = start();
    session.dispatch(title('A'), { history: 'merge', gesture: 'typing' });
    session.undo();
    session.redo();
    session.dispatch(title('B'), { history: 'merge', gesture: 'typing' });
    expect(session.getState().history.undo.length).toBe(2);
  });

  it('keeps changes from elsewhere out of the history', () => {
    const session = start();
    session.dispatch(title('Remote'), { source: 'remote' });
    expect(session.getState().history.undo).toEqual([]);
    expect(session.getState().source).toBe('remote');
  });

  it('keeps the edits of others when it undoes, and reports what no longer exists', () => {
    const session = start();
    session.dispatch(move(5, ['id20', 'id21']));
    const scene = session.getState().project.scenes.get('id1');
    if (!scene) throw new Error('the scene is there');
    const layers = scene.layers.map((layer) => ({ ...layer, actors: layer.actors.filter(({ id }) => id !== 'id20') }));
    const attributes = { ...scene.attributes, name: 'Renamed elsewhere' };
    session.replace('remote', new Map([['scenes/id1.json', { ...scene, attributes, layers }]]));
    const issues = session.undo();
    expect(issues.map(({ code }) => code)).toEqual(['edit.target']);
    const after = session.getState().project.scenes.get('id1');
    expect(after?.attributes.name).toBe('Renamed elsewhere');
    expect(after?.layers[0]?.actors.map(({ attributes: own }) => own.position)).toEqual([{ x: 0, y: 0 }]);
  });

  it('drops a step from redo that is no longer possible', () => {
    const session = start();
    session.dispatch({ kind: 'scene.rename', data: { scene: 'id2', name: 'X' } });
    session.undo();
    session.replace('remote', new Map([['scenes/id2.json', undefined]]));
    expect(session.redo().map(({ code }) => code)).toEqual(['edit.target']);
    expect(session.redo()).toEqual([]);
  });

  it('ignores unchanged documents and invalid names', () => {
    const session = start();
    const { project } = session.getState();
    session.replace(
      'remote',
      new Map<string, ProjectDocument>([
        ['object.json', project.object],
        ['readme.txt', project.assets],
      ]),
    );
    expect(session.getState()).toBe(session.getInitialState());
  });
});

it('finds the documents to store by identity', () => {
  const session = start();
  const before = session.getState().project;
  session.dispatch([move(1), { kind: 'scene.remove', data: { scene: 'id2' } }]);
  const changed = changedDocuments(before, session.getState().project);
  expect([...changed].map(([name, document]) => [name, document !== undefined])).toEqual([
    ['object.json', true],
    ['scenes/id1.json', true],
    ['scenes/id2.json', false],
  ]);
});

const scene = fc.constantFrom('id1', 'id1', 'id1', 'id2', 'id3');
const ids = fc.uniqueArray(fc.constantFrom('id20', 'id21', 'id40', 'id41'), { minLength: 1 });
const at = fc.record({ x: fc.integer({ min: -500, max: 500 }), y: fc.integer({ min: -500, max: 500 }) });
const index = fc.integer({ min: -1, max: 5 });

function edit<Kind extends Edit['kind'], Data>(kind: Kind, data: fc.Arbitrary<Data>) {
  return data.map((value) => ({ kind, data: value }));
}

const anyEdit = fc.oneof(
  edit('instance.move', fc.record({ scene, ids, by: at })),
  edit('instance.rotate', fc.record({ scene, ids, by: fc.integer({ min: -400, max: 400 }), pivot: at })),
  edit('instance.resize', fc.record({ scene, ids, anchor: at, scale: fc.constant({ x: 1.5, y: 0.5 }) })),
  edit('instance.remove', fc.record({ scene, ids })),
  edit(
    'instance.add',
    fc.record({ scene, id: fc.constantFrom('id40', 'id41'), prototype: fc.constantFrom('id1', 'id5') }),
  ),
  edit('instance.reorder', fc.record({ scene, ids, layer: fc.constantFrom('id9', 'id30'), index })),
  edit('layer.add', fc.record({ scene, id: fc.constant('id30') })),
  edit('layer.remove', fc.record({ scene, layer: fc.constantFrom('id9', 'id30') })),
  edit('scene.add', fc.record({ id: fc.constant('id3'), layer: fc.constant('id1') })),
  edit('scene.remove', fc.record({ scene })),
  edit('scene.reorder', fc.record({ scene, index })),
  edit('prototype.add', fc.record({ id: fc.constant('id5') })),
  edit('prototype.remove', fc.record({ prototype: fc.constantFrom('id1', 'id5') })),
  edit('prototype.duplicate', fc.record({ prototype: fc.constant('id1'), id: fc.constant('id5') })),
  edit(
    'attribute.add',
    fc.record({
      owner: fc.constant('game' as const),
      id: fc.constantFrom('id70', 'id71'),
      name: fc.constant('A'),
      type: fc.constant('real' as const),
    }),
  ),
  edit('attribute.remove', fc.record({ owner: fc.constant('game' as const), id: fc.constantFrom('id70', 'id71') })),
);

describe('any sequence of edits', () => {
  it('is undone and redone step by step, byte for byte', () => {
    let recorded = 0;
    fc.assert(
      fc.property(
        fc.array(anyEdit, { minLength: 5, maxLength: 40, size: 'large' }),
        fc.array(fc.boolean(), { maxLength: 20 }),
        (edits, walk) => {
          const session = start();
          const texts = [textOfProject(session.getState().project)];
          for (const each of edits) {
            session.dispatch(each);
            if (session.getState().history.undo.length === texts.length)
              texts.push(textOfProject(session.getState().project));
          }
          recorded += texts.length - 1;
          const text = () => textOfProject(session.getState().project);
          for (const back of walk) {
            if (back) session.undo();
            else session.redo();
            expect(text()).toBe(texts[session.getState().history.undo.length]);
          }
          while (session.getState().history.redo.length > 0) expect(session.redo()).toEqual([]);
          expect(text()).toBe(texts[texts.length - 1]);
          while (session.getState().history.undo.length > 0) expect(session.undo()).toEqual([]);
          expect(text()).toBe(texts[0]);
        },
      ),
      { seed: 1, numRuns: 200 },
    );
    expect(recorded).toBeGreaterThan(800);
  });
});
