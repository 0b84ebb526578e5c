import type { Id } from '../../generated/entities.ts';
import { succeed } from '../../model/issue.ts';
import { defineEdit, missing, refusal } from '../defineEdit.ts';
import { isId, nameIn, numberedName } from '../naming.ts';

/** Adds a copy of an actor, with its behaviors, right behind it in the list. */
export const duplicatePrototype = defineEdit({
  kind: 'prototype.duplicate',
  plan(project, data: { readonly prototype: Id; readonly id: Id }) {
    const original = project.actors.get(data.prototype);
    if (!original) return missing('The actor', ['actors', data.prototype]);
    if (project.actors.has(data.id)) return refusal('There is already an actor with this id.');
    if (!isId(data.id)) return refusal('This id cannot be used.');
    const taken = [...project.actors.values()].map((actor) => nameIn(actor, ''));
    const name = numberedName(nameIn(original, 'New Actor'), taken);
    const place = project.object.prototypes.indexOf(data.prototype);
    const index = place < 0 ? project.object.prototypes.length : place + 1;
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
