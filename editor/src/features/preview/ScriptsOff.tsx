import { ShieldAlert } from 'lucide-react';
import { Button } from '../../components/Button.tsx';
import { t } from '../../i18n/t.ts';
import styles from './PreviewPage.module.css';

export interface ScriptsOffProps {
  /** True when the game stopped responding; false when the author plays without scripts. */
  readonly hasHung: boolean;
  readonly onTurnOn: () => void;
}

/** Says that the game runs without its scripts. */
export function ScriptsOff({ hasHung, onTurnOn }: ScriptsOffProps) {
  return (
    <div className={styles.strip} role="status">
      <ShieldAlert aria-hidden size={17} strokeWidth={1.75} />
      <p>
        {hasHung
          ? t('Scripts are off because the game stopped responding.')
          : t('The game is played without its scripts.')}
      </p>
      <Button size="small" onPress={onTurnOn}>
        {t('Turn scripts on')}
      </Button>
    </div>
  );
}
