import { t } from '../../i18n/t.ts';
import { frameOf } from '../../interactions/frame.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { shortNumber } from '../drawing/placementLabels.ts';
import { missingHint } from './missingHint.ts';
import styles from './StatusStrip.module.css';
import { useSceneItems } from './useSelection.ts';

/**
 * One line under the stage: position and size of the selection, and the last message. A landmark, so it is not in `main`.
 */
export function StatusStrip({ scene }: { readonly scene: string }) {
  const notice = useSceneUi((state) => state.notice);
  const { selected = [], count = 0 } = useSceneItems(scene) ?? {};
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
