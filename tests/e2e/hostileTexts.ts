import type { ProjectContents } from '@playhouse/core';
import { buildProject } from '@playhouse/core/testing';

const attack = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';

/** Delimiters and escapes of HTML, attributes, scripts, JSON and styles. */
const hostile: readonly string[] = [
  ...['</script>', '</ScRiPt\t>', '<!--<script>', '-->', ']]>', '</style>', '</title>', '</noscript>', '"', "'", '`'],
  ...[
    '\u2028',
    '\u2029',
    '\r\n',
    '\r',
    '\\',
    '\\u003c/script>',
    '&quot;>',
    '&#34;>',
    '$' + '{window.hacked=1}',
    '*/',
    '//',
  ],
  ...['</textarea>', '\u0000', '\ufeff', '%3C/script%3E', 'javascript:window.hacked=1', '"];window.hacked=1;//'],
];

/** A game in which every text tries to break out of its context. */
export function hostileTexts(): ProjectContents {
  const text = hostile.map((ending) => `${ending}${attack}`).join('');
  const visible = text.replaceAll('\u0000', '');
  const attribute = { '@': 'text', $: visible, name: visible };
  const file = `a'b&c;d#e%f ${'ä'.repeat(3)}{}[]=`;
  const project = buildProject({
    title: visible,
    attributes: { id7: attribute },
    prototypes: [
      {
        id: 'id5',
        name: visible,
        attributes: { id9: attribute, tags: visible, image: visible },
        behaviors: [
          { class: 'DisplayTextBehavior', attributes: { name: visible, text: visible, font: visible } },
          { class: 'LogDebuggingStatementAction', attributes: { text: visible } },
          {
            class: 'ChangeAttributeAction',
            attributes: {
              targetAttribute: 'game.attributes.id7',
              RHS: { '@': 'expression', $: [JSON.stringify('</script><script>window.hacked=1</script>')] },
            },
          },
        ],
      },
    ],
    scenes: [{ name: visible, layers: [{ name: visible, actors: [{ prototype: 'id5' }] }] }],
    tables: [{ name: visible, rows: [visible], columns: [{ name: visible, cells: [visible] }] }],
    images: [file],
  });
  const object = { ...project.object, longDescription: visible, instructions: visible, tags: visible };
  return { project: { ...project, object }, files: new Map([[`images/${file}.png`, new Uint8Array([1, 2, 3])]]) };
}
