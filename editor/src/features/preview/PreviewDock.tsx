import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { t } from '../../i18n/t.ts';
import type { FrameCommand } from '../../preview/frameMessages.ts';
import { useOpenProject } from '../../session/SessionContext.ts';
import { isByKeyboard } from './byKeyboard.ts';
import { Device } from './Device.tsx';
import { DockBar } from './DockBar.tsx';
import type { ListPage } from './listActors.ts';
import { PreviewDialogs } from './PreviewDialogs.tsx';
import styles from './PreviewDock.module.css';
import { PreviewSide } from './PreviewSide.tsx';
import { ScriptsOff } from './ScriptsOff.tsx';
import { usePlayedList } from './usePlayedList.ts';
import { usePreview } from './usePreview.ts';
import { withWayBack } from './useWayBack.ts';

export interface PreviewDockProps {
  readonly page: ListPage;
  /** The scene to start in. */
  readonly scene: string | undefined;
  /** Shown in a tab, since the game takes its place. */
  readonly inspector: ReactNode;
  readonly onClose: () => void;
  /** Moves the focus to the next or previous part of the page. */
  readonly onRegion: (step: 1 | -1) => void;
}

/** Plays the project beside the behaviors of an actor. docs/editor-design.md#preview. */
export default function PreviewDock({ scene, ...props }: PreviewDockProps) {
  const [played, setPlayed] = useState({ scene, round: 0 });
  const play = useCallback((id: string) => setPlayed(({ round }) => ({ scene: id, round: round + 1 })), []);
  return <Dock key={played.round} {...props} scene={played.scene} onPlayScene={play} />;
}

function Dock(props: PreviewDockProps & { readonly onPlayScene: (id: string) => void }) {
  const { page, scene, inspector, onClose, onRegion, onPlayScene } = props;
  const { id } = useOpenProject();
  const navigate = useNavigate();
  const show = useCallback((route: string) => void navigate(`/game/${id}${route}`), [navigate, id]);
  const preview = usePreview({ sceneId: scene, panel: 'always' }, (key) => {
    if (key === 'leave') onClose();
    else onRegion(key === 'nextRegion' ? 1 : -1);
  });
  usePlayedList({ preview, page, onShow: show, onPlayScene });
  const { look, status, frame, gameEvents, project, restart } = preview;
  const [hasPanels, setPanels] = useState(false);
  const { key, search } = useLocation();
  useEffect(() => {
    // The address asks for an attribute.
    if (new URLSearchParams(search).has('tab')) setPanels(true);
  }, [key, search]);
  const send = (command: FrameCommand) => {
    frame.send(command);
    if (!isByKeyboard()) frame.frame.current?.focus();
  };
  return (
    <section
      className={styles.dock}
      aria-label={t('Preview')}
      data-region="preview"
      data-panels={hasPanels || undefined}
    >
      <DockBar
        status={status}
        marks={gameEvents.marks}
        hasPanels={hasPanels}
        onPanels={setPanels}
        onSend={send}
        onRestart={restart}
        onWholePage={() => navigate(`/game/${id}/preview?scene=${status.sceneId}`, withWayBack())}
        onClose={onClose}
      />
      {preview.areScriptsOff ? <ScriptsOff hasHung={preview.hasHung} onTurnOn={preview.turnScriptsOn} /> : null}
      <Device look={look} frame={frame} status={status} title={project.object.title} onRestart={restart} isDocked />
      <PreviewSide preview={preview} inspector={inspector} onShow={show} />
      <PreviewDialogs preview={preview} />
    </section>
  );
}
