import type { Id, Size } from '../../generated/entities.ts';
import { createPrototype } from '../../model/create/createPrototype.ts';
import { succeed } from '../../model/issue.ts';
import { defineEdit, refusal } from '../defineEdit.ts';
import { isId, isName, nameIn, numberedName } from '../naming.ts';

interface AddPrototype {
  readonly id: Id;
  readonly name?: string;
  /** Name of an image, for an actor made from one. */
  readonly image?: string;
  readonly size?: Size;
}

/** Adds an actor at the end of the list. docs/product-rules.md#prototype. */
export const addPrototype = defineEdit({
  kind: 'prototype.add',
  plan(project, data: AddPrototype) {
    const { id, name = 'New Actor', image, size } = data;
    if (project.actors.has(id)) return refusal('There is already an actor with this id.');
    if (!isId(id)) return refusal('This id cannot be used.');
    if (!isName(name)) return refusal('An actor needs a name.');
    if (size && !(size.width > 0 && size.height > 0 && Number.isFinite(size.width * size.height))) {
      return refusal('The size of an actor must be greater than 0.');
    }
    const taken = [...project.actors.values()].map((actor) => nameIn(actor, ''));
    const created = createPrototype(id, numberedName(name, taken));
    const attributes = {
      ...created.attributes,
      ...(size && { size: { width: size.width, height: size.height } }),
      ...(image !== undefined && { image }),
    };
    return succeed([
      { op: 'set', path: ['actors', id], value: { ...created, attributes } },
      { op: 'insert', path: ['object', 'prototypes'], index: project.object.prototypes.length, value: id },
    ]);
  },
  label: (project, data) => ({ what: `Added ${data.name ?? 'an actor'}`, where: project.object.title }),
});
