import { AlignStartVertical, Hash, Magnet, Video } from 'lucide-react';
import { memo } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { useShallow } from 'zustand/react/shallow';
import { SegmentedControl } from '../../components/SegmentedControl.tsx';
import { t } from '../../i18n/t.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { WalkButtons } from '../page-head/WalkButtons.tsx';
import { GridMenu } from './GridMenu.tsx';
import styles from './SceneHead.module.css';
import { SceneSwitcher } from './SceneSwitcher.tsx';
import { SceneTrail } from './SceneTrail.tsx';
import type { ZoomTarget } from './stageZoom.ts';
import { ZoomMenu } from './ZoomMenu.tsx';

export interface SceneHeadProps {
  readonly id: string;
  readonly name: string;
  readonly zoom: number;
  readonly onZoom: (to: ZoomTarget) => void;
}

/** The head of the scene editor: location, the two modes, grid, snapping and zoom. Renders only when these change. */
export const SceneHead = memo(function SceneHead({ id, name, zoom, onZoom }: SceneHeadProps) {
  const { mode, hasGuides, change } = useSceneUi(
    useShallow((state) => ({
      mode: state.mode,
      hasGuides: state.hasGuides,
      change: state.change,
    })),
  );
  return (
    <header className={styles.head}>
      <div className={styles.side}>
        <span className={styles.walk}>
          <WalkButtons />
        </span>
        <SceneSwitcher id={id} name={name} />
        <SceneTrail scene={id} />
      </div>
      <SegmentedControl
        label={t('Mode')}
        shrinks
        value={mode}
        onChange={(next) => change({ mode: next })}
        segments={[
          { id: 'layout', label: t('Layout'), icon: AlignStartVertical },
          { id: 'camera', label: t('Camera'), icon: Video },
        ]}
      />
      <div className={`${styles.side} ${styles.end}`}>
        <GridMenu>
          <Hash aria-hidden size={16} strokeWidth={1.75} />
        </GridMenu>
        <ToggleButton
          className={styles.menu ?? ''}
          isSelected={hasGuides}
          onChange={(isOn) => change({ hasGuides: isOn })}
          aria-label={t('Snap')}
        >
          <Magnet aria-hidden size={16} strokeWidth={1.75} />
          <span className={styles.word}>{t('Snap')}</span>
        </ToggleButton>
        <ZoomMenu zoom={zoom} onZoom={onZoom} />
      </div>
    </header>
  );
});
