import { Button } from '../components/Button.tsx';
import { unexpectedError } from '../components/unexpectedError.ts';
import type { Fault } from '../features/faults/faultReport.ts';
import { ReportButton } from '../features/faults/ReportButton.tsx';
import { SavedNote } from '../features/faults/SavedNote.tsx';
import { t } from '../i18n/t.ts';
import { ClosedCurtain } from './ClosedCurtain.tsx';
import { Screen } from './Screen.tsx';

export interface PageFaultProps {
  readonly fault: Fault;
  /** It takes the place of what is in the main part of a page. */
  readonly isInMain: boolean;
  readonly onRetry: () => void;
}

/** Takes the place of a page that failed. All edits are in the journal, and in the database as soon as it has taken them. */
export function PageFault({ fault, isInMain, onRetry }: PageFaultProps) {
  return (
    <Screen
      picture={<ClosedCurtain />}
      title={t('Something went wrong')}
      text={unexpectedError(fault.error)}
      note={<SavedNote />}
      isInMain={isInMain}
    >
      <Button look="main" onPress={onRetry}>
        {t('Open again')}
      </Button>
      <Button onPress={() => location.reload()}>{t('Reload')}</Button>
      <ReportButton fault={fault} />
      <Button
        onPress={() => {
          location.hash = '#/projects';
          onRetry();
        }}
      >
        {t('Back to my projects')}
      </Button>
    </Screen>
  );
}
