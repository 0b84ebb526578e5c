import { describe, expect, it } from 'vitest';
import type { PasteBundle } from '../generated/library.ts';
import { createPrototype } from '../model/create/createPrototype.ts';
import { createIdSource } from '../model/ids.ts';
import { isJsonObject } from '../model/json.ts';
import { buildProject, seededRandom } from '../testing.ts';
import { decodeBase64, encodeBase64 } from './base64.ts';
import { attachImages, writeClipboardText } from './clipboardText.ts';
import { copyBehaviors, copyPrototypes } from './copySelection.ts';
import { parseBundle } from './parseBundle.ts';
import { planPaste } from './planPaste.ts';
import { readClipboardText } from './readClipboardText.ts';
import { resolvePaste } from './resolvePaste.ts';
import { answering, resultOf } from './testing/closure.property.ts';
import { pixel, sourceFiles, sourceProject } from './testing/pasteProjects.ts';
import { tryPaste } from './testing/tryPaste.ts';

const source = sourceProject({ class: 'ChangeImageAction', attributes: { image: 'hero' } }, false);
const owner = { prototype: 'id1' };
const bundle = attachImages(resultOf(copyBehaviors(source, { gameId: 'home', owner, ids: ['id1'] })), sourceFiles);
const text = writeClipboardText(bundle);

function messageOf(written: string): string {
  const read = readClipboardText(written);
  return read.ok ? 'read' : read.issues.map(({ message }) => message).join(' | ');
}

/** The text with another bundle. */
function textWith(change: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ playhouse: 'paste', version: 1, bundle: { ...bundle, ...change } });
}

function deep(levels: number): string {
  return `${'{"a":'.repeat(levels)}0${'}'.repeat(levels)}`;
}

const damaged = 'What is on the clipboard is damaged and cannot be pasted.';
const nothing = 'There is nothing on the clipboard that can be pasted.';
const picture = (data: string) => textWith({ imageSpec: [{ name: 'big', filename: 'big.png', data }] });

/** The pixel with another width in its header; the checksum is then wrong as well, but the size is checked first. */
function giant(): string {
  const bytes = decodeBase64(pixel) ?? new Uint8Array();
  bytes.set([0, 1, 0, 0], 16);
  return encodeBase64(bytes);
}

const refusals: readonly (readonly [title: string, text: string, message: string | RegExp])[] = [
  ['nothing', '', nothing],
  ['an ordinary text', 'Dear {"playhouse"}', nothing],
  ['a number', '5', nothing],
  ['other JSON', '{"playhouse":"other"}', nothing],
  ['a text that is cut off', text.slice(0, -5), 'What is on the clipboard is cut off or damaged and cannot be pasted.'],
  [
    'another form',
    text.replace('"version":1', '"version":2'),
    'This was copied with another version of Playhouse and cannot be pasted here.',
  ],
  [
    'a newer format',
    textWith({ formatVersion: 2 }),
    'This was copied with a newer version of Playhouse and cannot be pasted here.',
  ],
  [
    'an older format',
    textWith({ formatVersion: 0 }),
    'This was copied with an older version of Playhouse. Please copy it again.',
  ],
  ['not a bundle', '{"playhouse":"paste","version":1}', damaged],
  ['a list', '{"playhouse":"paste","version":1,"bundle":[]}', damaged],
  ['no format', textWith({ formatVersion: undefined }), damaged],
  ['two kinds of contents', textWith({ actorPrototypes: [createPrototype('id1', 'A')] }), damaged],
  ['no contents', textWith({ behaviors: undefined }), damaged],
  ['empty contents', textWith({ behaviors: [] }), damaged],
  ['a behavior without class', textWith({ behaviors: [{ id: 'id1', enabled: true, attributes: {} }] }), damaged],
  ['an invalid id', textWith({ behaviors: [{ id: '../x', class: 'A', enabled: true, attributes: {} }] }), damaged],
  ['tags that are numbers', textWith({ actorTagSpec: [1] }), damaged],
  ['names that are objects', textWith({ soundSpec: [{ name: {} }] }), damaged],
  [
    'a key that changes prototypes',
    text.replace('"attributes":{', '"attributes":{"__proto__":{"x":1},'),
    'What is on the clipboard holds a key that no project may have.',
  ],
  [
    'too many levels',
    text.replace('"attributes":{', `"attributes":{"a":${deep(1000)},`),
    'What is on the clipboard is nested too deep to be pasted.',
  ],
  [
    'far too many levels',
    text.replace('"attributes":{', `"attributes":{"a":${deep(100_000)},`),
    /damaged|nested too deep/,
  ],
  [
    'a behavior of many megabytes',
    textWith({ behaviors: [{ id: 'id1', class: 'A', enabled: true, attributes: { name: 'x'.repeat(8_000_000) } }] }),
    'What is on the clipboard is too large to be pasted.',
  ],
  [
    'a text of more than 64 MB',
    `{"playhouse":"paste"${' '.repeat(64 * 1024 * 1024)}}`,
    'What is on the clipboard is too large to be pasted.',
  ],
  ['an invalid image', picture('AAAA'), 'The image big on the clipboard is no image.'],
  ['an image that is not base64', picture('####'), 'The image big on the clipboard is no image.'],
  ['a giant image', picture(giant()), /^The image big on the clipboard [^.|]+\.$/],
  ['an image that is cut off', picture(pixel.slice(0, 40)), /^The image big on the clipboard [^.|]+\.$/],
  [
    'an image with trailing data',
    picture(encodeBase64(new Uint8Array([...(decodeBase64(pixel) ?? []), 1, 2]))),
    'The image big on the clipboard holds more than an image.',
  ],
];

describe('a clipboard with', () => {
  it.each(refusals)('%s is refused in one sentence', (_title, written, message) => {
    const found = messageOf(written);
    if (typeof message === 'string') expect(found).toBe(message);
    else expect(found).toMatch(message);
  });
});

const target = { gameId: 'away', screen: 'prototype', prototype: 'id1' } as const;
const into = () => buildProject({ prototypes: [{ id: 'id1', name: 'Ship' }] });
const careful = answering(['import', 'create', 'createAttribute', 'insertImage', 'useExisting', 'ignore']);

function pasteText(written: string, at: Parameters<typeof tryPaste>[1] = target) {
  const pasted = tryPaste(resultOf(readClipboardText(written)).bundle, at, into(), careful);
  if (typeof pasted === 'string') throw new Error(pasted);
  return pasted;
}

describe('unusual but readable input', () => {
  it('gets well-formed texts, and names without control characters', () => {
    const odd = 'A\u0000\ud800\tB';
    const spec = { kind: 'prototype', id: 'id2', name: odd, document: createPrototype('id2', odd) };
    const behaviors = [
      { id: 'id1', class: 'SpawnAction', enabled: true, attributes: { prototypeKey: 'id2', name: '\udc00' } },
    ];
    const keypathSpec = [{ keypath: 'game.attributes.id5', name: odd, type: 'real', value: 'no number' }];
    const { project } = pasteText(textWith({ behaviors, entitySpec: [spec], keypathSpec }));
    expect(JSON.stringify([...project.actors.values()])).not.toMatch(/\\u0000|\\ud800|\\udc00/);
    expect([...project.actors.values()].at(-1)?.attributes.name).toBe('A� B');
  });

  it('keeps behaviors of unknown classes, which are reported', () => {
    const behaviors = [{ id: 'id1', class: 'EvilBehavior', enabled: true, attributes: { constructor: 'x' } }];
    expect(pasteText(textWith({ behaviors })).findings.map(({ code }) => code)).toEqual(['behavior.unknown']);
  });

  it('gives new ids where ids occur twice or are taken', () => {
    const twin = { id: 'id1', class: 'NoteBehavior', enabled: true, attributes: { note: '' } };
    const own = { ...createPrototype('id1', 'Twin'), behaviors: [twin, twin] };
    const written = textWith({ behaviors: undefined, actorPrototypes: [own, own] });
    const { project, findings, resolved } = pasteText(written, { gameId: 'away', screen: 'other' });
    expect(new Set(project.object.prototypes).size).toBe(3);
    expect(resolved.ids).toEqual(project.object.prototypes.slice(1));
    expect(findings.filter(({ code }) => code === 'id.duplicate')).toEqual([]);
    expect(pasteText(textWith({ behaviors: [twin, twin] })).findings).toEqual([]);
  });

  it('imports neither an invalid document nor a scene', () => {
    const behaviors = [
      { id: 'id1', class: 'SpawnAction', enabled: true, attributes: { prototypeKey: 'id2' } },
      { id: 'id2', class: 'ChangeSceneAction', enabled: true, attributes: { sceneKey: 'id3' } },
    ];
    const entitySpec = [
      { kind: 'prototype', id: 'id2', name: 'Bad', document: { evil: true } },
      { kind: 'scene', id: 'id3', name: 'Far', document: { id: 'id3' } },
    ];
    const { asked } = pasteText(textWith({ behaviors, entitySpec }));
    expect(asked.map(([{ options }]) => options)).toEqual([
      ['create', 'ignore', 'cancel'],
      ['create', 'ignore', 'cancel'],
    ]);
  });

  it('treats names with a meaning in JavaScript as ordinary names', () => {
    const names = ['__proto__', 'constructor', 'toString', ''];
    const entitySpec = names.map((name, at) => ({ kind: 'table', id: `id${at + 50}`, name }));
    const behaviors = names.map((_, at) => ({
      id: `id${at + 1}`,
      class: 'AddRemoveRowAction',
      enabled: true,
      attributes: { tableID: `id${at + 50}` },
    }));
    const { project } = pasteText(textWith({ behaviors, entitySpec }));
    expect(Array.from(project.tables.values(), ({ name }) => name)).toEqual([...names.slice(0, 3), 'New Table']);
  });
});

describe('a damaged part of a bundle', () => {
  const note = (id: string, more: object = {}) => ({
    id,
    class: 'NoteBehavior',
    enabled: true,
    attributes: {},
    ...more,
  });
  const condition = {
    id: 'id90',
    class: 'EventCondition',
    attributes: { conditionType: 0 },
    predicate: { type: 'unset', attributes: {} },
  };
  const rule = (more: object) => note('id80', { class: 'RuleBehavior', ...more });
  const never = { formatVersion: 1 };

  it.each<readonly [string, Record<string, unknown>, (string | number)[][]]>([
    [
      'behaviors',
      { behaviors: [note('id2'), { id: 'id3' }, 7, note('id4', { attributes: [] }), note('id5')] },
      [
        ['behaviors', 1],
        ['behaviors', 2],
        ['behaviors', 3],
      ],
    ],
    [
      'a behavior in an Otherwise',
      { behaviors: [rule({ elseBehaviors: [note('id2'), null] })] },
      [['behaviors', 0, 'elseBehaviors', 1]],
    ],
    [
      'a condition',
      { behaviors: [rule({ conditions: [{ ...condition, predicate: 'x' }, condition] })] },
      [['behaviors', 0, 'conditions', 0]],
    ],
    [
      'a behavior of an actor',
      { behaviors: undefined, actorPrototypes: [{ ...createPrototype('id1', 'Pip'), behaviors: [note('id2'), []] }] },
      [['actorPrototypes', 0, 'behaviors', 1]],
    ],
  ])('is the only part left out: %s', (_, change, paths) => {
    const { bundle: read, skipped } = resultOf(readClipboardText(textWith({ ...never, ...change })));
    expect(skipped.map(({ path }) => path.slice(1))).toEqual(paths);
    for (const { message } of skipped)
      expect(message).toMatch(/^A (behavior|condition) on the clipboard is damaged and was skipped\.$/);
    const at = read.behaviors ? target : ({ gameId: 'away', screen: 'other' } as const);
    const done = tryPaste(read, at, into(), careful);
    if (typeof done === 'string') throw new Error(done);
    expect(done.resolved.skipped).toEqual([]);
  });

  it('is refused when the bundle contains nothing else', () => {
    expect(messageOf(textWith({ behaviors: [{ id: 'id3' }, 7] }))).toBe(damaged);
  });

  it('is the only part left out when it is nested too deeply for its new location', () => {
    const nested = (levels: number): object =>
      note(`id${levels + 10}`, levels === 0 ? {} : { class: 'GroupBehavior', behaviors: [nested(levels - 1)] });
    const behaviors = [note('id2'), nested(400), note('id3'), note('id4')];
    const group = (levels: number): object => ({
      id: `id${500 + levels}`,
      class: 'GroupBehavior',
      behaviors: levels === 0 ? [] : [group(levels - 1)],
    });
    const project = buildProject({ prototypes: [{ id: 'id1', name: 'Ship', behaviors: [group(200)] as never }] });
    const read = resultOf(readClipboardText(textWith({ behaviors }))).bundle;
    const planned = resultOf(
      planPaste(read, { ...target, gap: { parent: 'id500', list: 'behaviors', index: 0 } }, project),
    );
    const resolved = resultOf(resolvePaste(planned, new Map(), createIdSource(seededRandom(1))));
    expect(resolved.ids).toHaveLength(3);
    expect(resolved.skipped).toHaveLength(1);
  });
});

it('a bundle with tens of thousands of references to different things is pasted quickly', () => {
  const many = Array.from({ length: 10_000 }, (_, at) => at + 100);
  const behaviors = many.map((at) => ({
    id: `id${at}`,
    class: 'AnimateBehavior',
    enabled: true,
    attributes: { images: `i${at}`, currentFrameAttribute: `game.attributes.id${at}` },
  }));
  const keypathSpec = many.map((at) => ({ keypath: `game.attributes.id${at}`, name: `n${at}`, type: 'real' }));
  const project = into();
  const planned = resultOf(
    planPaste(resultOf(readClipboardText(textWith({ behaviors, keypathSpec }))).bundle, target, project),
  );
  const resolved = resultOf(
    resolvePaste(planned, new Map(planned.questions.map(({ id }) => [id, 'ignore'])), createIdSource(seededRandom(1))),
  );
  expect(planned.questions).toHaveLength(many.length);
  expect(resolved.ids).toHaveLength(many.length);
});

/** Replaces the value at a path with an odd one. */
function mutated(value: unknown, random: () => number): unknown {
  const odd = [null, -1, 1e308, '', 'id1', '\ud800', [], {}, true, 'x'.repeat(300), [[]], { id: 'id1' }];
  if (random() < 0.04) return odd[Math.floor(random() * odd.length)];
  if (Array.isArray(value)) return value.map((each) => mutated(each, random));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mutated(each, random)]));
}

it('any damaged bundle is refused in one sentence or pasted in the stored shape', () => {
  let pasted = 0;
  const whole: readonly PasteBundle[] = [
    bundle,
    resultOf(copyPrototypes(source, { gameId: 'home', ids: ['id1', 'id2'] })),
  ];
  for (let seed = 1; seed <= 300; seed += 1) {
    const random = seededRandom(seed);
    const { formatVersion, gameId, ...rest } = whole[seed % 2] ?? bundle;
    const parts = Object.entries(rest).map(([key, value]) => [key, random() < 0.4 ? mutated(value, random) : value]);
    const read = parseBundle({ formatVersion, gameId, ...Object.fromEntries(parts) });
    if (!read.ok) {
      expect(read.issues).toHaveLength(1);
      continue;
    }
    const done = tryPaste(
      read.value.bundle,
      seed % 2 === 0 ? target : { gameId: 'away', screen: 'other' },
      into(),
      careful,
    );
    expect(typeof done, String(done)).toBe('object');
    pasted += 1;
  }
  expect(pasted).toBeGreaterThan(50);
});

describe('base64', () => {
  it('is that of the platform, for every length', () => {
    for (let length = 0; length < 70; length += 1) {
      const bytes = Uint8Array.from({ length }, (_, at) => (at * 151 + length) % 256);
      const encoded = btoa(String.fromCharCode(...bytes));
      expect(encodeBase64(bytes)).toBe(encoded);
      expect(decodeBase64(encoded)).toEqual(bytes);
    }
    const long = new Uint8Array(40_000).fill(200);
    expect(decodeBase64(encodeBase64(long))).toEqual(long);
  });

  it.each(['A', 'AA=A', '====', 'AAA*', 'AAAÄ', 'A==='])('%s is not base64', (written) => {
    expect(decodeBase64(written)).toBeUndefined();
  });
});
