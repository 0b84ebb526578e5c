import { attributeTypeDescriptors } from '../attributes/findAttributeType.ts';
import { customAttributeDefaults } from '../edit/attribute/addAttribute.ts';
import { customAttributes } from '../edit/attribute/ownerAttributes.ts';
import { suffixedName } from '../edit/naming.ts';
import type { EditPath } from '../edit/op.ts';
import { freeTableName, listingOp } from '../edit/table/tableNames.ts';
import { tagFault, tagsIn, tagText } from '../edit/tag/tagText.ts';
import type { CustomAttribute } from '../generated/entities.ts';
import type { EntitySpec, KeypathSpec } from '../generated/library.ts';
import { documentKinds } from '../model/parse/documentKinds.ts';
import { newTableName } from '../tables/createTable.ts';
import { isPurchaseTable, purchaseTableName } from '../tables/purchaseTable.ts';
import { makeImage } from './makeImage.ts';
import type { PasteBuilder } from './pasteBuilder.ts';
import { fittingName } from './pasteNames.ts';

/** Adds a table with all its cells, or an empty one with this name. There is at most one purchase table. */
function makeTable(builder: PasteBuilder, id: string, { name, document }: EntitySpec, isImport: boolean): void {
  const hasPurchases = [...builder.project.tables.values()].some(isPurchaseTable);
  if (isImport && documentKinds.tables.validate(document)) {
    const free = freeTableName(builder.project, fittingName(document.name, newTableName));
    const columns = document.columns.map((column) => ({ ...column, readonly: false }));
    const normal = { tableType: 0, ...(isPurchaseTable(document) && { flags: 9, columns }) };
    const value = { ...document, ...(free === purchaseTableName ? {} : normal), id, name: free };
    builder.pushOps([{ op: 'set', path: ['tables', id], value }, listingOp(id, free)]);
  } else if (name === purchaseTableName && !hasPurchases) {
    builder.push({ kind: 'table.restorePurchases', data: { id } });
  } else {
    const fitting = fittingName(name, newTableName);
    builder.push({ kind: 'table.add', data: { id, name: fitting === purchaseTableName ? newTableName : fitting } });
  }
}

/** Assigns ids to everything that will be created, so that pieces can refer to each other in any order. */
export function chooseIds(builder: PasteBuilder): void {
  const { run, made, newId } = builder;
  for (const [key, { what }] of run.made) if (what !== 'image') made.set(key, newId());
  for (const { id } of run.bundle.actorPrototypes ?? []) setOnce(made, `prototype:${id}`, newId);
  for (const { id } of run.bundle.scenes ?? []) setOnce(made, `scene:${id}`, newId);
  for (const { id } of run.bundle.actorInstances ?? []) setOnce(made, `instance:${id}`, newId);
}

/** Adds images, tags, attributes of the game and of the scene, tables, and empty scenes and actors. */
export function makeThings(builder: PasteBuilder): void {
  for (const [key, made] of builder.run.made) {
    const id = builder.made.get(key) ?? '';
    if (made.what === 'image') makeImage(builder, key, made.spec);
    else if (made.what === 'entity') makeEntity(builder, id, made.spec, made.isImport);
    else if (made.what === 'attribute' && made.owner === 'game') {
      makeAttribute(builder, ['object', 'attributes'], builder.project.object.attributes, id, made.spec);
    } else if (made.what === 'attribute' && made.owner === 'scene') makeSceneAttribute(builder, id, made.spec);
  }
  addTags(builder);
}

/** A custom attribute in stored form, with its source value and an unused name. */
export function markerFrom(
  spec: KeypathSpec,
  others: readonly { readonly name: string }[],
): CustomAttribute | undefined {
  const { type, value } = spec;
  if (type === 'table') return undefined;
  const fits = value !== undefined && isStored(type, value);
  const taken = others.map(({ name }) => name);
  const name = suffixedName(fittingName(spec.name, 'New Attribute'), taken);
  return { '@': type, $: fits ? value : customAttributeDefaults[type], name };
}

/** Op that adds an attribute to those at a path. */
export function makeAttribute(
  builder: PasteBuilder,
  path: EditPath,
  attributes: Readonly<Record<string, unknown>>,
  id: string,
  spec: KeypathSpec,
): void {
  const value = markerFrom(spec, customAttributes(attributes));
  if (value) builder.pushOps([{ op: 'set', path: [...path, id], value }]);
}

function setOnce(made: Map<string, string>, key: string, newId: () => string): void {
  if (!made.has(key)) made.set(key, newId());
}

function isStored(type: keyof typeof customAttributeDefaults, value: number | string | boolean): boolean {
  return (
    typeof value === typeof customAttributeDefaults[type] && attributeTypeDescriptors[type].check(value) === undefined
  );
}

function makeSceneAttribute(builder: PasteBuilder, id: string, spec: KeypathSpec): void {
  const { target } = builder.run;
  const scene = target.kind === 'documents' ? undefined : target.scene?.id;
  const attributes = scene === undefined ? undefined : builder.project.scenes.get(scene)?.attributes;
  if (scene !== undefined && attributes) {
    makeAttribute(builder, ['scenes', scene, 'attributes'], attributes, id, spec);
  }
}

function makeEntity(builder: PasteBuilder, id: string, spec: EntitySpec, isImport: boolean): void {
  if (spec.kind === 'scene') {
    builder.push({
      kind: 'scene.add',
      data: { id, layer: builder.newId(), name: fittingName(spec.name, 'New Scene') },
    });
  } else if (spec.kind === 'table') makeTable(builder, id, spec, isImport);
  else if (!isImport) builder.push({ kind: 'prototype.add', data: { id, name: fittingName(spec.name, 'New Actor') } });
}

/** Tags of actors are added to the game's list. docs/product-rules.md#copy-and-paste. */
function addTags({ run, project, pushOps }: PasteBuilder): void {
  const listed = tagsIn(project.object.attributes.actorTags);
  const known = new Set(listed);
  if (run.isSameProject) {
    for (const { attributes } of project.actors.values()) for (const tag of tagsIn(attributes.tags)) known.add(tag);
  }
  const isNew = (tag: string): boolean => run.tags.has(tag) && !known.has(tag) && !tagFault(tag);
  const added = [...new Set(run.bundle.actorTagSpec)].filter(isNew);
  if (added.length === 0) return;
  pushOps([{ op: 'set', path: ['object', 'attributes', 'actorTags'], value: tagText([...listed, ...added]) }]);
}
