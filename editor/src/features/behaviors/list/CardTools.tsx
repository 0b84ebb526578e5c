import { Copy, Ellipsis, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { RowButton } from '../../../components/RowButton.tsx';
import { Switch } from '../../../components/Switch.tsx';
import { t } from '../../../i18n/t.ts';
import styles from './BehaviorList.module.css';
import { CardMenu, type CardMenuProps } from './CardMenu.tsx';
import { removeAndStay } from './listMoves.ts';
import { useListStore } from './listStore.ts';

/** The tools in the head of a card: switch on or off, duplicate, delete, and a menu with everything else. */
export function CardTools(props: Omit<CardMenuProps, 'at' | 'onClose'>) {
  const { row, rows, title, commands, goTo } = props;
  const { behavior } = row;
  const store = useListStore();
  const [menuAt, setMenuAt] = useState<DOMRect>();
  return (
    <>
      <span className={styles.tools}>
        <Switch
          label={t('{title} is on', { title })}
          isLabelHidden
          isOn={behavior.enabled}
          onChange={(enabled) => commands.setEnabled([behavior.id], enabled)}
        />
        <RowButton
          icon={Copy}
          label={t('Duplicate {title}', { title })}
          onPress={() => {
            const [copy] = commands.duplicate([behavior.id]);
            if (copy !== undefined) goTo(copy);
          }}
        />
        <RowButton
          icon={Trash2}
          label={t('Delete {title}', { title })}
          onPress={() => removeAndStay({ rows, store, commands, goTo }, [behavior.id])}
        />
      </span>
      <RowButton
        icon={Ellipsis}
        label={t('More actions for {title}', { title })}
        isMenuOpen={menuAt !== undefined}
        onPress={(button) => {
          button.focus();
          setMenuAt(button.getBoundingClientRect());
        }}
      />
      {menuAt ? <CardMenu {...props} at={menuAt} onClose={() => setMenuAt(undefined)} /> : null}
    </>
  );
}
