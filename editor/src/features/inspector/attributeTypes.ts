import type { CustomAttributeType } from '@playhouse/core';
import { t } from '../../i18n/t.ts';

/** The types that a custom attribute can have. */
export const attributeTypes: readonly (readonly [type: CustomAttributeType, label: string])[] = [
  ['text', t('Text')],
  ['integer', t('Integer')],
  ['real', t('Real')],
  ['boolean', t('Boolean')],
  ['angle', t('Angle')],
  ['index', t('Index')],
];
