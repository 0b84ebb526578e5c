import { AppWindow, PictureInPicture2, QrCode } from 'lucide-react';
import type { MenuEntry } from '../../components/Menu.tsx';
import { showToast } from '../../components/toasts.ts';
import { t } from '../../i18n/t.ts';
import { hasScripts } from '../../preview/withoutScripts.ts';
import { useSession } from '../../session/SessionContext.ts';
import { hasWindowsOnTop, openGameWindow, openGameWindowOnTop } from '../../ui-state/gameWindow.ts';
import { useOtherDevice } from '../../ui-state/otherDevice.ts';
import { usePreferences } from '../../ui-state/preferences.ts';
import { playName } from '../preview/lookNames.ts';
import { type PlayMode, playModes } from '../preview/playMode.ts';
import { usePlayedScene } from './usePlayedScene.ts';

/** Entries for the ways to play; the one that is chosen plays at once, and is what Play does from then on. */
export function usePlayEntries(onPlay: () => void): () => (MenuEntry | 'line')[] {
  const session = useSession();
  const { id: scene, name } = usePlayedScene();
  const { playMode, change } = usePreferences();
  return () => [
    ...playModes.map(
      (mode): MenuEntry => ({
        id: mode,
        label: playName(mode, name),
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
      onAction: () => void playApart(openGameWindow, playMode, scene),
    },
    ...(hasWindowsOnTop() ? [onTopEntry(playMode, scene)] : []),
    {
      id: 'otherDevice',
      label: t('Play on another device…'),
      icon: QrCode,
      onAction: () => useOtherDevice.getState().ask(true),
    },
  ];
}

function onTopEntry(mode: PlayMode, scene: string | undefined): MenuEntry {
  return {
    id: 'onTop',
    label: t('Play in a window that stays on top'),
    icon: PictureInPicture2,
    onAction: () => void playApart(openGameWindowOnTop, mode, scene),
  };
}

async function playApart(
  open: typeof openGameWindow | typeof openGameWindowOnTop,
  mode: PlayMode,
  scene: string | undefined,
): Promise<void> {
  const start = { sceneId: mode === 'start' ? undefined : scene, hasScripts: mode !== 'withoutScripts' };
  if (!(await open(start))) showToast(t('The browser did not open a window. Allow pop-ups for this page.'));
}

function withoutHint(isUseful: boolean): Partial<MenuEntry> {
  return isUseful ? {} : { isDisabled: true, hint: t('This game has none') };
}
