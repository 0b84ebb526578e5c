import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { SegmentedControl } from '../../components/SegmentedControl.tsx';
import { Switch } from '../../components/Switch.tsx';
import { t } from '../../i18n/t.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { ColorInput } from '../fields/ColorInput.tsx';
import { NumberPair } from '../fields/NumberPair.tsx';
import styles from './GridMenu.module.css';
import { GuideRows } from './GuideRows.tsx';
import headStyles from './SceneHead.module.css';

/**
 * The grid's button and its settings: visibility, snapping, width, height, offsets, color; and the guides of the rulers.
 * docs/product-rules.md#scene-editor-modes.
 */
export function GridMenu({ children }: { readonly children: ReactNode }) {
  const { grid, setGrid } = useSceneUi();
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
          <Switch label={t('Show the grid')} isOn={grid.isShown} onChange={(isShown) => setGrid({ isShown })} />
          <Switch label={t('Snap to the grid')} isOn={grid.snaps} onChange={(snaps) => setGrid({ snaps })} />
          <SegmentedControl
            label={t('Snap')}
            value={grid.snapTo}
            onChange={(snapTo) => setGrid({ snapTo, snaps: true })}
            segments={[
              { id: 'edge', label: t('To edge') },
              { id: 'intersection', label: t('To intersection') },
            ]}
          />
          <div className={styles.row}>
            <span>{t('Size')}</span>
            <NumberPair
              label={t('Grid size')}
              letters={['W', 'H']}
              values={[grid.width, grid.height]}
              minimum={1}
              onChange={([width, height]) => setGrid({ width, height })}
            />
          </div>
          <div className={styles.row}>
            <span>{t('Offset')}</span>
            <NumberPair
              label={t('Grid offset')}
              letters={['X', 'Y']}
              values={[grid.offsetX, grid.offsetY]}
              onChange={([offsetX, offsetY]) => setGrid({ offsetX, offsetY })}
            />
          </div>
          <div className={styles.row}>
            <span>{t('Color')}</span>
            <ColorInput label={t('Grid color')} value={grid.color} used={[]} onChange={(color) => setGrid({ color })} />
          </div>
          <hr className={styles.line} />
          <GuideRows />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
