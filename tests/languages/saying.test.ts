import { decodeWav } from '@playhouse/audio';
import type { Condition } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { checkSize } from '@playhouse/paint';
import { type Cause, faultDetail, faultTextOf } from '@playhouse/runtime';
import { expect, it } from 'vitest';
import { faultText } from '../../editor/src/features/preview/faultText.ts';
import { whySentence } from '../../editor/src/features/why/whySentence.ts';
import { issueText } from '../../editor/src/i18n/issueText.ts';
import { said } from '../../editor/src/i18n/said.ts';
import { speakIn } from '../../editor/src/i18n/translateCatalogue.ts';
import { catalogueOf } from './catalogueOf.ts';

const german = catalogueOf('de');
speakIn('de', new Map(Object.entries(german)));

const wide = checkSize(99_999, 20);
const noise = decodeWav(new Uint8Array(8));

it.each([
  ['the image editor', wide.ok ? '' : wide.message, 'Das Bild hat 99999 x 20 px.'],
  ['the sound editor', noise.ok ? '' : noise.fault.message, 'Das ist keine WAV-Datei.'],
  ['the store', 'Error accessing database: [quota]', 'Fehler beim Zugriff auf die Datenbank: [quota]'],
  [
    'the network of a game',
    'A network call failed: the server answered with status 503, so it returns -1.',
    'Ein Netzwerkaufruf ist fehlgeschlagen: der Server hat mit Status 503 geantwortet, deshalb gibt er -1 zurück.',
  ],
  [
    'the limits of a game',
    'The game sends too many changes of sounds. The limit is 6000 per second.',
    'Das Spiel sendet zu viele Änderungen von Klängen. Die Grenze ist 6000 pro Sekunde.',
  ],
])('translates what %s says', (_, message, wanted) => {
  expect(said(message)).toContain(wanted);
});

it('translates faults with the names that they hold', () => {
  const message = faultTextOf('script.error').replace(
    '{detail}',
    '"Morning", onGameReady, line 2, column 5: There is no attribute game.Lamp.',
  );
  expect(faultDetail('script.error', message)).toMatch(/^"Morning"/);
  const text = faultText({ code: 'script.error', message });
  expect(text).toContain('"Morning", onGameReady, Zeile 2, Spalte 5: Es gibt kein Attribut game.Lamp.');
  expect(text).not.toMatch(/script|There|line/);
});

it('continues a sentence about a file in the language', () => {
  const why = 'has 30 MB; the limit is 25 MB';
  const issue = { message: `hero.png ${why}.`, params: { file: 'hero.png', why } };
  expect(issueText(issue)).toBe('hero.png hat 30 MB; die Grenze ist 25 MB.');
});

const rule = ['actors', 'id1', 'behaviors', 0];
const [space, score] = [0, 1].map((at) => [...rule, 'conditions', at]) as [typeof rule, typeof rule];
const jump = [...rule, 'behaviors', 0];
const condition = (type: Condition['predicate']['type'], attributes: object): Condition => ({
  id: 'id90',
  class: 'EventCondition',
  attributes: { conditionType: 0 },
  predicate: { type, attributes: { ...attributes } },
});
const project = buildProject({
  title: 'Lanterns',
  prototypes: [
    {
      id: 'id1',
      name: 'Pip',
      behaviors: [
        {
          class: 'RuleBlock',
          conditions: [
            condition('key', { keyString: 'space', mode: 'down' }),
            condition('mouse', { mouseState: 'up' }),
          ],
          behaviors: [{ class: 'ResetSceneAction' }],
        },
      ],
    },
  ],
  scenes: [{ id: 'id2', name: 'Meadow' }],
});
const change = { subject: 'game', id: 'Lamps', frame: 30, from: 1, to: 2, writer: { kind: 'script' } } as const;

const causes: { readonly [Kind in Cause['kind']]: Omit<Extract<Cause, { kind: Kind }>, 'kind'> } = {
  missing: {},
  note: {},
  off: { path: jump },
  blockOff: { path: rule },
  unlocked: {},
  neverPlaced: {},
  neverSpawned: {},
  otherScene: { scenes: ['id2'], running: 'id2' },
  destroyed: { frame: 60, by: jump },
  paused: {},
  waiting: {},
  fault: { path: jump, code: 'scene.missing', detail: 'id9', frame: 3 },
  neverTrue: { path: rule, conditions: [space] },
  neverTogether: { path: rule, conditions: [space, score] },
  aroundNeverTrue: { path: rule, conditions: [space, score] },
  aroundNeverTogether: { path: rule, conditions: [space, score] },
  aroundAlwaysTrue: { path: rule },
  conditionDecided: { path: score, by: space, isTrue: true },
  conditionTrue: { path: space, frame: 12, isLast: false },
  onceDone: { path: jump },
  timerWaits: { path: rule },
  timerOver: { path: rule },
  sequenceWaits: { path: rule, before: jump },
  doneBefore: { parent: rule },
  notReached: { path: rule },
  overwritten: { change, by: { kind: 'physics' }, to: 3 },
  sameValue: { frame: 30 },
  ran: { frame: 30, times: 2, isStill: false },
};

it.each(Object.entries(causes))('gives the cause %s in the language, with no English left', (kind, facts) => {
  const sentence = whySentence({ kind, ...facts } as Cause, project, jump);
  // Names that people gave, and numbers.
  const rest = sentence.replace(/„(Pip|Meadow|Lamps)“|game\.Lamps|id9|space/g, '');
  expect(rest).not.toMatch(/\b(the|is|it|was|were|asked|this|at|key|mouse|rule|there|did|then)\b/i);
  expect(sentence).toMatch(/[.]$/);
});

it.each([
  [
    'the row and column of a cell',
    { kind: 'cell', label: 'Row 3, Column 2', rest: ['columns', 1, '$', 2] },
    'Zeile 3, Spalte 2',
  ],
  ['the names of both', { kind: 'cell', label: 'Anna, Points', rest: ['columns', 1, '$', 2] }, 'Anna, Points'],
  ['a property', { kind: 'text', label: 'Instructions', rest: ['instructions'] }, german.Instructions],
  ['an attribute that people named', { kind: 'value', label: 'Speed', rest: ['attributes', 'id9', '$'] }, 'Speed'],
] as const)('labels what a search finds with %s', async (_, text, wanted) => {
  const { labelOfText } = await import('../../editor/src/features/find/findRows.ts');
  expect(german.Speed).not.toBe('Speed');
  expect(labelOfText(text)).toBe(wanted);
});

it('finds settings by words of the language', async () => {
  const { findSettings } = await import('../../editor/src/features/settings/settings.ts');
  const found = findSettings('Nachtmodus').flatMap(({ settings }) => settings.map(({ label }) => label));
  expect(found).toEqual([german.Theme]);
});
