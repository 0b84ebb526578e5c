import { RotateCcw, Volume2, VolumeX } from 'lucide-react';
import { useEffect, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../../components/IconButton.tsx';
import { t } from '../../i18n/t.ts';
import { closeGameWindow, useGameWindow } from '../../ui-state/gameWindow.ts';
import { Device } from './Device.tsx';
import { dressWindow } from './dressWindow.ts';
import styles from './GameWindow.module.css';
import { PlayButton } from './PlayButton.tsx';
import { PreviewDialogs } from './PreviewDialogs.tsx';
import { ScriptsOff } from './ScriptsOff.tsx';
import { usePreview } from './usePreview.ts';

/** Plays the open project in a window of its own, beside the editor. Changes of the project reach the game at once. */
export default function GameWindow() {
  const { window: other, round } = useGameWindow();
  useEffect(() => {
    if (!other) return;
    // The user may close either window.
    const watch = setInterval(() => {
      if (other.closed) closeGameWindow();
    }, 500);
    window.addEventListener('pagehide', closeGameWindow);
    return () => {
      clearInterval(watch);
      window.removeEventListener('pagehide', closeGameWindow);
    };
  }, [other]);
  useEffect(() => closeGameWindow, []);
  return other ? createPortal(<Windowed key={round} other={other} />, other.document.body) : null;
}

/** Its questions are asked in the editor, whose dialogs a game cannot imitate there. */
function Windowed({ other }: { readonly other: Window }) {
  const { sceneId, hasScripts } = useGameWindow();
  const preview = usePreview({ sceneId, hasScripts, panel: 'never' }, (key) => {
    if (key === 'leave') closeGameWindow();
  });
  const { look, status, frame, project, restart, change } = preview;
  const { title } = project.object;
  useLayoutEffect(() => dressWindow(other, t('{title}, running', { title })), [other, title]);
  return (
    <div className={styles.window}>
      <header className={styles.bar}>
        <IconButton icon={RotateCcw} label={t('Restart')} hasTooltip={false} onPress={restart} />
        <PlayButton phase={status.phase} onRestart={restart} onSend={frame.send} />
        <IconButton
          icon={look.isMuted ? VolumeX : Volume2}
          label={look.isMuted ? t('Sound on') : t('Sound off')}
          hasTooltip={false}
          onPress={() => change({ isMuted: !look.isMuted })}
        />
        <span className={styles.scene} dir="auto">
          {status.scene}
        </span>
      </header>
      {preview.areScriptsOff ? <ScriptsOff hasHung={preview.hasHung} onTurnOn={preview.turnScriptsOn} /> : null}
      <Device look={look} frame={frame} status={status} title={title} onRestart={restart} />
      <PreviewDialogs preview={preview} />
    </div>
  );
}
