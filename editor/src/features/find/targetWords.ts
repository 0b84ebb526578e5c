import type { UseTarget } from '@playhouse/core';
import { t } from '../../i18n/t.ts';

/** Names for the kinds of things that can be used. */
export const targetWords: Readonly<Record<UseTarget['kind'], string>> = {
  scene: t('Scene'),
  prototype: t('Actor'),
  instance: t('Actor in a scene'),
  layer: t('Layer'),
  table: t('Table'),
  row: t('Row'),
  column: t('Column'),
  image: t('Image'),
  sound: t('Sound'),
  music: t('Sound'),
  font: t('Font'),
  tag: t('Tag'),
  attribute: t('Attribute'),
  gameAttribute: t('Attribute'),
};
