import type { AttributeOwner, Id } from '@playhouse/core';
import { Ellipsis } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Menu } from '../../components/Menu.tsx';
import { t } from '../../i18n/t.ts';
import { useSession } from '../../session/SessionContext.ts';
import { tellRefusal } from '../../session/tellRefusal.ts';
import { usesEntries } from '../../ui-state/usesEntries.ts';
import { attributeTypes } from './attributeTypes.ts';
import styles from './Inspector.module.css';

export interface AttributeMenuProps {
  readonly owner: AttributeOwner;
  readonly id: Id;
  readonly name: string;
  readonly type: string;
  /** The positions of the attributes above and below it, if there are any. */
  readonly above: number | undefined;
  readonly below: number | undefined;
  readonly onRename: () => void;
}

/** What can be done with a custom attribute: rename it, change its type, move it, find its uses, delete it. */
export function AttributeMenu({ owner, id, name, type, above, below, onRename }: AttributeMenuProps) {
  const session = useSession();
  const move = (index: number | undefined) => ({
    isDisabled: index === undefined,
    onAction: () =>
      index === undefined
        ? undefined
        : tellRefusal(session.dispatch({ kind: 'attribute.reorder', data: { owner, id, index } })),
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
            onAction: () =>
              tellRefusal(session.dispatch({ kind: 'attribute.retype', data: { owner, id, type: code } })),
          })),
        },
        { id: 'up', label: t('Move up'), ...move(above) },
        { id: 'down', label: t('Move down'), ...move(below) },
        ...usesEntries({ kind: 'attribute', owner, id }),
        {
          id: 'delete',
          label: t('Delete'),
          tone: 'danger',
          onAction: () => tellRefusal(session.dispatch({ kind: 'attribute.remove', data: { owner, id } })),
        },
      ]}
    >
      <Button className={styles.pin ?? ''} aria-label={t('More actions for {name}', { name })}>
        <Ellipsis aria-hidden size={14} strokeWidth={2} />
      </Button>
    </Menu>
  );
}
