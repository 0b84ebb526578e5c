import type { AttributeGroup, AttributeNode } from '@playhouse/core';
import type { ReferenceSource } from './loadReference.ts';
import { codeOf, pageOf, tableOf } from './markdown.ts';

const roots = [
  [
    'self',
    'Actor',
    'The actor whose behavior it is. What people write is shorter: `self.position.x`, `self.motion.linearVelocity.x`.',
  ],
  ['game', 'Game', 'The game as a whole. What people write is shorter: `game.time`.'],
  ['scene', 'Scene', 'The scene that the actor stands in. Only actors that were unlocked in a scene can read it.'],
  ['devices', 'Devices', 'Mouse, touches, clock and the like. They are stored as `game.devices.…`.'],
  ['controllerMaps', 'Controller maps', 'The keys that act as buttons of a controller.'],
] as const;

/** The page of built-in attributes: where each is found, its type and default, and whether games can change it. */
export function attributesPage(source: ReferenceSource): string {
  const sections = roots.flatMap(([root, title, about]) => {
    const { devices: _, ...group } = root === 'game' ? source.attributeSchema.game : source.attributeSchema[root];
    const shownGroup = root === 'game' ? group : source.attributeSchema[root];
    return [
      `## ${title}`,
      about,
      tableOf(['Path', 'Name', 'Type', 'Default', 'Games can change it'], rowsOf(source, shownGroup, root)),
    ];
  });
  return pageOf(
    '# Built-in attributes',
    'Attributes that every game, scene and actor has. `N` in a path stands for a number. Attributes of your own are added to these.',
    ...sections,
  );
}

function rowsOf(source: ReferenceSource, group: AttributeGroup, path: string): string[][] {
  return membersOf(group).flatMap(([key, node, note]) =>
    source.isAttributeNode(node)
      ? [rowOf(`${path}.${key}`, node)]
      : rowsOf(source, node, `${path}.${key}`).map((row, at) =>
          at === 0 && note ? [`${row[0]} (${note})`, ...row.slice(1)] : row,
        ),
  );
}

type Member = readonly [key: string, node: AttributeNode | AttributeGroup, note: string];

/** Numbered groups that are alike are listed as one. */
function membersOf(group: AttributeGroup): Member[] {
  const numbered = Object.keys(group).filter((key) => /^(touch|player)\d+$/.test(key));
  return Object.entries(group).flatMap(([key, node]): Member[] => {
    if (!numbered.includes(key)) return [[key, node, '']];
    if (key !== numbered[0]) return [];
    return [[key.replace(/\d+$/, 'N'), node, `N from 1 to ${numbered.length}`]];
  });
}

const types: Readonly<Record<AttributeNode['type'], string>> = {
  integer: 'whole number',
  real: 'number',
  boolean: 'true or false',
  text: 'text',
  angle: 'angle',
  index: 'index',
  table: 'table',
  enumeration: 'choice',
  image: 'image',
  sound: 'sound',
};

function rowOf(path: string, { title, type, default: value, readOnly, options }: AttributeNode): string[] {
  const choices = options?.map(([code, label]) => `${code} ${label}`).join(', ');
  return [
    codeOf(path),
    path.includes('N.') ? title.replace(/ 1\b/, ' N') : title,
    choices === undefined ? types[type] : `${types[type]}: ${choices}`,
    codeOf(typeof value === 'string' ? value : String(value)),
    readOnly ? 'no' : 'yes',
  ];
}
