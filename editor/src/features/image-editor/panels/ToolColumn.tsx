import { useStore } from 'zustand';
import { IconButton } from '../../../components/IconButton.tsx';
import { t } from '../../../i18n/t.ts';
import styles from '../ImageEditor.module.css';
import type { ImageEditor } from '../model/imageEditor.ts';
import { tools } from '../model/tools.ts';
import { toolIcons } from './toolIcons.ts';

/** The tools. */
export function ToolColumn({ editor }: { readonly editor: ImageEditor }) {
  const chosen = useStore(editor.store, ({ tool }) => tool);
  return (
    <div className={styles.tools} role="toolbar" aria-label={t('Drawing tools')} aria-orientation="vertical">
      {tools.map(({ id, label, key }) => (
        <IconButton
          key={id}
          icon={toolIcons[id]}
          label={label}
          keys={key}
          isOn={id === chosen}
          onPress={() => editor.choose(id)}
        />
      ))}
    </div>
  );
}
