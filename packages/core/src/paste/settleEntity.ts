import { nameIn } from '../edit/naming.ts';
import type { EntitySpec } from '../generated/library.ts';
import { documentKinds } from '../model/parse/documentKinds.ts';
import { ask, keep, leave, make, type PasteRun, plain, type Settled } from './pasteRun.ts';

type EntityKind = EntitySpec['kind'];

/** The key for the copy of a pasted or imported document. */
export function entityKey(kind: EntityKind, id: string): string {
  return `${kind}:${id}`;
}

/**
 * A scene, prototype or table: the one with the same id in the same project, one that is pasted as well, the one with
 * the same name, or the result of the answer. docs/product-rules.md#copy-and-paste.
 */
export function settleEntity(
  run: PasteRun,
  { kind, id, isActive }: { readonly kind: EntityKind; readonly id: string; readonly isActive: boolean },
  write: (id: string) => string = plain,
): Settled {
  const { bundle, project, isSameProject } = run;
  const exists = (kind === 'table' ? project.tables : kind === 'scene' ? project.scenes : project.actors).has(id);
  if (isSameProject && exists) return keep;
  const key = entityKey(kind, id);
  const pasted = kind === 'prototype' ? bundle.actorPrototypes : kind === 'scene' ? bundle.scenes : undefined;
  if (pasted?.some((document) => document.id === id)) return { as: 'made', key, write };
  const spec = run.entities.get(key);
  if (!spec) return leave(run, exists, write);
  const [first, ...more] = namesakes(run, spec);
  if (first !== undefined && more.length === 0) return { as: 'use', text: write(first) };
  const { name } = spec;
  const message =
    first === undefined
      ? `The ${words[kind]} ${name} is not in this project.`
      : `There are ${more.length + 1} ${words[kind]}s with the name ${name} in this project.`;
  const options = [first !== undefined && 'useExisting', isImportable(spec) && 'import', 'create', 'ignore'] as const;
  switch (ask(run, isActive, { id: key, message, options })) {
    case undefined:
      return { as: 'open' };
    case 'useExisting':
      return first === undefined ? keep : { as: 'use', text: write(first) };
    case 'import':
    case 'create':
      return make(run, key, { what: 'entity', spec, isImport: run.answers.get(key) === 'import' }, write);
    default:
      return leave(run, exists, write);
  }
}

/** True when a bundle contains the thing itself. Scenes do not leave their project. */
export function isImportable({ kind, document }: EntitySpec): boolean {
  if (kind === 'scene' || document === undefined) return false;
  return (kind === 'table' ? documentKinds.tables : documentKinds.actors).validate(document);
}

const words: Readonly<Record<EntityKind, string>> = { scene: 'scene', prototype: 'actor', table: 'table' };

/** Ids of things with the name, in the order of the lists. */
function namesakes({ project }: PasteRun, { kind, name }: EntitySpec): string[] {
  if (name.trim() === '') return [];
  if (kind === 'table') return [...project.tables].filter(([, table]) => table.name === name).map(([id]) => id);
  const [listed, documents] =
    kind === 'scene' ? [project.object.scenes, project.scenes] : [project.object.prototypes, project.actors];
  return [...new Set(listed)].filter((id) => nameIn(documents.get(id), '') === name);
}
