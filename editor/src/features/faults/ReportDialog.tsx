import { documentsOf } from '@playhouse/core';
import { useContext, useMemo, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { Disclosure } from '../../components/Disclosure.tsx';
import { Switch } from '../../components/Switch.tsx';
import { t } from '../../i18n/t.ts';
import { type OpenProject, SessionContext } from '../../session/SessionContext.ts';
import { recentErrors } from './faultLog.ts';
import { type Fault, type FaultScene, faultReport } from './faultReport.ts';
import styles from './ReportDialog.module.css';

export interface ReportDialogProps {
  readonly fault: Fault;
  readonly onClose: () => void;
}

/** Shows what a report says, and downloads it. Nothing is sent anywhere. */
export function ReportDialog({ fault, onClose }: ReportDialogProps) {
  const open = useContext(SessionContext);
  const [hasContents, setContents] = useState(false);
  const text = useMemo(() => {
    const contents = hasContents && open ? documentsOf(open.session.getState().project) : undefined;
    return faultReport(fault, sceneHere(open), contents && new Map(contents));
  }, [fault, open, hasContents]);
  return (
    <Dialog
      title={t('Report what happened')}
      size="wide"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('Cancel')}</Button>
          <Button look="main" autoFocus onPress={() => download(text, fault.at)}>
            {t('Download report')}
          </Button>
        </>
      }
    >
      <p>
        {t(
          'The report is a file that you can give to whoever looks after Playhouse. It says what failed, in which browser, and which kinds of changes came last. Playhouse sends it nowhere.',
        )}
      </p>
      {open ? (
        <Switch label={t('Include the project, without its files')} isOn={hasContents} onChange={setContents} />
      ) : null}
      <Disclosure title={t('What the report says')}>
        <textarea
          translate="no"
          className={styles.text}
          dir="ltr"
          readOnly
          rows={12}
          aria-label={t('What the report says')}
          value={text.slice(0, mostShown)}
        />
      </Disclosure>
    </Dialog>
  );
}

/** A longer text would make the page slow; the file has all of it. */
const mostShown = 20_000;

function sceneHere(open: OpenProject | undefined): FaultScene {
  return {
    build: document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src.replace(/^.*\//, '') ?? '',
    userAgent: navigator.userAgent,
    languages: navigator.languages,
    window: { width: innerWidth, height: innerHeight, scale: devicePixelRatio },
    isOnline: navigator.onLine,
    route: location.hash.slice(1),
    earlier: recentErrors(),
    ...(open && { state: open.session.getState(), saving: open.saving.get().kind }),
  };
}

function download(text: string, at: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `playhouse-report-${at.slice(0, 19).replace(/\D/g, '-')}.json`;
  link.click();
  setTimeout(URL.revokeObjectURL, 60_000, link.href);
}
