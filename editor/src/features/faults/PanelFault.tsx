import { FileWarning, RotateCcw } from 'lucide-react';
import { Button } from '../../components/Button.tsx';
import { t } from '../../i18n/t.ts';
import { useOpenProject, useSaveState } from '../../session/SessionContext.ts';
import type { SaveState } from '../../session/saveState.ts';
import { exportOpenProject } from '../projects/projectCommands.ts';
import type { Fault } from './faultReport.ts';
import styles from './PanelFault.module.css';
import { ReportButton } from './ReportButton.tsx';

const words: Readonly<Record<SaveState['kind'], string>> = {
  saved: t('This panel stopped. Your game is saved.'),
  saving: t('This panel stopped. Your game is being saved.'),
  failed: t('This panel stopped. Your last change is not saved yet.'),
  full: t('This panel stopped. Your last change is not saved yet.'),
  lost: t('This panel stopped. Your last change is not saved yet.'),
};

/** Takes the place of a panel that failed, and says what became of the work. */
export function PanelFault({ fault, onRetry }: { readonly fault: Fault; readonly onRetry: () => void }) {
  const project = useOpenProject();
  const { kind } = useSaveState();
  return (
    <div className={styles.fault} role="alert">
      <FileWarning aria-hidden size={28} strokeWidth={1.5} className={styles.icon} />
      <p>{words[kind]}</p>
      <div className={styles.actions}>
        <Button size="small" icon={RotateCcw} onPress={onRetry}>
          {t('Open again')}
        </Button>
        {kind === 'saved' || kind === 'saving' ? null : (
          <Button size="small" onPress={() => void exportOpenProject(project)}>
            {t('Export')}
          </Button>
        )}
        <ReportButton fault={fault} size="small" />
      </div>
    </div>
  );
}
