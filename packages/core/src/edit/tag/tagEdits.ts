import { type Result, succeed } from '../../model/issue.ts';
import { findReferences } from '../../references/findReferences.ts';
import { defineEdit, missing, refusal } from '../defineEdit.ts';
import type { Op } from '../op.ts';
import { planRename } from '../project/planRename.ts';
import { assignTag, unassignTag } from './assignTag.ts';
import { removeTag } from './removeTag.ts';
import { tagFault, tagsIn, tagText } from './tagText.ts';

/** Renames a tag wherever it is used: in the list, actors, instances, behaviors and conditions. */
const renameTag = defineEdit({
  kind: 'tag.rename',
  plan(project, { tag, name }: { readonly tag: string; readonly name: string }) {
    const listed = tagsIn(project.object.attributes.actorTags);
    const isKnown = (each: string) =>
      listed.includes(each) || findReferences(project, { kind: 'tag', id: each }).length > 0;
    if (tag === '' || !isKnown(tag)) return missing('The tag');
    const fault = tagFault(name);
    if (fault) return fault;
    if (name === tag) return succeed([]);
    return isKnown(name)
      ? refusal(`There is already a tag ${name}.`)
      : planRename(project, { kind: 'tag', id: tag }, name);
  },
  label: (project, { tag, name }) => ({ what: `Renamed the tag ${tag} to ${name}`, where: project.object.title }),
});

/** Adds a tag to the game's list. docs/runtime-rules.md#game-attributes `actorTags`. */
const addTag = defineEdit({
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

/** Every edit of tags. */
export const tagEdits = [addTag, assignTag, removeTag, renameTag, unassignTag] as const;
