import { Pause, Play } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { t } from '../../i18n/t.ts';
import type { FrameCommand } from '../../preview/frameMessages.ts';
import { useOfferCommands } from '../../ui-state/offeredCommands.ts';
import styles from './PreviewBar.module.css';
import type { PreviewStatus } from './previewStatus.ts';

export interface PlayButtonProps {
  readonly phase: PreviewStatus['phase'];
  readonly onRestart: () => void;
  readonly onSend: (command: FrameCommand) => void;
}

/** Pauses and continues the game; starts one that is over again. */
export function PlayButton({ phase, onRestart, onSend }: PlayButtonProps) {
  const isRunning = phase === 'running';
  const isOver = phase === 'stopped' || phase === 'failed';
  const Icon = isRunning ? Pause : Play;
  const label = isRunning ? t('Pause') : t('Play');
  const isDisabled = phase === 'loading';
  const press = () => (isOver ? onRestart() : onSend({ type: isRunning ? 'pause' : 'start' }));
  useOfferCommands(t('Preview'), () => [{ id: 'play', label, icon: Icon, isDisabled, onAction: press }]);
  return (
    <Button className={styles.spot ?? ''} aria-label={label} isDisabled={isDisabled} onPress={press}>
      <Icon aria-hidden size={16} fill="currentColor" strokeWidth={0} />
    </Button>
  );
}
