import { type Result, succeed } from '../../validate/issue.ts';
import { defineEdit, missing, refusal } from '../defineEdit.ts';
import type { Op } from '../op.ts';
import { tagFault, tagsIn, tagText } from './tagText.ts';
import { renameUses } from './tagUses.ts';

/** Gives a tag another name wherever it is named: in the list, at actors and instances, in behaviors and conditions. */
export const renameTag = defineEdit({
  kind: 'tag.rename',
  plan(project, { tag, name }: { readonly tag: string; readonly name: string }): Result<readonly Op[]> {
    const tags = tagsIn(project.object.attributes.actorTags);
    const uses = renameUses(project, tag, name);
    if (tag === '' || (!tags.includes(tag) && uses.length === 0)) return missing('The tag');
    const fault = tagFault(name);
    if (fault) return fault;
    if (name === tag) return succeed([]);
    const isTaken = tags.includes(name) || renameUses(project, name, name).length > 0;
    if (isTaken) return refusal(`There is a tag ${name} already.`);
    const value = tagText(tags.map((each) => (each === tag ? name : each)));
    return succeed([{ op: 'set', path: ['object', 'attributes', 'actorTags'], value }, ...uses]);
  },
  label: (project, { tag, name }) => ({ what: `Renamed the tag ${tag} to ${name}`, where: project.object.title }),
});
