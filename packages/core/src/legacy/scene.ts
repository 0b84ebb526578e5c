import type { Layer, PrototypeDocument, SceneDocument, Size } from '../generated/entities.ts';
import { createLayer } from '../model/create/createLayer.ts';
import { createScene } from '../model/create/createScene.ts';
import { layerReaders, sceneReaders } from './builtIns.ts';
import type { ImportContext } from './context.ts';
import { readCustomAttributes } from './customAttributes.ts';
import { readInstance } from './instance.ts';
import { readOwnedId } from './ownedId.ts';
import { readGroup } from './values.ts';
import type { XmlElement } from './xml.ts';

/** The parts of the project that importing a scene reads. */
export interface SceneSurroundings {
  readonly displaySize: Size;
  readonly prototypes: ReadonlyMap<string, PrototypeDocument>;
}

/** A scene from `scenes/N.xml`, layers and actors in the file's order. docs/runtime-rules.md#legacy-scenes. */
export function readScene(context: ImportContext, id: string, surroundings: SceneSurroundings): SceneDocument {
  const { root } = context.source;
  context.source.take(root, 'id');
  const base = createScene(id, 'New Scene', surroundings.displaySize);
  const group = root.children.find((child) => child.name === 'attributes');
  const values = group ? readGroup(context, group, sceneReaders, base.attributes) : {};
  const customs = group ? readCustomAttributes(context, group) : {};
  const layers = new Set<string>();
  const instances = new Set<string>();
  return {
    id,
    attributes: { ...base.attributes, ...values, ...customs },
    layers: members(root, 'layers', 'layer').map((element) => ({
      ...readLayer(context, element, layers),
      actors: members(element, 'actors', 'actor').map((actor) =>
        readInstance(context, actor, surroundings.prototypes, instances),
      ),
    })),
  };
}

function readLayer(context: ImportContext, element: XmlElement, taken: Set<string>): Layer {
  const base = createLayer(readOwnedId(context, element, taken));
  const group = element.children.find((child) => child.name === 'attributes');
  const values = group ? readGroup(context, group, layerReaders, base.attributes) : {};
  return { ...base, attributes: { ...base.attributes, ...values } };
}

function members(owner: XmlElement, list: string, name: string): XmlElement[] {
  const lists = owner.children.filter((child) => child.name === list);
  return lists.flatMap((child) => child.children.filter((member) => member.name === name));
}
