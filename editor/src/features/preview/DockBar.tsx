import { Maximize2, PanelBottom, RotateCcw, X } from 'lucide-react';
import { IconButton } from '../../components/IconButton.tsx';
import { t } from '../../i18n/t.ts';
import type { FrameCommand } from '../../preview/frameMessages.ts';
import { OfferedIn } from '../../ui-state/offeredCommands.ts';
import { PlayButton } from './PlayButton.tsx';
import styles from './PreviewDock.module.css';
import type { PreviewStatus } from './previewStatus.ts';
import { Timeline } from './Timeline.tsx';
import type { TimelineMark } from './timelineMarks.ts';

export interface DockBarProps {
  readonly status: PreviewStatus;
  readonly marks: readonly TimelineMark[];
  readonly onSend: (command: FrameCommand) => void;
  readonly onRestart: () => void;
  /** Whether the panels are shown below the game where they do not fit beside the list. */
  readonly hasPanels: boolean;
  readonly onPanels: (areShown: boolean) => void;
  readonly onWholePage: () => void;
  readonly onClose: () => void;
}

/** The few controls of a game that plays beside a list. */
export function DockBar(props: DockBarProps) {
  const { status, marks, hasPanels, onPanels, onSend, onRestart, onWholePage, onClose } = props;
  return (
    <header className={styles.bar}>
      <OfferedIn value={t('Preview')}>
        <IconButton icon={RotateCcw} label={t('Restart')} onPress={onRestart} />
        <PlayButton phase={status.phase} onRestart={onRestart} onSend={onSend} />
        <Timeline status={status} marks={marks} onSend={onSend} />
        <IconButton icon={Maximize2} label={t('Play on the whole page')} onPress={onWholePage} />
        <span className={styles.panels}>
          <IconButton
            icon={PanelBottom}
            label={t('Inspector and watch panel')}
            isOn={hasPanels}
            onPress={() => onPanels(!hasPanels)}
          />
        </span>
        <IconButton icon={X} label={t('Close the preview')} onPress={onClose} />
      </OfferedIn>
    </header>
  );
}
