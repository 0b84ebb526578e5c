import type { Id, SceneDocument } from '../../generated/entities.ts';
import { isJsonObject } from '../../model/json.ts';
import type { Path } from '../../model/path.ts';
import type { Project } from '../../model/project.ts';
import { findReferences } from '../../references/findReferences.ts';
import type { EditKey, EditPath, Op } from '../op.ts';
import { tagsIn, tagText } from './tagText.ts';

/** An actor or instance that has tags of its own, and where these stand. */
interface TaggedActor {
  readonly tags: readonly string[];
  readonly path: EditPath;
}

/** Every prototype and every instance with tags of its own that has this tag. */
export function actorsWith(project: Project, tag: string): TaggedActor[] {
  const prototypes = [...project.actors].map(([id, { attributes }]) => ({
    tags: tagsIn(attributes.tags),
    path: ['actors', id, 'attributes', 'tags'],
  }));
  const instances = [...project.scenes].flatMap(([id, scene]) => taggedInstances(id, scene));
  return [...prototypes, ...instances].filter(({ tags }) => tags.includes(tag));
}

/** Ops that let everything that names a tag name another one: actors, instances, behaviors and conditions. */
export function renameUses(project: Project, tag: string, name: string): Op[] {
  const actors = actorsWith(project, tag).map(({ tags, path }): Op => {
    const renamed = tags.map((each) => (each === tag ? name : each));
    return { op: 'set', path, value: tagText([...new Set(renamed)]) };
  });
  const fields = findReferences(project, { kind: 'tag', id: tag })
    .filter(({ place }) => place === undefined)
    .map(({ path }): Op => ({ op: 'set', path: addressOf(project, path), value: name }));
  return [...actors, ...fields];
}

function taggedInstances(sceneId: Id, { layers }: SceneDocument): TaggedActor[] {
  return layers.flatMap((layer) =>
    layer.actors
      .filter(({ attributes }) => typeof attributes.tags === 'string')
      .map(({ id, attributes }) => ({
        tags: tagsIn(attributes.tags),
        path: ['scenes', sceneId, 'layers', { id: layer.id }, 'actors', { id }, 'attributes', 'tags'],
      })),
  );
}

/** The path with members of lists by their id. */
function addressOf(project: Project, path: Path): EditPath {
  let value: unknown = project;
  const keys: EditKey[] = [];
  for (const key of path) {
    value = childOf(value, key);
    const id = typeof key === 'number' && isJsonObject(value) ? value.id : undefined;
    keys.push(typeof id === 'string' ? { id } : key);
  }
  return keys;
}

function childOf(container: unknown, key: string | number): unknown {
  if (container instanceof Map) return container.get(key);
  return typeof container === 'object' && container !== null ? Reflect.get(container, key) : undefined;
}
