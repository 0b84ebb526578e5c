import { AlignStartVertical, ChevronDown, ChevronLeft, ChevronRight, Hash, Magnet, Video } from 'lucide-react';
import { memo } from 'react';
import { Button } from 'react-aria-components/Button';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { useNavigate } from 'react-router';
import { useShallow } from 'zustand/react/shallow';
import { IconButton } from '../../components/IconButton.tsx';
import { Menu } from '../../components/Menu.tsx';
import { SegmentedControl } from '../../components/SegmentedControl.tsx';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { GridMenu } from './GridMenu.tsx';
import styles from './SceneHead.module.css';
import { SceneSwitcher } from './SceneSwitcher.tsx';
import { SceneTrail } from './SceneTrail.tsx';
import { type ZoomTarget, zoomEntries } from './stageZoom.ts';

export interface SceneHeadProps {
  readonly id: string;
  readonly name: string;
  readonly zoom: number;
  readonly onZoom: (to: ZoomTarget) => void;
}

/** The head of the scene editor: location, the two modes, grid, snapping and zoom. Renders only when these change. */
export const SceneHead = memo(function SceneHead({ id, name, zoom, onZoom }: SceneHeadProps) {
  const navigate = useNavigate();
  const { mode, hasGuides, hasRulers, change } = useSceneUi(
    useShallow((state) => ({
      mode: state.mode,
      hasGuides: state.hasGuides,
      hasRulers: state.hasRulers,
      change: state.change,
    })),
  );
  return (
    <header className={styles.head}>
      <div className={styles.side}>
        <span className={styles.walk}>
          <IconButton icon={ChevronLeft} label="Back" keys="Alt Left" size="small" onPress={() => navigate(-1)} />
          <IconButton icon={ChevronRight} label="Forward" keys="Alt Right" size="small" onPress={() => navigate(1)} />
        </span>
        <SceneSwitcher id={id} name={name} />
        <SceneTrail scene={id} />
      </div>
      <SegmentedControl
        label="Mode"
        shrinks
        value={mode}
        onChange={(next) => change({ mode: next })}
        segments={[
          { id: 'layout', label: 'Layout', icon: AlignStartVertical },
          { id: 'camera', label: 'Camera', icon: Video },
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
          aria-label="Snap"
        >
          <Magnet aria-hidden size={16} strokeWidth={1.75} />
          <span className={styles.word}>Snap</span>
        </ToggleButton>
        <Menu
          label="Zoom"
          placement="bottom end"
          entries={[
            ...zoomEntries(onZoom),
            'line',
            {
              id: 'rulers',
              label: 'Rulers',
              keys: 'R',
              isChosen: hasRulers,
              onAction: () => change({ hasRulers: !hasRulers }),
            },
          ]}
        >
          <Button className={styles.menu ?? ''} aria-label={`Zoom, ${Math.round(zoom * 100)} %`}>
            {Math.round(zoom * 100)} %
            <ChevronDown aria-hidden size={14} strokeWidth={2} />
          </Button>
        </Menu>
      </div>
    </header>
  );
});
