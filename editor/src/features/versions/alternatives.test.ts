import { applyEdit, type DescribedConflict, type Edit, type Project } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { describe, expect, it } from 'vitest';
import { alternativesOf, metOf, unmergedAlternatives } from './alternatives.ts';
import { diffText } from './DiffText.tsx';

const project = buildProject({ title: 'Ann', prototypes: [{ id: 'id1', name: 'Pip' }] });
const titled = (title: string) => ({ ...project.object, title });
const conflict: DescribedConflict = {
  kind: 'value',
  path: ['object', 'title'],
  base: 'Old',
  mine: 'Ann',
  theirs: 'Bob',
  kept: 'mine',
  words: 'Game: Title is Ann; the other version has Bob',
};
const note = {
  document: 'object.json',
  conflicts: [conflict],
  lost: [
    { rev: '2-a', body: { ...titled('Ann') } },
    { rev: '2-b', body: { ...titled('Bob') } },
  ],
};

function after(now: Project, edit: Edit): Project {
  const done = applyEdit(now, edit);
  if (!done.ok) throw new Error(done.issues[0]?.message);
  return done.value.project;
}

describe('what can be chosen where versions met', () => {
  it('is what the project does not have, and after that what it had', () => {
    const [first, ...more] = alternativesOf(project, note);
    // The whole document says the same as its value.
    expect([first?.kind, more]).toEqual(['value', []]);
    expect(first?.differences.flatMap(({ lines }) => lines.map(diffText)).join()).toMatch(/Ann” -> “Bob/);
    const chosen = first ? after(project, first.edit) : project;
    expect(chosen.object.title).toBe('Bob');
    const [back] = alternativesOf(chosen, note);
    expect(back ? after(chosen, back.edit).object.title : undefined).toBe('Ann');
  });

  it('is a whole document where it differs in more', () => {
    const more = { rev: '2-c', body: { ...titled('Bob'), scenes: [] } };
    const kinds = alternativesOf({ ...project, object: titled('Cleo') }, { ...note, lost: [more] });
    expect(kinds.map(({ kind }) => kind)).toEqual(['value', 'value', 'document']);
  });

  it('is nothing where the place is gone, or there is no text of a version', () => {
    const gone = { ...conflict, path: ['actors', 'id9', 'attributes', 'speed'] };
    const lost = [{ rev: '2-e' }];
    expect(alternativesOf(project, { document: 'actors/id9.json', conflicts: [gone], lost })).toEqual([]);
  });

  it('is every version that waits for a merge', () => {
    const others = [{ rev: '2-b', body: { ...titled('Bob') } }];
    const [only] = unmergedAlternatives(project, { document: 'object.json', others });
    expect(only ? after(project, only.edit).object.title : undefined).toBe('Bob');
  });
});

it('what waits comes before what was merged', () => {
  const merged = [{ ...note, rev: '3-a', at: 5 }];
  const unmerged = [{ document: 'scenes/id1.json', others: [] }];
  expect(metOf({ merged, unmerged }).map(({ kind }) => kind)).toEqual(['unmerged', 'merged']);
});
