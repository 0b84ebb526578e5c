import { type DiffTextCode, type DiffWords, diffTexts, type Project, projectDifferences } from '@playhouse/core';
import { buildBehaviors, buildProject, type ProjectDescription } from '@playhouse/core/testing';
import { describe, expect, it } from 'vitest';
import { diffText } from '../../editor/src/features/versions/DiffText.tsx';
import { languages } from '../../editor/src/i18n/languages.ts';
import { speak } from '../../editor/src/i18n/t.ts';
import { catalogueOf } from './catalogueOf.ts';
import { propertyLabels } from './propertyLabels.ts';

const codes = Object.keys(diffTexts) as DiffTextCode[];
const others = (['de', 'es', 'ar'] as const).map((code) => [code, catalogueOf(code)] as const);

/** A text with a letter for each of its parts. */
function wordsOf(code: DiffTextCode): DiffWords {
  const names = [...diffTexts[code].matchAll(/\{(\w+)/g)].map(([, name]) => name ?? '');
  const part = (name: string): DiffWords | number => (name === 'count' ? 5 : { kind: 'name', text: '§' });
  return { kind: 'text', code, parts: Object.fromEntries(names.map((name) => [name, part(name)])) };
}

/** English words of a text, without those that its language writes in the same way. */
function wordsIn(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
}

/** Words that are the same in English and another language. */
const shared = new Set(['actor', 'script', 'alpha', 'no', 'name', 'version', 'sha']);

describe.each(others)('differences in %s', (code, catalogue) => {
  it.each(codes)('of the kind %s have no English left', (kind) => {
    speak(languages[code], new Map(Object.entries(catalogue)));
    const words = wordsOf(kind);
    const text = diffText(words);
    const english = new Set(wordsIn(diffTexts[kind].replace(/\{count.*one \{# (\w+).*/, '$1').replace(/\{\w+\}/g, '')));
    expect(wordsIn(text).filter((word) => english.has(word) && !shared.has(word))).toEqual([]);
    const parts = Object.keys(words.kind === 'text' ? words.parts : {}).filter((name) => name !== 'count');
    expect(text.match(/§/g) ?? []).toHaveLength(parts.length);
  });

  it.each(propertyLabels())('name the property %s', (label) => {
    speak(languages[code], new Map(Object.entries(catalogue)));
    expect(catalogue[label]).toMatch(/\S/);
    expect(diffText({ kind: 'properties', labels: [label] })).toBe(catalogue[label]);
  });
});

const base: ProjectDescription = {
  title: 'One',
  prototypes: [{ id: 'id1', name: 'Pip', behaviors: [{ class: 'MoveBehavior', id: 'id9' }] }],
  scenes: [{ id: 'id2', name: 'Meadow', layers: [{ id: 'id3', name: 'Back' }] }],
};

it('names catalogue titles, properties and people’s names as different things', () => {
  const before = buildProject(base);
  const actor = before.actors.get('id1');
  if (!actor) throw new Error('The actor is there.');
  const [move] = buildBehaviors([{ class: 'MoveBehavior', id: 'id9', attributes: { name: 'Walk', speed: 5 } }]);
  const after: Project = {
    ...before,
    object: { ...before.object, longDescription: 'Long' },
    actors: new Map([['id1', { ...actor, behaviors: move ? [move] : [] }]]),
  };
  const kinds = new Map<string, string>();
  const collect = (words: DiffWords | number): void => {
    if (typeof words === 'number') return;
    if (words.kind === 'text') for (const part of Object.values(words.parts)) collect(part);
    else kinds.set(diffText(words), words.kind);
  };
  for (const { change } of projectDifferences(before, after)) collect(change);
  expect(kinds.get('Walk')).toBe('name');
  expect([...kinds.values()]).toEqual(expect.arrayContaining(['label', 'properties', 'name']));
});
