import type { Id } from '../../generated/entities.ts';
import type { AttributePath } from '../attribute/attributePath.ts';
import { attributeTitle } from '../attribute/attributeTitle.ts';
import { planAttribute } from '../attribute/planAttribute.ts';
import { defineEdit, missing } from '../defineEdit.ts';
import { nameIn } from '../naming.ts';

interface SetPrototypeAttribute {
  readonly prototype: Id;
  readonly path: AttributePath;
  readonly value: unknown;
}

/** Gives an attribute of an actor a value; instances without a value of their own follow. */
export const setPrototypeAttribute = defineEdit({
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
