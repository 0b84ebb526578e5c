import type { AttributeOwner, Id } from '@playhouse/core';
import { Ellipsis } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Menu } from '../../components/Menu.tsx';
import { t } from '../../i18n/t.ts';
import { useSession } from '../../session/SessionContext.ts';
import { usesEntries } from '../../ui-state/usesEntries.ts';
import styles from './Inspector.module.css';

export interface AttributeMenuProps {
  readonly owner: AttributeOwner;
  readonly id: Id;
  readonly name: string;
  readonly onRename: () => void;
}

/** What can be done with a custom attribute: rename, find its uses, delete. */
export function AttributeMenu({ owner, id, name, onRename }: AttributeMenuProps) {
  const session = useSession();
  return (
    <Menu
      label={name}
      placement="bottom end"
      entries={[
        { id: 'rename', label: t('Rename'), onAction: onRename },
        ...usesEntries({ kind: 'attribute', owner, id }),
        {
          id: 'delete',
          label: t('Delete'),
          tone: 'danger',
          onAction: () => session.dispatch({ kind: 'attribute.remove', data: { owner, id } }),
        },
      ]}
    >
      <Button className={styles.pin ?? ''} aria-label={t('More actions for {name}', { name })}>
        <Ellipsis aria-hidden size={14} strokeWidth={2} />
      </Button>
    </Menu>
  );
}
