import type { Loss } from './losses.ts';

/**
 * Redundant content that occurs in many places of a legacy project and has no effect in a game: reported once, with its
 * count.
 */
export interface ImportNote {
  readonly note: string;
  readonly count: number;
}

/**
 * The report of an import: losses that matter to the author, and notes on content that was redundant or only for the
 * old editor.
 */
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

/** The first entry that matches a loss names its note; an omitted pattern matches everything. */
const restatements: readonly Restatement[] = [
  {
    note: 'Behaviors and conditions with blank or repeated ids got new ids. Nothing refers to them.',
    path: /(?:^|\/)(?:behavior|condition|assignment)\[\d+\]\/@id$/,
    why: /^(?:The id is used twice here|The id is blank|It is not a valid id)\. /,
  },
  {
    note: 'Two files had names of scenes. The name in the scene’s own file is used.',
    why: /^Only the name in the scene’s own file/,
  },
  {
    note: 'Two files had names of tables. The name in the table’s own file is used.',
    why: /^Only the current name of a table/,
  },
  {
    note: 'Conditions had the name of their kind, or an attribute of another kind. Neither has an effect.',
    path: /predicate\//,
    what: /"default name"/,
  },
  {
    note: 'Conditions had the name of their kind, or an attribute of another kind. Neither has an effect.',
    why: /^(?:Only attribute conditions use it|Collision conditions only test actors)\.$/,
  },
  {
    note: 'Data that only the old editor used, such as how it drew a behavior, was left out.',
    why: /^(?:It is about how the old editor drew the behavior|Saved behaviors are sorted by name|The identity of a copy is stored outside the project|Tables have no skew)\.$/,
  },
];

/** Separates losses that matter to an author from restatements, which become notes with a count. None are dropped. */
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
