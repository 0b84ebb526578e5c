import { behaviorDescriptors, findBehavior, validateProject } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { expect, it } from 'vitest';
import { chooseLanguage } from '../../editor/src/i18n/languages.ts';
import { isTelling, said } from '../../editor/src/i18n/said.ts';
import { t } from '../../editor/src/i18n/t.ts';
import { speakIn } from '../../editor/src/i18n/translateCatalogue.ts';
import { catalogueOf } from './catalogueOf.ts';

const german = catalogueOf('de');
const english = new Map(behaviorDescriptors.map(({ class: name, title }) => [name, title]));
const project = buildProject({
  title: 'Lanterns',
  prototypes: [{ id: 'id1', name: 'Pip', behaviors: behaviorDescriptors.map(({ class: name }) => ({ class: name })) }],
});
const before = validateProject(project).issues;
speakIn('de', new Map(Object.entries(german)));
const after = validateProject(project).issues;

it.each([
  [['de-AT', 'en'], 'de'],
  [['fr', 'es-MX', 'de'], 'es'],
  [['AR'], 'ar'],
  [['fr', 'toString'], 'en'],
  [[], 'en'],
])('of a browser that prefers %j, the editor speaks %s', (wanted, code) => {
  expect(chooseLanguage(wanted)).toBe(code);
});

it('translates the titles of behaviors, and nothing that is stored', () => {
  for (const { class: name, title } of behaviorDescriptors) {
    const was = english.get(name) ?? '';
    expect(title).toBe(german[was] ?? was);
    expect(findBehavior(name)?.class).toBe(name);
  }
});

it('translates the messages of findings, and keeps their codes, places and values', () => {
  const facts = (issues: typeof before) =>
    issues.map(({ code, severity, path: at, params }) => ({ code, severity, at, params }));
  expect(facts(after)).toEqual(facts(before));
  expect(before.length).toBeGreaterThan(20);
  expect(after.filter(({ message }, index) => said(message) === before[index]?.message)).toEqual([]);
});

/** The sentences of the core with values in them. */
const filled = Object.keys(german).filter((text) => text.includes('{0}') && isTelling(text));

it('finds the sentences of the core again, whatever is put in', () => {
  const lost: string[] = [];
  for (const [index, text] of filled.entries()) {
    const fill = (template: string) => template.replace(/\{(\d)\}/g, (_, at: string) => `Ä${index}_${at}`);
    if (said(fill(text)) !== fill(german[text] ?? '')) lost.push(`${text} -> ${said(fill(text))}`);
  }
  expect(lost).toEqual([]);
});

it.each([
  ['Deleted Coin', 'Coin gelöscht'],
  ['Deleted constructor', 'constructor gelöscht'],
  ['Renamed Scene to Jump', 'Scene in Jump umbenannt'],
])('keeps names that people gave, in %j', (sentence, wanted) => {
  expect(german.Coin).not.toBe('Coin');
  expect(said(sentence)).toBe(wanted);
});

it.each([
  ['Moved 12 actors', '12 Figuren bewegt'],
  ['Deleted 1 unused asset', '1 unbenutzte Datei gelöscht'],
  ['Put moss in place of 2 images', 'moss anstelle von 2 Bilder eingesetzt'],
])('counts in the language, in %j', (sentence, wanted) => {
  expect(said(sentence)).toBe(wanted);
});

it('leaves what it does not know as it is', () => {
  expect(said('Grüße an alle')).toBe('Grüße an alle');
  expect(t('No such text')).toBe('No such text');
  expect(t('{count, plural, one {# unknown} other {# unknowns}}', { count: 2 })).toBe('2 unknowns');
});

it('writes plurals as the language does', () => {
  const message = '{count, plural, one {# row} other {# rows}}';
  expect(t(message, { count: 1 })).toBe('1 Zeile');
  expect(t(message, { count: 12_345 })).toBe('12.345 Zeilen');
});
