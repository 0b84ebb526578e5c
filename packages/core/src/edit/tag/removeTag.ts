import { type Result, succeed } from '../../validate/issue.ts';
import { defineEdit, missing } from '../defineEdit.ts';
import type { Op } from '../op.ts';
import { tagsIn, tagText } from './tagText.ts';
import { actorsWith } from './tagUses.ts';

/**
 * Takes a tag out of the game's list and off every actor and instance. Behaviors that name it are left as they are and
 * found by the check of the project.
 */
export const removeTag = defineEdit({
  kind: 'tag.remove',
  plan(project, { tag }: { readonly tag: string }): Result<readonly Op[]> {
    const tags = tagsIn(project.object.attributes.actorTags);
    const actors = actorsWith(project, tag);
    if (!tags.includes(tag) && actors.length === 0) return missing('The tag');
    const without = (list: readonly string[]) => tagText(list.filter((each) => each !== tag));
    const ops = actors.map((actor): Op => ({ op: 'set', path: actor.path, value: without(actor.tags) }));
    if (!tags.includes(tag)) return succeed(ops);
    return succeed([{ op: 'set', path: ['object', 'attributes', 'actorTags'], value: without(tags) }, ...ops]);
  },
  label: (project, { tag }) => ({ what: `Deleted the tag ${tag}`, where: project.object.title }),
});
