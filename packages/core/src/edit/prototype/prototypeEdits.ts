import type { Id } from '../../generated/entities.ts';
import { succeed } from '../../model/issue.ts';
import type { AttributePath } from '../attribute/attributePath.ts';
import { attributeTitle } from '../attribute/attributeTitle.ts';
import { planAttribute } from '../attribute/planAttribute.ts';
import { defineEdit, missing, refusal } from '../defineEdit.ts';
import { moveMember } from '../moveMember.ts';
import { isId, isName, nameIn, numberedName } from '../naming.ts';
import { addPrototype } from './addPrototype.ts';
import { removePrototype } from './removePrototype.ts';

interface SetPrototypeAttribute {
  readonly prototype: Id;
  readonly path: AttributePath;
  readonly value: unknown;
}

/** Sets an attribute of an actor; instances without a value of their own follow. */
const setPrototypeAttribute = defineEdit({
  kind: 'prototype.setAttribute',
  plan(project, data: SetPrototypeAttribute) {
    const prototype = project.actors.get(data.prototype);
    if (!prototype) return missing('The actor', ['actors', data.prototype]);
    return planAttribute({ root: 'self', entity: prototype, base: ['actors', data.prototype] }, data.path, data.value);
  },
  label: (project, data) => ({
    what: `Changed ${attributeTitle(project.actors.get(data.prototype), 'self', data.path)}`,
    where: nameIn(project.actors.get(data.prototype), ''),
  }),
});

/**
 * Moves an actor to another position in the game's list; an index beyond the list means its end.
 * docs/product-rules.md#lists.
 */
const reorderPrototype = defineEdit({
  kind: 'prototype.reorder',
  plan(project, data: { readonly prototype: Id; readonly index: number }) {
    const from = project.object.prototypes.indexOf(data.prototype);
    if (from < 0) return missing('The actor', ['actors', data.prototype]);
    const path = ['object', 'prototypes', { id: data.prototype }];
    return succeed(moveMember(project.object.prototypes, from, path, data.index));
  },
  label: (project, data) => ({
    what: `Moved ${nameIn(project.actors.get(data.prototype), 'an actor')} in the list`,
    where: project.object.title,
  }),
});

/** Renames an actor. */
const renamePrototype = defineEdit({
  kind: 'prototype.rename',
  plan(project, data: { readonly prototype: Id; readonly name: string }) {
    if (!project.actors.has(data.prototype)) return missing('The actor', ['actors', data.prototype]);
    if (!isName(data.name)) return refusal('An actor needs a name.');
    return succeed([{ op: 'set', path: ['actors', data.prototype, 'attributes', 'name'], value: data.name }]);
  },
  label: (project, data) => ({
    what: `Renamed ${nameIn(project.actors.get(data.prototype), 'an actor')}`,
    where: project.object.title,
  }),
});

/** Adds a copy of an actor, with its behaviors, right after it in the list. */
const duplicatePrototype = defineEdit({
  kind: 'prototype.duplicate',
  plan(project, data: { readonly prototype: Id; readonly id: Id }) {
    const original = project.actors.get(data.prototype);
    if (!original) return missing('The actor', ['actors', data.prototype]);
    if (project.actors.has(data.id)) return refusal('There is already an actor with this id.');
    if (!isId(data.id)) return refusal('This id cannot be used.');
    const taken = [...project.actors.values()].map((actor) => nameIn(actor, ''));
    const name = numberedName(nameIn(original, 'New Actor'), taken);
    const position = project.object.prototypes.indexOf(data.prototype);
    const index = position < 0 ? project.object.prototypes.length : position + 1;
    const copy = { ...original, id: data.id, attributes: { ...original.attributes, name } };
    return succeed([
      { op: 'set', path: ['actors', data.id], value: copy },
      { op: 'insert', path: ['object', 'prototypes'], index, value: data.id },
    ]);
  },
  label: (project, data) => ({
    what: `Duplicated ${nameIn(project.actors.get(data.prototype), 'an actor')}`,
    where: project.object.title,
  }),
});

/** Every edit of actors. */
export const prototypeEdits = [
  addPrototype,
  duplicatePrototype,
  removePrototype,
  renamePrototype,
  reorderPrototype,
  setPrototypeAttribute,
] as const;
