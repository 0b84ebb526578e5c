import { nameIn, orderedScenes, type SceneDocument } from '@playhouse/core';
import { AlignStartVertical, ChevronDown, ChevronLeft, ChevronRight, Hash, Magnet, Video } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { useNavigate } from 'react-router';
import { IconButton } from '../../components/IconButton.tsx';
import { Menu, type MenuEntry } from '../../components/Menu.tsx';
import { SegmentedControl } from '../../components/SegmentedControl.tsx';
import { useOpenProject, useProject } from '../../session/SessionContext.ts';
import { GridMenu } from './GridMenu.tsx';
import styles from './SceneHead.module.css';
import { useSceneUi } from './sceneUi.ts';
import type { ZoomTarget } from './stageZoom.ts';

export interface SceneHeadProps {
  readonly scene: SceneDocument;
  readonly zoom: number;
  readonly onZoom: (to: ZoomTarget) => void;
}

/** The head of the scene editor: where one is, the two modes, grid, snapping and zoom. */
export function SceneHead({ scene, zoom, onZoom }: SceneHeadProps) {
  const { id: game } = useOpenProject();
  const navigate = useNavigate();
  const project = useProject((current) => current);
  const { mode, hasGuides, hasRulers, change } = useSceneUi();
  const siblings = orderedScenes(project).map(
    (other): MenuEntry => ({
      id: other.id,
      label: nameIn(other, 'Scene'),
      isChosen: other.id === scene.id,
      onAction: () => navigate(`/game/${game}/scene/${other.id}`),
    }),
  );
  return (
    <header className={styles.head}>
      <div className={styles.side}>
        <IconButton icon={ChevronLeft} label="Back" size="small" onPress={() => navigate(-1)} />
        <IconButton icon={ChevronRight} label="Forward" size="small" onPress={() => navigate(1)} />
        <Menu label="Scenes" entries={siblings}>
          <Button className={styles.crumb ?? ''} aria-label={`Scene ${scene.attributes.name}, choose another`}>
            <span className={styles.kind}>Scenes /</span>
            <span className={styles.name}>{scene.attributes.name}</span>
            <ChevronDown aria-hidden size={14} strokeWidth={2} />
          </Button>
        </Menu>
      </div>
      <SegmentedControl
        label="Mode"
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
          entries={zoomEntries(onZoom, hasRulers, () => change({ hasRulers: !hasRulers }))}
        >
          <Button className={styles.menu ?? ''} aria-label={`Zoom, ${Math.round(zoom * 100)} percent`}>
            {Math.round(zoom * 100)} %
            <ChevronDown aria-hidden size={14} strokeWidth={2} />
          </Button>
        </Menu>
      </div>
    </header>
  );
}

function zoomEntries(
  onZoom: (to: ZoomTarget) => void,
  hasRulers: boolean,
  toggleRulers: () => void,
): (MenuEntry | 'line')[] {
  return [
    { id: 'in', label: 'Zoom in', keys: '+', onAction: () => onZoom('in') },
    { id: 'out', label: 'Zoom out', keys: '-', onAction: () => onZoom('out') },
    { id: 'full', label: '100 %', keys: '0', onAction: () => onZoom('full') },
    { id: '200', label: '200 %', onAction: () => onZoom(2) },
    { id: 'all', label: 'Whole scene', keys: 'Shift 1', onAction: () => onZoom('all') },
    { id: 'selection', label: 'Selection', keys: 'Shift 2', onAction: () => onZoom('selection') },
    'line',
    { id: 'rulers', label: 'Rulers', keys: 'R', isChosen: hasRulers, onAction: toggleRulers },
  ];
}
