import {
  createProjectNames,
  type DelegateEvent,
  orderedScenes,
  type Project,
  type ScriptMember,
  type ScriptNames,
  scriptFunctions,
  scriptTableMembers,
  scriptTypes,
} from '@playhouse/core';

/** What a text at the caret names. */
export interface NamedText {
  readonly names: ScriptNames;
  /** The name or id of the table, for rows and columns. */
  readonly table: string | undefined;
  /** What is typed of it, and the quote before it. */
  readonly typed: string;
  readonly quote: string;
}

/** What the text that ends here names, from the call around it: `getAttribute('sco`. `before` is the script up to the caret. */
export function namedTextAt(before: string): NamedText | undefined {
  const open =
    /(?:([\w$]+)|\bgetTable\(\s*(['"`])((?:(?!\2).)*)\2\s*\))?\s*(\.)?\s*\b(\w+)\(([^()\n]*?)(['"`])((?:(?!\7|\n).)*)$/u;
  const found = open.exec(before.slice(-longestCall));
  if (!found) return undefined;
  const [, variable, , literal, dot, name = '', given = '', quote = '', typed = ''] = found;
  const isMember = dot !== undefined;
  const members: readonly ScriptMember[] = isMember ? scriptTableMembers : scriptFunctions;
  const parameters = members.find((member) => member.name === name)?.parameters;
  const names = parameters?.[given.split(',').length - 1]?.names;
  if (names === undefined) return undefined;
  const table = isMember ? (literal ?? (variable === undefined ? undefined : tableOf(before, variable))) : undefined;
  return { names, table, typed, quote };
}

/** Characters before the caret in which a call begins. */
const longestCall = 300;

/** The name or id with which a variable got its table. */
export function tableOf(source: string, variable: string): string | undefined {
  const name = variable.replaceAll('$', String.raw`\$`);
  const pattern = new RegExp(`(?<![\\w$])${name}\\s*=\\s*getTable\\(\\s*(['"\`])([^'"\`\\n]*)\\1`, 'g');
  return [...source.matchAll(pattern)].at(-1)?.[2];
}

/**
 * The members of the expression before a dot: of `getTable(…)`, of a variable that got its result, or of an argument of
 * the event. Undefined when the game does not define them.
 */
export function membersBefore(before: string, event: DelegateEvent | undefined): readonly ScriptMember[] | undefined {
  const path = /(\bgetTable\([^()]*\)|(?<![\w$.])[\w$]+)\s*\??\.\s*\w*$/.exec(before.slice(-longestCall))?.[1];
  if (path === undefined) return undefined;
  const name = path.replaceAll('$', String.raw`\$`);
  const isTable = path.startsWith('getTable(') || new RegExp(`(?<![\\w$])${name}\\s*=\\s*getTable\\(`).test(before);
  if (isTable) return scriptTableMembers;
  return scriptTypes.get(event?.arguments.find((one) => one.name === path)?.type ?? '');
}

/** A name that a script can use, and what it is. */
export interface OfferedName {
  readonly name: string;
  readonly detail: string;
}

/** The names of the project that fit a text. Scripts reach the attributes of the game, the devices and the running scene. */
export function namesFor(
  project: Project,
  { names, table }: Pick<NamedText, 'names' | 'table'>,
): readonly OfferedName[] {
  if (names === 'attribute') return attributeNames(project);
  const tables = [...project.tables.values()];
  if (names === 'table') {
    return tables.map(({ name, rows, columns }) => ({ name, detail: `${rows.length} × ${columns.length}` }));
  }
  const found = tables.filter(({ id, name }) => table === undefined || id === table || name === table);
  return found.flatMap(({ name: of, rows, columns }) =>
    (names === 'row' ? rows : columns).flatMap(({ name }) => (name === '' ? [] : [{ name, detail: of }])),
  );
}

const reachable: readonly string[] = ['game', 'scene', 'devices'];

const knownNames = new WeakMap<Project, readonly OfferedName[]>();

function attributeNames(project: Project): readonly OfferedName[] {
  const known = knownNames.get(project);
  if (known) return known;
  const found = new Map<string, OfferedName>();
  const scenes = orderedScenes(project).map(({ id }) => ({ kind: 'scene', id }) as const);
  for (const owner of scenes) {
    const scope = createProjectNames(project, owner);
    for (const { keypath, path, type } of scope.attributes()) {
      if (!reachable.includes(path[0])) continue;
      const name = scope.textOf(keypath);
      if (!found.has(name)) found.set(name, { name, detail: type });
    }
  }
  const names = [...found.values()];
  knownNames.set(project, names);
  return names;
}
