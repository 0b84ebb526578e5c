import type { EditPath } from '../../edit/op.ts';
import type { Project } from '../../model/project.ts';
import type { MergeConflict } from '../conflict.ts';
import type { MergedProject } from '../mergeProjects.ts';
import { type Facts, flattenProject } from './flattenProject.ts';

/**
 * What a merge lost or invented, as text; empty when every change of a side is in the result or in the list of
 * conflicts. Compares fact by fact and uses none of the merge code.
 */
export function findLosses(base: Project, mine: Project, theirs: Project, merged: MergedProject): string[] {
  const [before, first, second, now] = [base, mine, theirs, merged.project].map(flattenProject);
  if (!before || !first || !second || !now) return [];
  const covers = merged.conflicts.map(coverOf);
  const isCovered = (address: string, left: string | undefined, right: string | undefined) => {
    const chain = chainOf(address, [now, first, second, before]);
    return covers.some((cover) => cover({ address, chain, left, right, is: now.get(address) }));
  };
  const losses: string[] = [];
  for (const address of new Set([...before.keys(), ...first.keys(), ...second.keys(), ...now.keys()])) {
    const [was, left, right, is] = [before, first, second, now].map((facts) => facts.get(address));
    const wanted = [left === was ? undefined : 'mine', right === was ? undefined : 'theirs'];
    const isRight = left === right ? is === left : left === was ? is === right : right === was ? is === left : false;
    if (isRight || isCovered(address, left, right) || isBlankCell(address, was, left, right, is)) continue;
    losses.push(`${address}: base ${was}, mine ${left}, theirs ${right}, merged ${is}; changed by ${wanted}`);
  }
  return losses;
}

interface Fact {
  readonly address: string;
  readonly chain: readonly string[];
  readonly left: string | undefined;
  readonly right: string | undefined;
  readonly is: string | undefined;
}

/** Whether a conflict covers a fact: a lost value has to be in it, and an order does not cover values. */
function coverOf({ kind, path, mine, theirs }: MergeConflict): (fact: Fact) => boolean {
  const addresses = addressesOf(path);
  const isIn = (each: string, link: string) => link === each || link.startsWith(`${each}/`);
  const tells = (value: unknown, text: string | undefined, is: string | undefined) =>
    text === undefined || text === is || text === 'tag' || (JSON.stringify(value) ?? '').includes(text);
  if (kind === 'order') return () => false;
  if (kind === 'place') return ({ address }) => addresses.some((each) => address === `${each}/@in`);
  if (kind === 'value') {
    return ({ address, left, right, is }) =>
      addresses.some((each) => isIn(each, address)) && tells(mine, left, is) && tells(theirs, right, is);
  }
  return ({ chain }) => addresses.some((each) => chain.some((link) => isIn(each, link)));
}

/** Cells of a new row in a new column belong to neither side, and blank cells of a removed row are no loss. */
function isBlankCell(address: string, ...values: readonly (string | undefined)[]): boolean {
  const [was, left, right, is] = values;
  if (!address.includes('/$/') || was !== undefined) return false;
  const isNobodys = left === undefined && right === undefined && is !== undefined;
  return isNobodys || (is === undefined && ['""', '0', 'false'].includes(left ?? right ?? ''));
}

/** The address itself and those of everything that contains it, in any version. */
function chainOf(address: string, versions: readonly Facts[]): string[] {
  const chain = new Set([address]);
  const cell = /^(tables\/[^/]+)\/columns\/[^/]+\/\$\/(.+)$/.exec(address);
  if (cell) chain.add(`${cell[1]}/rows/${cell[2]}`);
  for (const link of chain) {
    const parts = link.split('/');
    for (let length = parts.length; length > 0; length -= 1) {
      const holder = parts.slice(0, length).join('/');
      for (const facts of versions) {
        const list = facts.get(`${holder}/@in`);
        if (list !== undefined && list !== 'project') chain.add(list);
      }
      const hash = holder.lastIndexOf('#');
      if (hash > 0) chain.add(holder.slice(0, hash));
    }
  }
  return [...chain];
}

/** A path of an edit as the addresses of facts; members of nested lists stand for themselves. */
function addressesOf(path: EditPath): string[] {
  let address = '';
  let scope = '';
  for (const [at, key] of path.entries()) {
    if (typeof key !== 'object') {
      address = address === '' ? String(key) : `${address}/${key}`;
      if (at === 1 && (path[0] === 'scenes' || path[0] === 'actors' || path[0] === 'behaviors')) scope = `${address}#`;
      continue;
    }
    const name = 'id' in key ? key.id : 'row' in key ? key.row : key.name;
    const list = path[at - 1];
    const kind = list === 'elseBehaviors' ? 'behaviors' : String(list);
    if (scope !== '' && ['layers', 'actors', 'behaviors', 'conditions'].includes(kind)) {
      address = `${scope}${kind} ${name}`;
      if (kind === 'actors') scope = `${address}#`;
    } else address = `${address}/${name}`;
  }
  if (path.length === 3 && path[0] === 'object' && path[1] === 'attributes') return [address, `tables/${path[2]}`];
  const listing = path.length === 2 ? listings[String(path[0])] : undefined;
  return [
    address,
    ...(listing ? [`${listing}/${path[1]}`] : []),
    ...(path[0] === 'tables' ? [address.replace('/rows/', '/$/')] : []),
  ];
}

/** Whatever stays is also listed in the game. */
const listings: Readonly<Record<string, string>> = {
  scenes: 'object/scenes',
  actors: 'object/prototypes',
  tables: 'object/attributes',
};
