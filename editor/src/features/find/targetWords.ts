import type { UseTarget } from '@playhouse/core';

/** Names for the kinds of things that can be used. */
export const targetWords: Readonly<Record<UseTarget['kind'], string>> = {
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
