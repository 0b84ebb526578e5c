import type { Id } from '../../generated/entities.ts';
import { succeed } from '../../model/issue.ts';
import { defineEdit, missing } from '../defineEdit.ts';
import { moveMember } from '../moveMember.ts';
import { nameIn } from '../naming.ts';

/**
 * Moves an actor to another place in the game's list; an index beyond the list means its end.
 * docs/product-rules.md#lists.
 */
export const reorderPrototype = defineEdit({
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
