import type { Loss } from './losses.ts';

/** Something that many places of a legacy project say and no game can show: said once, with how often it stood there. */
export interface ImportNote {
  readonly note: string;
  readonly count: number;
}

/** What an import tells: what its author would miss, and what only stood there twice or for the old editor. */
export interface ImportAccount {
  readonly losses: readonly Loss[];
  readonly notes: readonly ImportNote[];
}

interface Restatement {
  readonly note: string;
  readonly path?: RegExp;
  readonly what?: RegExp;
  readonly why?: RegExp;
}

/** The first that fits a loss names its note; a pattern that is left out fits everything. */
const restatements: readonly Restatement[] = [
  {
    note: 'Ids of behaviors and conditions that stood there twice, or were blank, are new. Nothing refers to them.',
    path: /(?:^|\/)(?:behavior|condition|assignment)\[\d+\]\/@id$/,
    why: /^(?:The id occurs twice here|The id is blank|It is no id); /,
  },
  {
    note: 'Names of scenes stood in two files. That of the scene itself counts.',
    why: /^Only the name in the scene’s own file/,
  },
  {
    note: 'Names of tables stood in two files. That of the table itself counts.',
    why: /^Only the present name of a table/,
  },
  {
    note: 'Conditions held the name of their kind, or an attribute of another kind, which nothing looks at.',
    path: /predicate\//,
    what: /"default name"/,
  },
  {
    note: 'Conditions held the name of their kind, or an attribute of another kind, which nothing looks at.',
    why: /^(?:Only conditions on attributes look at it|Conditions on collisions look at actors only)\.$/,
  },
  {
    note: 'What the old editor noted for itself, such as how it drew a behavior, was left out.',
    why: /^(?:It says how the old editor drew the behavior|Saved behaviors are sorted by name|Which copy a project is stands outside of it|Tables have no skew)\.$/,
  },
];

/** Tells losses that somebody would miss from restatements, which become notes with a count. None is dropped. */
export function accountOf(all: readonly Loss[]): ImportAccount {
  const losses: Loss[] = [];
  const counts = new Map<string, number>();
  for (const loss of all) {
    const found = restatements.find((each) => fits(each, loss));
    if (found) counts.set(found.note, (counts.get(found.note) ?? 0) + 1);
    else losses.push(loss);
  }
  return { losses, notes: Array.from(counts, ([note, count]) => ({ note, count })) };
}

function fits({ path, what, why }: Restatement, loss: Loss): boolean {
  return (path?.test(loss.path) ?? true) && (what?.test(loss.what) ?? true) && (why?.test(loss.why) ?? true);
}
