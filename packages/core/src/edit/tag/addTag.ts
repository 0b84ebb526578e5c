import { type Result, succeed } from '../../model/issue.ts';
import { defineEdit, refusal } from '../defineEdit.ts';
import type { Op } from '../op.ts';
import { tagFault, tagsIn, tagText } from './tagText.ts';

/** Adds a tag to the game's list. docs/runtime-rules.md#game-attributes `actorTags`. */
export const addTag = defineEdit({
  kind: 'tag.add',
  plan(project, { tag }: { readonly tag: string }): Result<readonly Op[]> {
    const tags = tagsIn(project.object.attributes.actorTags);
    const fault = tagFault(tag);
    if (fault) return fault;
    if (tags.includes(tag)) return refusal(`There is already a tag ${tag}.`);
    return succeed([{ op: 'set', path: ['object', 'attributes', 'actorTags'], value: tagText([...tags, tag]) }]);
  },
  label: (project, { tag }) => ({ what: `Added the tag ${tag}`, where: project.object.title }),
});
