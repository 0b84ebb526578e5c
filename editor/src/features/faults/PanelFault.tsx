import { FileWarning, RotateCcw } from 'lucide-react';
import { Button } from '../../components/Button.tsx';
import { t } from '../../i18n/t.ts';
import type { Fault } from './faultReport.ts';
import styles from './PanelFault.module.css';
import { ReportButton } from './ReportButton.tsx';
import { SavedNote } from './SavedNote.tsx';

/** Takes the place of a panel that failed, and says what became of the work. */
export function PanelFault({ fault, onRetry }: { readonly fault: Fault; readonly onRetry: () => void }) {
  return (
    <div className={styles.fault} role="alert">
      <FileWarning aria-hidden size={28} strokeWidth={1.5} className={styles.icon} />
      <p>{t('This panel stopped.')}</p>
      <SavedNote />
      <div className={styles.actions}>
        <Button size="small" icon={RotateCcw} onPress={onRetry}>
          {t('Open again')}
        </Button>
        <ReportButton fault={fault} size="small" />
      </div>
    </div>
  );
}
