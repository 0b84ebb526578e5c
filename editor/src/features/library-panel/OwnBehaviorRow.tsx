import { findBehavior } from '@playhouse/core';
import { Ellipsis, FileDown, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu } from '../../components/Menu.tsx';
import { RenameInput } from '../../components/RenameInput.tsx';
import { t } from '../../i18n/t.ts';
import { useOpenProject } from '../../session/SessionContext.ts';
import { KindTile } from '../behaviors/KindTile.tsx';
import type { OwnBehavior } from '../behaviors/own/ownBehaviors.ts';
import { deleteOwn, exportOwn, renameOwn } from '../behaviors/own/ownCommands.ts';
import styles from './BehaviorLibrary.module.css';
import { dragFromLibrary, insertFromLibrary } from './insertFromLibrary.ts';

/** A behavior that the author saved: inserted like any other, renamed in place, deleted with an Undo toast. */
export function OwnBehaviorRow({ own }: { readonly own: OwnBehavior }) {
  const open = useOpenProject();
  const [isRenamed, setRenamed] = useState(false);
  const { name, className, thing } = own;
  const tile = <KindTile descriptor={findBehavior(className)} size="small" />;
  if (isRenamed) {
    return (
      <li className={styles.item}>
        <span className={styles.row}>
          {tile}
          <RenameInput
            label={t('Name')}
            value={name}
            className={styles.rename ?? ''}
            onDone={(text) => {
              setRenamed(false);
              if (text !== undefined) void renameOwn(open, own, text);
            }}
          />
        </span>
      </li>
    );
  }
  return (
    <li className={styles.item}>
      <Button
        className={styles.row ?? ''}
        onPress={() => insertFromLibrary(thing)}
        onPointerDown={(event) => dragFromLibrary(event, thing, name)}
        onKeyDown={(event) => {
          if (event.key === 'F2') setRenamed(true);
          else if (event.key === 'Delete') void deleteOwn(open, own);
          else event.continuePropagation();
        }}
      >
        {tile}
        <span className={styles.name} dir="auto">
          {name}
        </span>
        <span className="ph-hidden">{t(', own behavior')}</span>
      </Button>
      <span className={styles.tools}>
        <Menu
          label={name}
          placement="bottom end"
          entries={[
            { id: 'rename', label: t('Rename'), icon: Pencil, keys: 'F2', onAction: () => setRenamed(true) },
            ...(thing.kind === 'own'
              ? [{ id: 'export', label: t('Export…'), icon: FileDown, onAction: () => void exportOwn(thing.own, name) }]
              : []),
            {
              id: 'delete',
              label: t('Delete'),
              icon: Trash2,
              keys: 'Del',
              tone: 'danger',
              onAction: () => void deleteOwn(open, own),
            },
          ]}
        >
          <Button className={styles.tool ?? ''} aria-label={t('More actions for {name}', { name })} excludeFromTabOrder>
            <Ellipsis aria-hidden size={15} strokeWidth={2} />
          </Button>
        </Menu>
      </span>
    </li>
  );
}
