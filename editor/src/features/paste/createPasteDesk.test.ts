import {
  copyBehaviors,
  copyInstances,
  copyPrototypes,
  copyScenes,
  createCountingIds,
  createProjectSession,
  type PasteAnswer,
  type PasteBundle,
  type PasteQuestion,
  type PasteTarget,
  type Project,
  pasteToasts,
  type Result,
} from '@playhouse/core';
import { randomProject, seededRandom, textOfProject } from '@playhouse/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { awayGame, confusingGame, homeFiles, homeGame, needyIds } from '../../../../fixtures/paste/pasteGames.ts';
import { createProjectAssets } from '../../session/projectAssets.ts';
import { createPasteDesk } from './createPasteDesk.ts';
import { createPasteAsking } from './pasteAsking.ts';
import { createSystemClipboard } from './systemClipboard.ts';

/** How the user answers a question. */
type Policy = (question: PasteQuestion) => { readonly answer: PasteAnswer; readonly isForAll?: boolean };

const first =
  (...wanted: readonly PasteAnswer[]): Policy =>
  ({ options }) => ({ answer: wanted.find((answer) => options.includes(answer)) ?? 'cancel' });

interface OpenDesk {
  readonly project?: Project;
  readonly gameId?: string;
  readonly target?: Partial<PasteTarget>;
  readonly policy?: Policy;
  readonly files?: ReadonlyMap<string, Uint8Array>;
  /** The store has no room for files whose path contains this. */
  readonly full?: string;
  readonly clipboard?: ReturnType<typeof createSystemClipboard>;
}

/** A desk on an open project, with everything that it said, asked, stored and showed. */
function openDesk(options: OpenDesk = {}) {
  const { project = awayGame(), gameId = 'away', policy = first(), files = new Map(), full } = options;
  const session = createProjectSession({ project, ids: createCountingIds([]), clock: () => 0 });
  const kept = new Map(files);
  const assets = createProjectAssets(new Map(files), {
    async put(path, bytes) {
      if (full !== undefined && path.includes(full)) return { message: 'There is no room.' };
      kept.set(path, bytes);
      return undefined;
    },
    async remove(path) {
      kept.delete(path);
      return undefined;
    },
  });
  const asking = createPasteAsking();
  const asked: (readonly [message: string, answer: PasteAnswer])[] = [];
  const said: string[] = [];
  const shown: (readonly string[])[] = [];
  const saved: (readonly [name: string, text: string])[] = [];
  let undo: (() => void) | undefined;
  const target = { gameId, screen: 'prototype', prototype: 'id301', ...options.target } as PasteTarget;
  const desk = createPasteDesk({
    gameId,
    session,
    assets,
    clipboard: options.clipboard ?? createSystemClipboard(undefined),
    target: () => target,
    ask(plan) {
      const answers = asking.ask(plan);
      for (let { flow, isOpen } = asking.store.getState(); isOpen && flow?.current; ) {
        const { answer, isForAll = false } = policy(flow.current);
        asked.push([flow.current.message, answer]);
        asking.answer(answer, isForAll);
        ({ flow, isOpen } = asking.store.getState());
      }
      return answers;
    },
    show: (kind, ids) => shown.push([kind, ...ids]),
    tell(text, action) {
      said.push(text);
      undo = action?.onAction;
    },
    save: (name, text) => saved.push([name, text]),
  });
  const text = () => textOfProject(session.getState().project);
  return { desk, session, kept, asked, said, shown, saved, text, undo: () => undo?.() };
}

function resultOf<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new Error(result.issues[0]?.message);
  return result.value;
}

const home = { project: homeGame(), gameId: 'home', files: homeFiles };
const behaviorsOf = (...ids: readonly string[]) => ({
  copy: () => copyBehaviors(home.project, { gameId: 'home', owner: { prototype: 'id1' }, ids }),
  remove: undefined,
});
const instancesOf = (...ids: readonly string[]) => ({
  copy: () => copyInstances(home.project, { gameId: 'home', scene: 'id11', ids }),
  remove: undefined,
});
const prototypesOf = (...ids: readonly string[]) => ({
  copy: () => copyPrototypes(home.project, { gameId: 'home', ids }),
  remove: undefined,
});
const scenesOf = (...ids: readonly string[]) => ({
  copy: () => copyScenes(home.project, { gameId: 'home', ids }),
  remove: undefined,
});

/** Copies in one project and pastes into another, through the clipboard's text. */
async function copyAndPaste(source: ReturnType<typeof behaviorsOf>, into: OpenDesk) {
  const shared = createSystemClipboard(undefined);
  const from = openDesk({ ...home, clipboard: shared });
  expect(from.desk.copy(source)).toBe(true);
  const to = openDesk({ ...into, clipboard: shared });
  const before = to.text();
  await to.desk.paste();
  return { ...to, before, copied: from.said };
}

describe('every button of the dialog', () => {
  const cases: readonly [PasteAnswer, string, readonly string[], Project, string][] = [
    ['import', 'Enemy comes along', ['id31'], awayGame(), 'The actor Enemy is not in this project.'],
    ['create', 'an empty Enemy', ['id31'], awayGame(), 'The actor Enemy is not in this project.'],
    ['ignore', 'the reference stays broken', ['id31'], awayGame(), 'The actor Enemy is not in this project.'],
    ['useExisting', 'one of two', ['id31'], confusingGame(), 'There are 2 actors with the name Enemy in this project.'],
    ['createAttribute', 'Score', ['id36'], awayGame(), 'There is no attribute Score in this game.'],
    ['insertImage', 'hero, foe, coin', ['id33'], awayGame(), 'The image hero is not in this project.'],
    ['cancel', 'nothing', ['id36'], awayGame(), 'There is no attribute Score in this game.'],
  ];

  it.each(cases)('%s: %s', async (answer, _, ids, project, message) => {
    const pasted = await copyAndPaste(behaviorsOf(...ids), { project, policy: first(answer, 'ignore') });
    expect(pasted.asked[0]).toEqual([message, answer]);
    if (answer === 'cancel') {
      expect(pasted.text()).toBe(pasted.before);
      expect(pasted.said).toEqual([]);
      return;
    }
    expect(pasted.said).toEqual(['Pasted 1 behavior']);
    expect(pasted.text()).not.toBe(pasted.before);
    pasted.undo();
    expect(pasted.text()).toBe(pasted.before);
  });

  it('asks further questions about imported actors', async () => {
    const { asked, session } = await copyAndPaste(behaviorsOf('id31'), { policy: first('import', 'insertImage') });
    expect(asked.map(([message]) => message)).toEqual([
      'The actor Enemy is not in this project.',
      'The image foe is not in this project.',
      'The actor Gem is not in this project.',
    ]);
    const names = [...session.getState().project.actors.values()].map(({ attributes }) => attributes.name);
    expect(names).toEqual(['Ship', 'Enemy', 'Gem']);
  });
});

describe('ten questions', () => {
  const others: Policy = (question) => ({
    ...first('insertImage', 'createAttribute', 'create', 'ignore')(question),
    isForAll: true,
  });

  it('need fewer answers, and the paste is one step that undo reverts byte for byte', async () => {
    const pasted = await copyAndPaste(behaviorsOf(...needyIds), { policy: others });
    expect(pasted.asked.map(([message]) => message)).toEqual([
      'The actor Enemy is not in this project.',
      'The scene Level is not in this project.',
      'The image hero is not in this project.',
      'The sound boom is not in this project.',
      'The font Fancy is not in this project.',
      'There is no attribute Score in this game.',
      'The table Levels is not in this project.',
    ]);
    expect(pasted.said).toEqual(['Pasted 8 behaviors']);
    const { project, history } = pasted.session.getState();
    expect(history.undo.map(({ label }) => label.what)).toEqual(['Pasted 8 behaviors']);
    expect(project.assets.images.map(({ name }) => name)).toEqual(['hero', 'foe', 'coin']);
    expect([...pasted.kept].sort()).toEqual([...homeFiles].sort());
    expect(pasted.shown).toEqual([
      ['behaviors', ...(project.actors.get('id301')?.behaviors.map(({ id }) => id) ?? [])],
    ]);
    pasted.session.undo();
    expect(pasted.text()).toBe(pasted.before);
  });

  it('are ten when each is answered individually', async () => {
    const pasted = await copyAndPaste(behaviorsOf(...needyIds), { policy: first('ignore') });
    expect(pasted.asked).toHaveLength(10);
    expect(pasted.said).toEqual(['Pasted 8 behaviors']);
    expect(pasted.kept.size).toBe(0);
  });

  it('change nothing when any of them is canceled', async () => {
    for (let at = 0; at < 10; at += 1) {
      let count = 0;
      const policy: Policy = (question) =>
        count++ === at
          ? { answer: 'cancel' }
          : first('import', 'insertImage', 'create', 'createAttribute', 'ignore')(question);
      const pasted = await copyAndPaste(behaviorsOf(...needyIds), { policy });
      expect([pasted.text(), pasted.kept.size, pasted.said]).toEqual([pasted.before, 0, []]);
      expect(pasted.session.getState().history.undo).toEqual([]);
    }
  });
});

describe('the toast of an impossible paste', () => {
  const scene = { screen: 'scene', scene: 'id401' } as const;
  const cases: readonly [keyof typeof pasteToasts, ReturnType<typeof behaviorsOf>, Partial<PasteTarget>][] = [
    ['behaviors', behaviorsOf('id39'), scene],
    ['behaviors', behaviorsOf('id39'), { screen: 'other' }],
    ['instances', instancesOf('id21'), {}],
    ['target', behaviorsOf('id39'), { prototype: 'id999' }],
    ['target', behaviorsOf('id39'), { gap: { parent: 'id999', index: 0 } }],
    ['target', behaviorsOf('id39'), { screen: 'actor', scene: 'id401', instance: 'id403' }],
    ['scene', instancesOf('id21'), { ...scene, scene: 'id999' }],
    ['layer', instancesOf('id21'), { ...scene, scene: 'id409' }],
    ['scenes', scenesOf('id11'), scene],
  ];

  it.each(cases)('%s', async (toast, source, target) => {
    const project = awayGame();
    const [scene] = [...project.scenes.values()];
    if (!scene) throw new Error('there is a scene');
    const scenes = new Map(project.scenes).set('id409', { ...scene, id: 'id409', layers: [] });
    const pasted = await copyAndPaste(source, { project: { ...project, scenes }, target });
    expect(pasted.said).toEqual([pasteToasts[toast]]);
    expect(pasted.text()).toBe(pasted.before);
  });
});

describe('a desk', () => {
  it('counts what it copies and pastes by kind', async () => {
    const scene = { screen: 'scene', scene: 'id401' } as const;
    for (const [source, target, label] of [
      [behaviorsOf('id39', 'id40'), {}, '2 behaviors'],
      [instancesOf('id21'), scene, '1 actor'],
      [prototypesOf('id3'), scene, '1 actor'],
    ] as const) {
      const pasted = await copyAndPaste(source, { target, policy: first('import', 'create') });
      expect([pasted.copied, pasted.said]).toEqual([
        [`${label} copied. Paste works only in this tab.`],
        [`Pasted ${label}`],
      ]);
    }
  });

  it.each(['', 'Dear diary', '{"playhouse"', '{"a":1}', '<p>', '[1]'])('ignores the foreign text %j', async (text) => {
    const clipboard = createSystemClipboard({ readText: async () => text, writeText: async () => undefined });
    const { desk, said, text: textNow } = openDesk({ clipboard });
    const before = textNow();
    await desk.paste();
    expect(said).toEqual([
      text.startsWith('{"playhouse"')
        ? 'What is on the clipboard is cut off or damaged and cannot be pasted.'
        : 'There is nothing on the clipboard that can be pasted.',
    ]);
    expect(textNow()).toBe(before);
  });

  it('exports files that paste the same, and rejects others with one sentence', async () => {
    const from = openDesk(home);
    from.desk.exportFile(behaviorsOf('id33', 'id39'));
    const [[name, text] = ['', '']] = from.saved;
    expect(name).toBe('2 behaviors.playhouse-part.json');
    const to = openDesk({ policy: first('insertImage') });
    await to.desk.pasteFile(new Blob([text]));
    expect(to.said).toEqual(['Pasted 2 behaviors']);
    expect(to.kept.size).toBe(3);
    await to.desk.pasteFile(new Blob(['{"playhouse":"paste","version":9}']));
    expect(to.said[1]).toMatch(/^This file cannot be pasted\./);
  });

  it('removes all images when one of them cannot be stored', async () => {
    const policy: Policy = (question) => ({ ...first('insertImage')(question), isForAll: true });
    const pasted = await copyAndPaste(behaviorsOf('id33'), { policy, full: 'coin' });
    expect([pasted.text(), pasted.kept.size, pasted.said]).toEqual([pasted.before, 0, ['There is no room.']]);
  });

  it.each<readonly [string, boolean, readonly string[]]>([
    ['reports a cut once the question about it is answered', true, ['2 behaviors cut. Paste works only in this tab.']],
    ['says nothing when the cut is canceled', false, []],
  ])('%s', async (_, isRemoved, wanted) => {
    const { desk, said } = openDesk(home);
    const { promise, resolve } = Promise.withResolvers<boolean>();
    desk.cut({ ...behaviorsOf('id39', 'id40'), remove: () => promise });
    await new Promise(setImmediate);
    expect(said).toEqual([]);
    resolve(isRemoved);
    await new Promise(setImmediate);
    expect(said).toEqual(wanted);
  });

  it('cuts, and pastes back to the same position, in one step each', async () => {
    const { desk, session, text, said } = openDesk({ ...home, target: { prototype: 'id1', gap: { index: 8 } } });
    const remove = () =>
      void session.dispatch({
        kind: 'behavior.remove',
        data: { owner: { prototype: 'id1' }, behaviors: ['id39', 'id40'] },
      });
    const before = text();
    desk.cut({ ...behaviorsOf('id39', 'id40'), remove });
    await desk.paste();
    const { project, history } = session.getState();
    const names = (of: Project) => of.actors.get('id1')?.behaviors.map(({ attributes }) => attributes.name);
    expect(names(project)).toEqual(names(home.project));
    expect(history.undo).toHaveLength(2);
    expect(said).toEqual(['2 behaviors cut. Paste works only in this tab.', 'Pasted 2 behaviors']);
    session.undo();
    session.undo();
    expect(text()).toBe(before);
  });

  it('offers Undo in its toast only while the paste is the last step', async () => {
    const pasted = await copyAndPaste(behaviorsOf('id39'), {});
    pasted.session.dispatch({ kind: 'project.setTitle', data: { title: 'Other' } });
    const after = pasted.text();
    pasted.undo();
    expect(pasted.text()).toBe(after);
  });

  it('plans a paste again when the project changes while images are stored', async () => {
    const bundle = resultOf(behaviorsOf('id33').copy());
    const { desk, session, said } = openDesk({ policy: first('ignore') });
    const pasting = desk.pasteBundle(bundle);
    session.dispatch({ kind: 'project.setTitle', data: { title: 'Renamed' } });
    await pasting;
    expect(said).toEqual(['Pasted 1 behavior']);
    expect(session.getState().project.object.title).toBe('Renamed');
  });
});

it('never changes a byte of any project when the paste is canceled', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 1_000_000 }), fc.nat(), async (seed, chosen) => {
      const project = randomProject(seededRandom(seed));
      const [prototype] = project.actors.keys();
      const bundle: PasteBundle = resultOf(behaviorsOf(...needyIds).copy());
      let left = chosen % 8;
      const policy: Policy = (question) =>
        left-- === 0
          ? { answer: 'cancel' }
          : first('import', 'create', 'createAttribute', 'useExisting', 'ignore')(question);
      const { desk, session, text, kept } = openDesk({ project, policy, target: { prototype: prototype ?? '' } });
      const before = text();
      const outcome = await desk.pasteBundle(bundle);
      if (outcome.kind === 'pasted') session.undo();
      expect(text()).toBe(before);
      expect(outcome.kind === 'pasted' || kept.size === 0).toBe(true);
    }),
    { numRuns: 60, seed: 21 },
  );
});
