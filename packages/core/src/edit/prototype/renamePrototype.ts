import type { Id } from '../../generated/entities.ts';
import { succeed } from '../../model/issue.ts';
import { defineEdit, missing, refusal } from '../defineEdit.ts';
import { isName, nameIn } from '../naming.ts';

/** Renames an actor. */
export const renamePrototype = defineEdit({
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
