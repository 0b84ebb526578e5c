import { t } from '../../i18n/t.ts';
import { frameOf } from '../../interactions/frame.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { shortNumber } from '../drawing/placementLabels.ts';
import type { DrawnItem } from '../drawing/stageItems.ts';
import { missingHint } from './missingHint.ts';
import styles from './StatusStrip.module.css';

export interface StatusStripProps {
  readonly selected: readonly DrawnItem[];
  readonly count: number;
}

/** One line under the stage: position and size of the selection, and the last message. */
export function StatusStrip({ selected, count }: StatusStripProps) {
  const notice = useSceneUi((state) => state.notice);
  const frame = frameOf(selected.map(({ placement }) => placement));
  const offset = selected[0]?.offset ?? { x: 0, y: 0 };
  return (
    <footer className={styles.strip}>
      {frame ? (
        <>
          <span className={styles.numbers}>
            {t('X {x} Y {y}', {
              x: shortNumber(frame.position.x - offset.x),
              y: shortNumber(frame.position.y - offset.y),
            })}
          </span>
          <span className={styles.numbers}>
            {t('{count} of {total} selected', { count: selected.length, total: count })}
          </span>
        </>
      ) : (
        <span>{t('Nothing selected')}</span>
      )}
      <span className={styles.notice}>
        {notice === '' && selected.some(({ look }) => !look) ? missingHint : notice}
      </span>
    </footer>
  );
}
