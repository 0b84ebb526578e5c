import { Redo2, Save, Undo2 } from 'lucide-react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { Button } from '../../../components/Button.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { Menu } from '../../../components/Menu.tsx';
import { t } from '../../../i18n/t.ts';
import type { OfferedCommand } from '../../../ui-state/offeredCommands.ts';
import styles from '../ImageEditor.module.css';
import type { ImageEditor } from '../model/imageEditor.ts';

export interface ImageHeadProps {
  readonly name: string;
  readonly editor: ImageEditor;
  /** The menus by their names. */
  readonly menus: () => Readonly<Record<string, readonly (OfferedCommand | 'line')[]>>;
  readonly onSave: () => void;
}

/** Name, size, own undo, menus and saving. */
export function ImageHead({ name, editor, menus, onSave }: ImageHeadProps) {
  const { width, height, isDirty, canUndo, canRedo } = useStore(
    editor.store,
    // Few of the changes while something is drawn are seen here.
    useShallow(({ history, saved }) => ({
      width: history.picture.width,
      height: history.picture.height,
      isDirty: history.picture !== saved,
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
    })),
  );
  return (
    <header className={styles.head}>
      <span className={styles.kind}>{t('Image /')}</span>
      <h1 className={styles.name} dir="auto">
        {name}
      </h1>
      <span className={styles.size}>{t('{width} × {height} px', { width, height })}</span>
      <span className={styles.gap} />
      <IconButton
        icon={Undo2}
        label={t('Undo in this image')}
        keys="Ctrl Z"
        isDisabled={!canUndo}
        onPress={() => editor.undo()}
      />
      <IconButton
        icon={Redo2}
        label={t('Redo in this image')}
        keys="Ctrl Shift Z"
        isDisabled={!canRedo}
        onPress={() => editor.redo()}
      />
      <span className={styles.gap} />
      {[t('Edit'), t('Image'), t('File')].map((menu) => (
        <Menu key={menu} label={menu} entries={() => menus()[menu] ?? []} isInPalette={false}>
          <Button size="small" look="plain">
            {menu}
          </Button>
        </Menu>
      ))}
      <div className={styles.end}>
        <span className={styles.muted}>{isDirty ? t('Not saved yet') : ''}</span>
        <Button size="small" look="main" icon={Save} isDisabled={!isDirty} onPress={onSave}>
          {t('Save')}
        </Button>
      </div>
    </header>
  );
}
