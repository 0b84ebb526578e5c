import { type Result, succeed } from '../../model/issue.ts';
import type { Project } from '../../model/project.ts';
import { type BehaviorOwner, ownerName } from '../behavior/behaviorOwner.ts';
import { defineEdit, missing, refusal } from '../defineEdit.ts';
import { findInstance } from '../instance/locateInstances.ts';
import type { EditPath, Op } from '../op.ts';
import { tagFault, tagsIn, tagText } from './tagText.ts';

interface AssignTag {
  readonly owner: BehaviorOwner;
  readonly tag: string;
}

/** Adds a tag to an actor or one instance, and a new tag to the game's list. An actor can have any number of tags. */
export const assignTag = defineEdit({
  kind: 'tag.assign',
  plan(project, { owner, tag }: AssignTag): Result<readonly Op[]> {
    const found = tagsOf(project, owner);
    if (!found) return missing('The actor');
    const fault = tagFault(tag);
    if (fault) return fault;
    if (found.tags.includes(tag)) return succeed([]);
    const own: Op = { op: 'set', path: found.path, value: tagText([...found.tags, tag]) };
    const listed = tagsIn(project.object.attributes.actorTags);
    if (listed.includes(tag)) return succeed([own]);
    return succeed([own, { op: 'set', path: ['object', 'attributes', 'actorTags'], value: tagText([...listed, tag]) }]);
  },
  label: (project, { owner, tag }) => ({ what: `Added the tag ${tag}`, where: ownerName(project, owner) }),
});

/** Removes a tag from an actor or one instance; it stays in the game's list. */
export const unassignTag = defineEdit({
  kind: 'tag.unassign',
  plan(project, { owner, tag }: AssignTag): Result<readonly Op[]> {
    const found = tagsOf(project, owner);
    if (!found) return missing('The actor');
    if (!found.tags.includes(tag)) return refusal(`This actor has no tag ${tag}.`);
    const value = tagText(found.tags.filter((each) => each !== tag));
    return succeed([{ op: 'set', path: found.path, value }]);
  },
  label: (project, { owner, tag }) => ({ what: `Took the tag ${tag} off`, where: ownerName(project, owner) }),
});

/** The tags that apply to an owner, and the path of its own tags. */
function tagsOf(
  project: Project,
  owner: BehaviorOwner,
): { readonly tags: readonly string[]; readonly path: EditPath } | undefined {
  if ('prototype' in owner) {
    const prototype = project.actors.get(owner.prototype);
    const path = ['actors', owner.prototype, 'attributes', 'tags'];
    return prototype && { tags: tagsIn(prototype.attributes.tags), path };
  }
  const scene = project.scenes.get(owner.scene);
  const found = scene && findInstance(scene, owner.instance);
  if (!found) return undefined;
  const { instance, layer } = found;
  const tags = instance.attributes.tags ?? project.actors.get(instance.prototype)?.attributes.tags;
  const path = ['scenes', owner.scene, 'layers', { id: layer.id }, 'actors', { id: instance.id }, 'attributes', 'tags'];
  return { tags: tagsIn(tags), path };
}
