import { type AttributeOwner, customAttributes } from '@playhouse/core';
import { Disclosure } from '../../components/Disclosure.tsx';
import { t } from '../../i18n/t.ts';
import { AddAttribute } from './AddAttribute.tsx';
import type { AttributeTarget } from './attributeTarget.ts';
import { CustomAttributeRows } from './CustomAttributeRows.tsx';
import styles from './Inspector.module.css';

export interface OwnAttributesProps {
  readonly owner: AttributeOwner;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly target: AttributeTarget;
}

/** The attributes that people added to a game, scene or actor, with a way to add, rename, change, move and delete. */
export function OwnAttributes({ owner, attributes, target }: OwnAttributesProps) {
  const isEmpty = customAttributes(attributes).every(({ type }) => type === 'table');
  return (
    <Disclosure title={t('Custom attributes')} isOpenAtFirst tools={<AddAttribute owner={owner} />}>
      {isEmpty ? <p className={styles.empty}>{t('None yet.')}</p> : null}
      <CustomAttributeRows owners={[owner]} attributes={attributes} target={target} />
    </Disclosure>
  );
}
