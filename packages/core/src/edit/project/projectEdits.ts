import { succeed } from '../../model/issue.ts';
import { cleanText } from '../../model/text.ts';
import type { AttributePath } from '../attribute/attributePath.ts';
import { attributeTitle } from '../attribute/attributeTitle.ts';
import { planAttribute } from '../attribute/planAttribute.ts';
import { defineEdit, refusal } from '../defineEdit.ts';
import { isName } from '../naming.ts';
import { renameEverywhere } from './renameEverywhere.ts';

/** Renames the project. docs/product-rules.md#game. */
const setTitle = defineEdit({
  kind: 'project.setTitle',
  plan(_project, data: { readonly title: string }) {
    if (!isName(data.title)) return refusal('A project needs a name.');
    return succeed([{ op: 'set', path: ['object', 'title'], value: data.title }]);
  },
  label: (project) => ({ what: 'Renamed the project', where: project.object.title }),
});

const fields = { longDescription: 'the description', tags: 'the tags', instructions: 'the instructions' } as const;

interface SetText {
  readonly field: keyof typeof fields;
  readonly text: string;
}

/** Sets a text of the project: description, tags or instructions. docs/product-rules.md#game. */
const setText = defineEdit({
  kind: 'project.setText',
  plan(_project, { field, text }: SetText) {
    if (!Object.hasOwn(fields, field) || typeof text !== 'string') return refusal('There is no such text.');
    return succeed([{ op: 'set', path: ['object', field], value: cleanText(text) }]);
  },
  label: (project, { field }) => ({ what: `Changed ${fields[field]}`, where: project.object.title }),
});

/** Sets an attribute of the game. */
const setGameAttribute = defineEdit({
  kind: 'project.setAttribute',
  plan: (project, data: { readonly path: AttributePath; readonly value: unknown }) =>
    planAttribute({ root: 'game', entity: project.object, base: ['object'] }, data.path, data.value),
  label: (project, { path }) => ({
    what: `Changed ${attributeTitle(project.object, 'game', path)}`,
    where: project.object.title,
  }),
});

/** Every edit of the game itself. */
export const projectEdits = [renameEverywhere, setGameAttribute, setText, setTitle] as const;
