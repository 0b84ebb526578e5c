import { createProject } from '@playhouse/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mergeLeaves } from '../../../sync/src/merge/mergeLeaves.ts';
import { readLeaves } from '../merging/documentLeaves.ts';
import { enrol, makeProject, type Person, type School, startSchool } from '../test/schoolServer.ts';

let school: School;
let count = 0;

beforeAll(async () => {
  school = await startSchool();
});

afterAll(async () => {
  await school.close();
  expect(school.faults).toEqual([]);
});

const game = createProject({ title: 'Maze' }).object;
const _id = 'object.json';
const text = (value: string) => ({ '@': 'text', $: value, name: 'Text' });
const hash = (letter: string) => letter.repeat(32);

interface Project {
  readonly ann: Person;
  readonly id: string;
}

/** A project with two versions of one document side by side, on a base that is stored unless it is left out. */
async function divided(attributes: readonly [object, object], hasBase = true): Promise<Project> {
  count += 1;
  const ann = await enrol(school, `ann-otter-${count}`);
  const id = await makeProject(ann, 1);
  const send = (docs: readonly object[]) =>
    ann.browser.call('POST', `/db/project_${id}/_bulk_docs`, { docs, new_edits: false });
  const revision = (letters: string, more: object) => ({
    ...game,
    attributes: { ...game.attributes, ...more },
    _id,
    _rev: `${letters.length}-${hash(letters.charAt(0))}`,
    _revisions: { start: letters.length, ids: [...letters].map(hash) },
  });
  if (hasBase) await send([revision('0', {})]);
  await send([revision('a0', attributes[0]), revision('b0', attributes[1])]);
  return { ann, id };
}

const merge = ({ ann, id }: Project, documents: readonly string[] = [_id]) =>
  ann.browser.call('POST', `/creator/project/${id}/merge`, { documents });
const read = async ({ ann, id }: Project) =>
  (await ann.browser.call('GET', `/db/project_${id}/${_id}?conflicts=true`)).body as Record<string, unknown>;

describe('the server', () => {
  it('merges what was changed on two sides, into the revision that every client would write', async () => {
    const project = await divided([{ id101: text('a') }, { id102: text('b') }]);
    const leaves = (await readLeaves(school.store, `project_${project.id}`, [_id])).get(_id) ?? [];
    const bodies = new Map(leaves.map(({ rev, body }) => [rev, body]));
    const expected = mergeLeaves(_id, leaves, (rev) => bodies.get(rev) ?? { ...game });
    if (expected.state !== 'merged') throw new Error('not merged');
    expect((await merge(project)).body).toEqual({ merged: [_id], waiting: [] });
    const merged = await read(project);
    expect(merged).not.toHaveProperty('_conflicts');
    expect(merged._rev).toBe(expected.merge.revision?.rev);
    expect(merged.attributes).toMatchObject({ id101: text('a'), id102: text('b') });
    expect((await merge(project)).body).toEqual({ merged: [], waiting: [] });
  });

  it('keeps what lost in the version history before it is closed', async () => {
    const project = await divided([{ id101: text('mine') }, { id101: text('theirs') }]);
    await merge(project);
    const { body } = await project.ann.browser.call('GET', `/creator/project/${project.id}/versions`);
    const lost = (body.versions as { id: string; kind: string; isPart: boolean }[]).filter(
      ({ kind }) => kind === 'merge-loser',
    );
    expect(lost.map(({ isPart }) => isPart)).toEqual([true, true]);
    const values = [];
    for (const { id } of lost) {
      await project.ann.browser.call('POST', `/creator/project/${project.id}/versions/${id}/restore`, {});
      values.push(((await read(project)).attributes as { id101: { $: string } }).id101.$);
    }
    expect(values.sort()).toEqual(['mine', 'theirs']);
  });

  it('waits where a common base is nowhere', async () => {
    const project = await divided([{ id101: text('a') }, { id102: text('b') }], false);
    expect((await merge(project)).body).toEqual({ merged: [], waiting: [_id] });
    expect((await read(project))._conflicts).toHaveLength(1);
  });

  it('takes the base from the version history when the database has discarded it', async () => {
    const project = await divided([{ id101: text('a') }, { id102: text('b') }], false);
    await keepInHistory(project, `1-${hash('0')}`);
    expect((await merge(project)).body).toEqual({ merged: [_id], waiting: [] });
    expect((await read(project)).attributes).toMatchObject({ id101: text('a'), id102: text('b') });
  });

  it('takes an older common revision when the base itself is nowhere', async () => {
    count += 1;
    const ann = await enrol(school, `ann-otter-${count}`);
    const project = { ann, id: await makeProject(ann, 1) };
    const revision = (letters: string, more: object) => ({
      ...game,
      attributes: { ...game.attributes, ...more },
      _id,
      _rev: `${letters.length}-${hash(letters.charAt(0))}`,
      _revisions: { start: letters.length, ids: [...letters].map(hash) },
    });
    const both = { id100: text('both') };
    const docs = [revision('a10', { ...both, id101: text('a') }), revision('b10', { ...both, id102: text('b') })];
    await ann.browser.call('POST', `/db/project_${project.id}/_bulk_docs`, { docs, new_edits: false });
    await keepInHistory(project, `1-${hash('0')}`);
    expect((await merge(project)).body).toEqual({ merged: [_id], waiting: [] });
    expect((await read(project)).attributes).toMatchObject({ ...both, id101: text('a'), id102: text('b') });
  });

  it('leaves documents alone that have one version, or are none of a project', async () => {
    const project = await divided([{ id101: text('a') }, { id102: text('b') }]);
    const others = ['scenes/id1.json', '_design/x', '../x'];
    expect((await merge(project, others)).body).toEqual({ merged: [], waiting: [] });
    expect((await read(project))._conflicts).toHaveLength(1);
  });
});

/** Puts a version of the project into its history, of when the document had this revision. */
async function keepInHistory({ id }: Project, rev: string): Promise<void> {
  await school.all.services.versions.keepLost(id, _id, { rev, text: new TextEncoder().encode(JSON.stringify(game)) });
}
