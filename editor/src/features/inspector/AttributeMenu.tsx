import type { AttributeOwner, CustomAttributeType, Edit, Id, UseTarget } from '@playhouse/core';
import { Ellipsis } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Menu } from '../../components/Menu.tsx';
import { t } from '../../i18n/t.ts';
import { usesEntries } from '../../ui-state/usesEntries.ts';
import { attributeTypes } from './attributeTypes.ts';
import styles from './Inspector.module.css';

export interface AttributeMenuProps {
  readonly attribute: { readonly id: Id; readonly name: string; readonly type: string };
  /** Its uses can be found; undefined where several owners have it. */
  readonly target: UseTarget | undefined;
  /** The positions of the attributes above and below it, if there are any. */
  readonly above: number | undefined;
  readonly below: number | undefined;
  /** Changes it in all of its owners. */
  readonly onChange: (edit: (owner: AttributeOwner) => Edit) => void;
  readonly onRename: () => void;
}

/** What can be done with a custom attribute: rename it, change its type, move it, find its uses, delete it. */
export function AttributeMenu({ attribute, target, above, below, onChange, onRename }: AttributeMenuProps) {
  const { id, name, type } = attribute;
  const retype = (code: CustomAttributeType) =>
    onChange((owner) => ({ kind: 'attribute.retype', data: { owner, id, type: code } }));
  const move = (index: number | undefined) => ({
    isDisabled: index === undefined,
    onAction: () =>
      index === undefined
        ? undefined
        : onChange((owner) => ({ kind: 'attribute.reorder', data: { owner, id, index } })),
  });
  return (
    <Menu
      label={name}
      placement="bottom end"
      entries={[
        { id: 'rename', label: t('Rename'), onAction: onRename },
        {
          id: 'type',
          label: t('Type'),
          entries: attributeTypes.map(([code, label]) => ({
            id: code,
            label,
            isChosen: code === type,
            onAction: () => retype(code),
          })),
        },
        { id: 'up', label: t('Move up'), ...move(above) },
        { id: 'down', label: t('Move down'), ...move(below) },
        ...(target === undefined ? [] : usesEntries(target)),
        {
          id: 'delete',
          label: t('Delete'),
          tone: 'danger',
          onAction: () => onChange((owner) => ({ kind: 'attribute.remove', data: { owner, id } })),
        },
      ]}
    >
      <Button className={styles.pin ?? ''} aria-label={t('More actions for {name}', { name })}>
        <Ellipsis aria-hidden size={14} strokeWidth={2} />
      </Button>
    </Menu>
  );
}
