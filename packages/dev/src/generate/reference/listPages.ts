import type { ReferenceSource } from './loadReference.ts';
import { codeOf, pageOf, tableOf } from './markdown.ts';

/** The page of keys that conditions and controller maps can name. */
export function keysPage({ keyNames }: ReferenceSource): string {
  const is = (pattern: RegExp) => keyNames.filter((name) => pattern.test(name));
  const row = (title: string, names: readonly string[]) => [title, names.map(codeOf).join(' ')];
  return pageOf(
    '# Keys',
    'Names of keys in key conditions and controller maps. Upper and lower case make no difference.',
    tableOf(
      ['Keys', 'Names'],
      [
        row('Letters', is(/^[a-z]$/)),
        row('Digits', is(/^\d$/)),
        row('Function keys', is(/^f\d+$/)),
        row(
          'Others',
          keyNames.filter((name) => !/^([a-z]|\d|f\d+)$/.test(name)),
        ),
      ],
    ),
  );
}

const families: Readonly<Record<string, string>> = {
  value: 'Values',
  reference: 'References',
  asset: 'Images, sounds and fonts',
  behavior: 'Behaviors',
  condition: 'Conditions',
  expression: 'Expressions',
  script: 'Scripts',
  table: 'Tables',
  id: 'Ids',
  attribute: 'Attributes',
  document: 'Files of a project',
  project: 'Projects',
  archive: 'Archives',
  legacy: 'Projects of the desktop program',
  repair: 'Repair',
  edit: 'Edits',
};

/** The page of the codes that findings carry. */
export function codesPage({ issueCodes }: ReferenceSource): string {
  const codes = Object.entries(issueCodes);
  const names = [...new Set(codes.map(([code]) => code.split('.')[0] ?? ''))];
  const sections = names.map((name) => {
    const own = codes.filter(([code]) => code.startsWith(`${name}.`));
    return [`## ${families[name] ?? name}`, ...own.map(([code, about]) => `### ${code}\n\n${about}`)].join('\n\n');
  });
  return pageOf(
    '# Codes of findings',
    'Each finding of the editor and of `playhouse validate` has a code. Codes stay the same when the words of a message change. What can go wrong while a game runs has [codes of its own](faults.md).',
    ...sections,
  );
}

/** The page of events that scripts can hook into. */
export function scriptsPage({ delegateEvents, scriptDeclaration }: ReferenceSource): string {
  const rows = delegateEvents.map(({ event, arguments: given, alias, help }) => [
    codeOf(event),
    help,
    given.map((one) => `${codeOf(scriptDeclaration(one))} ${one.help}`).join('<br>') || 'none',
    alias === undefined ? '' : codeOf(alias),
  ]);
  return pageOf(
    '# Events of scripts',
    'A script runs when its event happens. The arguments are there under these names, with these types. [Scripts](scripts.md) tells how to write one.',
    tableOf(['Event', 'When', 'Arguments', 'In older projects'], rows),
  );
}

/** The start page, which links to the others. */
export function indexPage({ behaviors, conditions, expressionFunctions, issueCodes }: ReferenceSource): string {
  return pageOf(
    '# Reference',
    'What there is in a Playhouse game, in full. These pages are made from what the editor and the player themselves go by.',
    tableOf(
      ['Page', 'Tells of'],
      [
        ['[Behaviors](behaviors/README.md)', `the ${behaviors.length} behaviors: fields, messages, examples`],
        ['[Conditions](conditions.md)', `the ${conditions.length} things that conditions can test`],
        [
          '[Functions](functions.md)',
          `the ${expressionFunctions.length} functions that expressions can call, and the operators`,
        ],
        ['[Differences from Lua](lua-differences.md)', 'what expressions mean otherwise than in Lua'],
        ['[Attributes](attributes.md)', 'what every game, scene, actor and device has'],
        ['[Keys](keys.md)', 'names of keys'],
        ['[Scripts](scripts.md)', 'how to write scripts, with an example of each event'],
        ['[Events of scripts](events.md)', 'when scripts run, and what they are handed'],
        ['[Codes of findings](codes.md)', `the ${Object.keys(issueCodes).length} codes that findings carry`],
        ['[Faults of running games](faults.md)', 'what can go wrong while a game runs'],
      ],
    ),
  );
}
