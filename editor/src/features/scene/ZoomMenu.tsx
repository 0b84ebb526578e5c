import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Menu } from '../../components/Menu.tsx';
import { t } from '../../i18n/t.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { stageKeys } from '../shortcuts/shortcuts.ts';
import styles from './SceneHead.module.css';
import type { SceneHeadProps } from './SceneHead.tsx';
import { zoomEntries } from './stageZoom.ts';

/** The magnification of the stage, and its rulers. */
export function ZoomMenu({ zoom, onZoom }: Pick<SceneHeadProps, 'zoom' | 'onZoom'>) {
  const hasRulers = useSceneUi((state) => state.hasRulers);
  const change = useSceneUi((state) => state.change);
  const rulers = {
    id: 'rulers',
    label: t('Rulers'),
    ...stageKeys('rulers'),
    isChosen: hasRulers,
    onAction: () => change({ hasRulers: !hasRulers }),
  };
  return (
    <Menu
      label={t('Zoom')}
      placement="bottom end"
      entries={[...zoomEntries(onZoom), 'line', rulers]}
      isInPalette={false}
    >
      <Button className={styles.menu ?? ''} aria-label={t('Zoom, {zoom} %', { zoom: Math.round(zoom * 100) })}>
        {Math.round(zoom * 100)} %
        <ChevronDown aria-hidden size={14} strokeWidth={2} />
      </Button>
    </Menu>
  );
}
