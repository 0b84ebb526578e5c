import type { BehaviorOwner } from '../../edit/behavior/behaviorOwner.ts';
import { tagsIn } from '../../edit/tag/tagText.ts';
import type { Project } from '../../model/project.ts';
import { findReferences } from '../../references/findReferences.ts';
import { below, chance, pick, type Random } from '../randomSource.ts';
import { randomWord } from '../randomValues.ts';
import type { RandomEdit } from './randomEdit.ts';

/** Random edits of tags. */
export const tagEdits: readonly RandomEdit[] = [
  (project, random) => {
    const tag = newTag(project, random);
    return tag === undefined ? undefined : { kind: 'tag.add', data: { tag } };
  },
  (project, random) => {
    const tag = pick(random, listed(project));
    const name = newTag(project, random);
    return tag === undefined || name === undefined ? undefined : { kind: 'tag.rename', data: { tag, name } };
  },
  (project, random) => {
    const tag = pick(random, listed(project));
    return tag === undefined ? undefined : { kind: 'tag.remove', data: { tag } };
  },
  (project, random) => {
    const owner = pickTagged(project, random)?.owner;
    const tag = chance(random, 0.7) ? pick(random, listed(project)) : newTag(project, random);
    return owner && tag !== undefined ? { kind: 'tag.assign', data: { owner, tag } } : undefined;
  },
  (project, random) => {
    const tagged = pickTagged(project, random);
    const tag = tagged && pick(random, tagged.tags);
    return tagged && tag !== undefined ? { kind: 'tag.unassign', data: { owner: tagged.owner, tag } } : undefined;
  },
];

function listed(project: Project): readonly string[] {
  return tagsIn(project.object.attributes.actorTags);
}

/** An unused tag. */
function newTag(project: Project, random: Random): string | undefined {
  const tag = `${randomWord(random)}${below(random, 100)}`;
  const isUsed = listed(project).includes(tag) || findReferences(project, { kind: 'tag', id: tag }).length > 0;
  return isUsed ? undefined : tag;
}

function pickTagged(
  project: Project,
  random: Random,
): { readonly owner: BehaviorOwner; readonly tags: readonly string[] } | undefined {
  const prototype = pick(random, [...project.actors]);
  const scene = pick(random, [...project.scenes.values()]);
  const instance = pick(random, scene?.layers.flatMap(({ actors }) => actors) ?? []);
  if (scene && instance && chance(random, 0.4)) {
    const tags = instance.attributes.tags ?? project.actors.get(instance.prototype)?.attributes.tags;
    return { owner: { scene: scene.id, instance: instance.id }, tags: tagsIn(tags) };
  }
  return prototype && { owner: { prototype: prototype[0] }, tags: tagsIn(prototype[1].attributes.tags) };
}
