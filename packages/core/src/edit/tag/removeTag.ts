import type { Id, SceneDocument } from '../../generated/entities.ts';
import { type Result, succeed } from '../../model/issue.ts';
import type { Project } from '../../model/project.ts';
import { defineEdit, missing } from '../defineEdit.ts';
import type { EditPath, Op } from '../op.ts';
import { tagsIn, tagText } from './tagText.ts';

/**
 * Removes a tag from the game's list and from every actor and instance. Behaviors that name it are not changed;
 * validation reports them.
 */
export const removeTag = defineEdit({
  kind: 'tag.remove',
  plan(project, { tag }: { readonly tag: string }): Result<readonly Op[]> {
    const isListed = tagsIn(project.object.attributes.actorTags).includes(tag);
    const listed = { path: ['object', 'attributes', 'actorTags'], text: project.object.attributes.actorTags };
    const lists = [...(isListed ? [listed] : []), ...taggedActors(project).filter(({ text }) => hasTag(text, tag))];
    if (tag === '' || lists.length === 0) return missing('The tag');
    return succeed(
      lists.map(({ path, text }): Op => {
        const value = tagText(tagsIn(text).filter((each) => each !== tag));
        return { op: 'set', path, value };
      }),
    );
  },
  label: (project, { tag }) => ({ what: `Deleted the tag ${tag}`, where: project.object.title }),
});

/** A list of tags and where it is. */
interface TagList {
  readonly path: EditPath;
  readonly text: unknown;
}

function hasTag(text: unknown, tag: string): boolean {
  return tagsIn(text).includes(tag);
}

/** The tags of every prototype and of every instance with tags of its own. */
function taggedActors(project: Project): TagList[] {
  const prototypes = [...project.actors].map(([id, { attributes }]) => ({
    path: ['actors', id, 'attributes', 'tags'],
    text: attributes.tags,
  }));
  return [...prototypes, ...[...project.scenes].flatMap(([id, scene]) => taggedInstances(id, scene))];
}

function taggedInstances(sceneId: Id, { layers }: SceneDocument): TagList[] {
  return layers.flatMap((layer) =>
    layer.actors.map(({ id, attributes }) => ({
      path: ['scenes', sceneId, 'layers', { id: layer.id }, 'actors', { id }, 'attributes', 'tags'],
      text: attributes.tags,
    })),
  );
}
