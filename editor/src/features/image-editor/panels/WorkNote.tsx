import { useStore } from 'zustand';
import { Button } from '../../../components/Button.tsx';
import { t } from '../../../i18n/t.ts';
import styles from '../ImageEditor.module.css';
import type { ImageEditor } from '../model/imageEditor.ts';

/** What is being done and how far it is, over the editor, which takes no input meanwhile. */
export function WorkNote({ editor }: { readonly editor: ImageEditor }) {
  const work = useStore(editor.store, (state) => state.work);
  return (
    <>
      <span className="ph-hidden" role="status">
        {work ? `${work.label}…` : ''}
      </span>
      {work ? (
        <div className={styles.work} data-busy>
          <div className={styles.workNote}>
            <span aria-hidden>{work.label}…</span>
            <progress aria-label={work.label} {...(work.of > 0 && { value: work.done, max: work.of })} />
            <Button size="small" onPress={() => editor.work.cancel()}>
              {t('Cancel')}
            </Button>
          </div>
        </div>
      ) : null}
    </>
  );
}
