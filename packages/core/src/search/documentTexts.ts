import { behaviorTitle } from '../catalogue/behaviorTitle.ts';
import { customAttributes } from '../edit/attribute/ownerAttributes.ts';
import { nameIn } from '../edit/naming.ts';
import type { Behavior, Instance, SceneDocument } from '../generated/entities.ts';
import type { IssueOwner } from '../model/owner.ts';
import type { Path } from '../model/path.ts';
import type { Project } from '../model/project.ts';
import { behaviorTexts } from './behaviorTexts.ts';
import { type OwnText, ownText, type PlacedTexts, type TextPlace } from './projectText.ts';
import { type SearchNames, searchNames } from './searchNames.ts';
import { valueTexts } from './valueTexts.ts';

type Attributes = Readonly<Record<string, unknown>>;

/** Labels of built-in attributes that hold texts. */
const labels: Readonly<Record<string, string>> = {
  name: 'Name',
  image: 'Image',
  tags: 'Tags',
  actorTags: 'Tags',
  adReward: 'Ad reward',
};

/**
 * The texts among the attributes of a game, scene, actor or instance. Numbers only of custom attributes: others are
 * geometry.
 */
export function attributeTexts(attributes: Attributes, names: SearchNames): OwnText[] {
  const custom = new Map(customAttributes(attributes).map((each) => [each.id, each]));
  return Object.entries(attributes).flatMap(([key, value]) => {
    const rest = ['attributes', key];
    const marker = custom.get(key);
    if (marker) {
      const name = ownText('name', marker.type === 'table' ? 'Table' : 'Attribute', marker.name, [...rest, 'name']);
      return [name, ...valueTexts(marker.value, { kind: 'value', label: marker.name, rest: [...rest, '$'] }, names)];
    }
    const label = labels[key] ?? key;
    if (typeof value === 'string') {
      const text = key === 'tags' || key === 'actorTags' ? value.split('\t').filter(Boolean).join(', ') : value;
      return text === '' ? [] : [ownText(key === 'name' ? 'name' : 'value', label, text, rest)];
    }
    if (typeof value !== 'object' || value === null) return [];
    return valueTexts(value, { kind: 'value', label, rest }, names).filter(({ text }) => Number.isNaN(Number(text)));
  });
}

/** Places for all behaviors of a list, each block before its contents. */
export function behaviorPlaces(
  behaviors: readonly Behavior[] | undefined,
  around: TextPlace,
  path: Path,
  names: SearchNames,
): PlacedTexts[] {
  return (behaviors ?? []).flatMap((behavior, index) => oneBehavior(behavior, around, [...path, index], names));
}

/** The places of a behavior and all behaviors below it. */
export function oneBehavior(behavior: Behavior, around: TextPlace, path: Path, names: SearchNames): PlacedTexts[] {
  const { id, class: className } = behavior;
  const trail = [...around.trail, behaviorTitle(behavior)];
  const place: TextPlace = { ...around, path, behavior: { id, class: className }, trail };
  return [
    { place, texts: behaviorTexts(behavior, names) },
    ...behaviorPlaces(behavior.behaviors, place, [...path, 'behaviors'], names),
    ...behaviorPlaces(behavior.elseBehaviors, place, [...path, 'elseBehaviors'], names),
  ];
}

/** The places of one scene: itself, its layers, and instances that have something of their own. */
export function scenePlaces(project: Project, scene: SceneDocument, owner: IssueOwner, version: number): PlacedTexts[] {
  const { id } = scene;
  const names = searchNames(project, { kind: 'scene', id }, version);
  const place: TextPlace = { path: ['scenes', id], owner, trail: [] };
  const layers = scene.layers.flatMap((layer, index) => {
    const path = [...place.path, 'layers', index];
    const text = ownText('name', 'Layer', layer.attributes.name, ['attributes', 'name']);
    const actors = layer.actors.flatMap((instance, at) =>
      instancePlaces(project, scene, instance, { ...place, path: [...path, 'actors', at] }, version),
    );
    return [{ place: { ...place, path }, texts: [text] }, ...actors];
  });
  return [{ place, texts: attributeTexts(scene.attributes, names) }, ...layers];
}

function instancePlaces(
  project: Project,
  scene: SceneDocument,
  instance: Instance,
  around: TextPlace,
  version: number,
): PlacedTexts[] {
  const { id, attributes, behaviors } = instance;
  const names = searchNames(project, { kind: 'instance', scene: scene.id, id }, version);
  const name = nameIn(instance, nameIn(project.actors.get(instance.prototype), 'Missing actor'));
  const place: TextPlace = { ...around, instance: { id, name } };
  const texts = attributeTexts(attributes, names);
  const own = texts.length === 0 ? [] : [{ place, texts }];
  return [...own, ...behaviorPlaces(behaviors, place, [...place.path, 'behaviors'], names)];
}
