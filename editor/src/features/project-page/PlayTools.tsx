import { AppWindow, ChevronDown, Play } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Menu, type MenuEntry } from '../../components/Menu.tsx';
import { showToast } from '../../components/Toast.tsx';
import { Tooltip } from '../../components/Tooltip.tsx';
import { t } from '../../i18n/t.ts';
import { hasScripts } from '../../preview/withoutScripts.ts';
import { useSession } from '../../session/SessionContext.ts';
import { openGameWindow } from '../../ui-state/gameWindow.ts';
import { usePreferences } from '../../ui-state/preferences.ts';
import { playNames } from '../preview/lookNames.ts';
import { type PlayMode, playModes } from '../preview/playMode.ts';
import { useKeysOf } from '../shortcuts/shortcuts.ts';
import styles from './PlayTools.module.css';

export interface PlayToolsProps {
  readonly onPlay: () => void;
  /** The open scene. */
  readonly scene: string | undefined;
}

/** Play, and the ways to play; the one that is chosen plays at once, and is what Play does from then on. */
export function PlayTools({ onPlay, scene }: PlayToolsProps) {
  const session = useSession();
  const { playMode, change } = usePreferences();
  const keys = useKeysOf('play');
  const entries = (): (MenuEntry | 'line')[] => [
    ...playModes.map(
      (mode): MenuEntry => ({
        id: mode,
        label: playNames[mode],
        isChosen: mode === playMode,
        ...(mode === 'withoutScripts' && withoutHint(hasScripts(session.getState().project))),
        onAction() {
          change({ playMode: mode });
          onPlay();
        },
      }),
    ),
    'line',
    {
      id: 'window',
      label: t('Play in a window of its own'),
      icon: AppWindow,
      onAction: () => playApart(playMode, scene),
    },
  ];
  return (
    <div className={styles.tools}>
      <Tooltip text={playNames[playMode]} {...(keys && { keys })}>
        <Button className={styles.play ?? ''} onPress={onPlay} aria-label={t('Play')}>
          <Play aria-hidden size={15} fill="currentColor" strokeWidth={0} />
          <span className={styles.word}>{t('Play')}</span>
        </Button>
      </Tooltip>
      <Menu label={t('Ways to play')} placement="bottom end" entries={entries}>
        <Button className={styles.ways ?? ''} aria-label={t('Ways to play')}>
          <ChevronDown aria-hidden size={15} strokeWidth={2.25} />
        </Button>
      </Menu>
    </div>
  );
}

function playApart(mode: PlayMode, scene: string | undefined): void {
  const start = { sceneId: mode === 'start' ? undefined : scene, hasScripts: mode !== 'withoutScripts' };
  if (!openGameWindow(start)) showToast(t('The browser did not open a window. Allow pop-ups for this page.'));
}

function withoutHint(isUseful: boolean): Partial<MenuEntry> {
  return isUseful ? {} : { isDisabled: true, hint: t('This game has none') };
}
