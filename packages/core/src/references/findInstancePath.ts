import { findSceneInstance } from '../attributes/keypathOwner.ts';
import type { Instance, SceneDocument } from '../generated/entities.ts';
import { textOr } from '../model/json.ts';
import type { Project } from '../model/project.ts';
import { parseInstanceKeypath } from './instanceKeypath.ts';

/** An instance that a keypath of its scene leads to, and the rest of the keypath, such as `attributes.rotation`. */
export interface InstancePath {
  readonly instance: Instance;
  readonly rest: string;
}

/**
 * Follows `scene.layers.<layer>.actors.<actor>.…`. Layers and actors are found by id, else by name, where the first
 * match counts; names may contain dots. Undefined if it leads to nothing. docs/format.md#instance-keypaths;
 * docs/product-rules.md#validation.
 */
export function findInstancePath(project: Project, scene: SceneDocument, keypath: string): InstancePath | undefined {
  const parsed = parseInstanceKeypath(keypath);
  const instance = parsed && findSceneInstance(scene, parsed.instance);
  if (parsed && instance) return { instance, rest: parsed.rest };
  for (const layer of scene.layers) {
    const inLayer = after(keypath, 'scene.layers.', [layer.id, layer.attributes.name], '.actors.');
    if (inLayer === undefined) continue;
    for (const actor of layer.actors) {
      const rest = after(inLayer, '', [actor.id, nameOf(project, actor)], '.');
      if (rest !== undefined && rest !== '') return { instance: actor, rest };
    }
  }
  return undefined;
}

/** The rest of a text that begins with a prefix, one of the words, and an end. */
function after(text: string, prefix: string, words: readonly string[], end: string): string | undefined {
  const word = words.find((each) => each !== '' && text.startsWith(`${prefix}${each}${end}`));
  return word === undefined ? undefined : text.slice(prefix.length + word.length + end.length);
}

function nameOf(project: Project, { attributes, prototype }: Instance): string {
  return textOr(attributes.name ?? project.actors.get(prototype)?.attributes.name, '');
}
