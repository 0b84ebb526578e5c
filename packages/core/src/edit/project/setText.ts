import { succeed } from '../../model/issue.ts';
import { cleanText } from '../../model/text.ts';
import { defineEdit, refusal } from '../defineEdit.ts';

const fields = { longDescription: 'the description', tags: 'the tags', instructions: 'the instructions' } as const;

interface SetText {
  readonly field: keyof typeof fields;
  readonly text: string;
}

/** Sets a text of the project: description, tags or instructions. docs/product-rules.md#game. */
export const setText = defineEdit({
  kind: 'project.setText',
  plan(_project, { field, text }: SetText) {
    if (!Object.hasOwn(fields, field) || typeof text !== 'string') return refusal('There is no such text.');
    return succeed([{ op: 'set', path: ['object', field], value: cleanText(text) }]);
  },
  label: (project, { field }) => ({ what: `Changed ${fields[field]}`, where: project.object.title }),
});
