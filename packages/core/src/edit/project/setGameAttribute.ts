import type { AttributePath } from '../attribute/attributePath.ts';
import { attributeTitle } from '../attribute/attributeTitle.ts';
import { planAttribute } from '../attribute/planAttribute.ts';
import { defineEdit } from '../defineEdit.ts';

/** Gives an attribute of the game a value. */
export const setGameAttribute = defineEdit({
  kind: 'project.setAttribute',
  plan: (project, data: { readonly path: AttributePath; readonly value: unknown }) =>
    planAttribute({ root: 'game', entity: project.object, base: ['object'] }, data.path, data.value),
  label: (project, { path }) => ({
    what: `Changed ${attributeTitle(project.object, 'game', path)}`,
    where: project.object.title,
  }),
});
