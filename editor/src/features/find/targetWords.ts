import { nameIn, type Project, type RenameTarget, targetName } from '@playhouse/core';

/** What people call the kinds of things that can be used. */
export const targetWords: Readonly<Record<RenameTarget['kind'], string>> = {
  scene: 'Scene',
  prototype: 'Actor',
  instance: 'Actor in a scene',
  layer: 'Layer',
  table: 'Table',
  row: 'Row',
  column: 'Column',
  image: 'Image',
  sound: 'Sound',
  music: 'Sound',
  font: 'Font',
  tag: 'Tag',
  attribute: 'Attribute',
  gameAttribute: 'Attribute',
};

/** The name of a thing; undefined when it is gone. */
export function nameOfTarget(project: Project, target: RenameTarget): string | undefined {
  if (target.kind !== 'layer') return targetName(project, target);
  const layer = project.scenes.get(target.scene)?.layers.find(({ id }) => id === target.id);
  return layer && nameIn(layer, 'Layer');
}
