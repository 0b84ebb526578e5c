import { ShieldAlert } from 'lucide-react';
import { Button } from '../../components/Button.tsx';
import { t } from '../../i18n/t.ts';
import styles from './PreviewPage.module.css';

/** Says that the game runs without its scripts. */
export function ScriptsOff({ onTurnOn }: { readonly onTurnOn: () => void }) {
  return (
    <div className={styles.strip} role="status">
      <ShieldAlert aria-hidden size={17} strokeWidth={1.75} />
      <p>{t('Scripts are off because the game stopped responding.')}</p>
      <Button size="small" onPress={onTurnOn}>
        {t('Turn scripts on')}
      </Button>
    </div>
  );
}
