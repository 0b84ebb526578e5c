import { ChevronDown } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { type LazyPart, lazyPart } from '../../components/lazyPart.ts';
import { t } from '../../i18n/t.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import styles from './GridMenu.module.css';
import headStyles from './SceneHead.module.css';

export const GridSettings: LazyPart<object> = lazyPart(async () => (await import('./GridSettings.tsx')).GridSettings);

/** The grid's button and its settings. docs/product-rules.md#scene-editor-modes. */
export function GridMenu({ children }: { readonly children: ReactNode }) {
  const grid = useSceneUi((state) => state.grid);
  const size = grid.width === grid.height ? String(grid.width) : `${grid.width} × ${grid.height}`;
  return (
    <DialogTrigger>
      <Button
        className={headStyles.menu ?? ''}
        data-selected={grid.isShown || undefined}
        aria-label={t('Grid {size}', { size })}
      >
        {children}
        <span className={headStyles.word}>{t('Grid {size}', { size })}</span>
        <ChevronDown aria-hidden size={14} strokeWidth={2} />
      </Button>
      <Popover className={styles.popover ?? ''} placement="bottom end" offset={4}>
        <Dialog aria-label={t('Grid')} className={styles.dialog ?? ''}>
          <Suspense fallback={null}>
            <GridSettings />
          </Suspense>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
