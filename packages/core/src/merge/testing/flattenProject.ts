import { isJsonObject } from '../../model/json.ts';
import { collectionNames, type Project } from '../../model/project.ts';

/** Every fact of a project by its address: `scenes/id1#actor id20/attributes/position` and its JSON text. */
export type Facts = Map<string, string>;

/**
 * Splits a project into single facts, without using the code of diff and merge. Things in nested lists have an address
 * of their own, and the fact `@in` states their list.
 */
export function flattenProject(project: Project): Facts {
  const facts: Facts = new Map();
  flatten(facts, 'object', '', project.object);
  flatten(facts, 'assets', '', project.assets);
  for (const name of collectionNames) {
    for (const [id, document] of project[name]) {
      facts.set(`${name}/${id}/@in`, 'project');
      if (name === 'tables') flattenTable(facts, `${name}/${id}`, document);
      else flatten(facts, `${name}/${id}`, `${name}/${id}#`, document);
    }
  }
  return facts;
}

const nested = new Set(['layers', 'actors', 'behaviors', 'elseBehaviors', 'conditions']);

function flatten(facts: Facts, address: string, scope: string, value: unknown): void {
  if (Array.isArray(value)) flattenList(facts, address, scope, value);
  else if (!isJsonObject(value)) flattenText(facts, address, value);
  else if (value['@'] === 'expression') {
    facts.set(address, JSON.stringify(value.$));
  } else {
    if (address.startsWith('assets') && 'size' in value) facts.set(address, JSON.stringify(value));
    else for (const [key, part] of Object.entries(value)) flatten(facts, `${address}/${key}`, scope, part);
  }
}

function flattenText(facts: Facts, address: string, value: unknown): void {
  const key = address.slice(address.lastIndexOf('/') + 1);
  const tags = typeof value === 'string' ? value.split('\t') : [];
  if ((key !== 'tags' && key !== 'actorTags') || new Set(tags).size < tags.length || tags.includes('')) {
    if (!((key === 'tags' || key === 'actorTags') && value === '')) facts.set(address, JSON.stringify(value));
  } else for (const tag of tags) facts.set(`${address}/${tag}`, 'tag');
}

function flattenList(facts: Facts, address: string, scope: string, list: readonly unknown[]): void {
  const key = address.slice(address.lastIndexOf('/') + 1);
  const isNested = nested.has(key) && scope !== '';
  const names = list.map((member) => (isJsonObject(member) ? (member.id ?? member.name) : undefined));
  if (address === 'object/scenes' || address === 'object/prototypes') {
    for (const id of list) facts.set(`${address}/${id}/@in`, address);
  } else if (list.length > 0 && names.includes(undefined)) {
    facts.set(address, JSON.stringify(list));
  } else {
    const kind = key === 'elseBehaviors' ? 'behaviors' : key;
    for (const [at, member] of list.entries()) {
      const own = isNested ? `${scope}${kind} ${names[at]}` : `${address}/${names[at]}`;
      facts.set(`${own}/@in`, address);
      flatten(facts, own, key === 'actors' ? `${own}#` : scope, member);
    }
  }
}

function flattenTable(facts: Facts, address: string, table: unknown): void {
  if (!isJsonObject(table) || !Array.isArray(table.rows) || !Array.isArray(table.columns)) return;
  const { rows, columns, numRows: _rows, numCols: _columns, ...rest } = table;
  flatten(facts, address, '', { ...rest, rows });
  for (const column of columns) {
    const { $: cells, ...others } = column;
    facts.set(`${address}/columns/${column.id}/@in`, address);
    flatten(facts, `${address}/columns/${column.id}`, '', others);
    for (const [at, row] of rows.entries())
      facts.set(`${address}/columns/${column.id}/$/${row.id}`, JSON.stringify(cells[at]));
  }
}
