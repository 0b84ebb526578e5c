import { type Project, packArchive, readProject, unpackArchive, writeProject } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';
import { describe, expect, it } from 'vitest';
import { readBadfile } from './badfiles.ts';

const strings: string[] = JSON.parse(new TextDecoder().decode(readBadfile('text/blns.json')));

/** A project that contains the text everywhere that people can type text, shortened in names to what they allow. */
function projectWith(text: string): Project {
  const name = [...text].slice(0, 256).join('');
  const custom = { '@': 'text', $: text, name } as const;
  const condition = { id: 'id900', class: 'TextExpressionCondition' };
  const base = buildProject({
    title: name,
    attributes: {
      name,
      actorTags: text,
      adReward: { name: text, value: 0 },
      id50: custom,
      [`future ${text}`]: { [text]: [text] },
    },
    prototypes: [
      {
        name,
        attributes: { tags: text, image: text, id51: custom },
        behaviors: [
          {
            class: 'NoteBehavior',
            attributes: { name, text, [text]: text },
            conditions: [
              {
                ...condition,
                attributes: { conditionType: 3, subject: text },
                predicate: { type: 'string', attributes: { operator: '==', RHS: text } },
              },
            ],
          },
          {
            class: 'DisplayTextBehavior',
            attributes: {
              name,
              text: { '@': 'expression', $: [text, { keypath: `self.attributes.${text}`.slice(0, 1024) }] },
            },
          },
        ],
      },
    ],
    scenes: [
      {
        name,
        attributes: { id52: custom },
        layers: [{ name, actors: [{ prototype: 'id1', attributes: { name, tags: text } }] }],
      },
    ],
    tables: [{ name, rows: [name], columns: [{ name, cells: [text] }] }],
    delegates: [{ name, event: text, source: text }],
  });
  return {
    ...base,
    assets: { images: [{ name, files: [{ name: 'x.png', size: 0 }] }], sounds: [], fonts: [] },
    object: {
      ...base.object,
      longDescription: text,
      tags: text,
      instructions: text,
      controllerMaps: { player1: { dpadUp: text } },
    },
    behaviors: new Map([
      [
        'id1',
        {
          id: 'id1',
          name,
          help: text,
          behavior: { id: 'id1', class: 'NoteBehavior', enabled: true, attributes: { text } },
        },
      ],
    ]),
    tests: new Map([['a', { frames: 1, events: [{ text }] }]]),
  };
}

/** True for a text with characters that reading accepts but reports. */
const isPointedOut = (text: string): boolean => /[\p{Cc}--[\t\n\r]]/v.test(text);

it('there are hundreds of naughty strings', () => {
  expect(strings.length).toBeGreaterThan(500);
});

describe('a text in every field', () => {
  it.each(strings.map((text, at) => [at, text] as const))('survives saving and archiving: number %i', (_, text) => {
    const project = projectWith(text);
    const files = writeProject({ project, files: new Map() });
    const read = readProject(files);
    expect(read.ok ? 'read' : read.issues[0]?.message).toBe('read');
    if (!read.ok) return;
    expect(read.value.contents.project).toEqual(project);
    expect(new Set(read.value.notes.map((note) => note.code))).toEqual(
      new Set(isPointedOut(text) ? ['document.text'] : []),
    );
    expect(writeProject(read.value.contents)).toEqual(files);
    expect(unpackArchive(packArchive(files))).toEqual({ ok: true, value: files });
  });
});
