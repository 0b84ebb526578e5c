import { succeed } from '../../model/issue.ts';
import { defineEdit, refusal } from '../defineEdit.ts';
import { isName } from '../naming.ts';

/** Renames the project. docs/product-rules.md#game. */
export const setTitle = defineEdit({
  kind: 'project.setTitle',
  plan(_project, data: { readonly title: string }) {
    if (!isName(data.title)) return refusal('A project needs a name.');
    return succeed([{ op: 'set', path: ['object', 'title'], value: data.title }]);
  },
  label: (project) => ({ what: 'Renamed the project', where: project.object.title }),
});
