import { SegmentedControl } from '../../components/SegmentedControl.tsx';
import { Switch } from '../../components/Switch.tsx';
import { t } from '../../i18n/t.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { ColorInput } from '../fields/ColorInput.tsx';
import { NumberPair } from '../fields/NumberPair.tsx';
import styles from './GridMenu.module.css';
import { GuideRows } from './GuideRows.tsx';

/** What can be chosen about the grid: visibility, snapping, width, height, offsets, color; and the guides of the rulers. */
export function GridSettings() {
  const grid = useSceneUi((state) => state.grid);
  const setGrid = useSceneUi((state) => state.setGrid);
  return (
    <>
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
        <ColorInput label={t('Grid color')} value={grid.color} onChange={(color) => setGrid({ color })} />
      </div>
      <hr className={styles.line} />
      <GuideRows />
    </>
  );
}
