import { accountOf, type ImportNote } from '@playhouse/core';
import { OctagonAlert } from 'lucide-react';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { said } from '../../i18n/said.ts';
import { t } from '../../i18n/t.ts';
import styles from './ImportReport.module.css';
import type { ImportResult } from './projectCommands.ts';

export interface ImportReportProps {
  /** undefined closes the report. */
  readonly results: readonly ImportResult[] | undefined;
  readonly onClose: () => void;
  readonly onOpen: (id: string) => void;
}

/** The result of an import: losses, and files that could not be opened at all. */
export function ImportReport({ results = [], onClose, onOpen }: ImportReportProps) {
  const [first] = results;
  const isOnly = results.length === 1 && first?.ok === true ? first : undefined;
  return (
    <Dialog
      title={titleOf(results)}
      size="wide"
      isOpen={results.length > 0}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('Close')}</Button>
          {isOnly ? (
            <Button look="main" onPress={() => onOpen(isOnly.entry.id)}>
              {t('Open')}
            </Button>
          ) : null}
        </>
      }
    >
      {results.map((result) =>
        result.ok ? <Carried key={result.entry.id} result={result} /> : <Failure key={result.file} result={result} />,
      )}
    </Dialog>
  );
}

function titleOf(results: readonly ImportResult[]): string {
  const [first] = results;
  const failed = results.filter(({ ok }) => !ok).length;
  if (failed > 0 && failed < results.length)
    return t('{failed} of {count} projects could not be imported', { failed, count: results.length });
  if (failed > 0)
    return failed === 1 && !first?.ok
      ? t('{file} could not be imported', { file: first?.file })
      : t('The projects could not be imported');
  return results.length === 1 && first?.ok
    ? t('{title} was imported', { title: first.entry.title })
    : t('The projects were imported');
}

function Failure({ result }: { readonly result: Extract<ImportResult, { ok: false }> }) {
  return (
    <p className={styles.failure}>
      <OctagonAlert aria-hidden size={16} strokeWidth={2} />
      <span>
        <b>{result.file}</b>: {said(result.message)}
      </span>
    </p>
  );
}

const shown = 60;

function Carried({ result }: { readonly result: Extract<ImportResult, { ok: true }> }) {
  const { notes } = result.read;
  const { losses, notes: restated } = accountOf(result.read.losses);
  const lines = [
    ...losses.map(({ what, why, document }) => ({ what, why, document })),
    ...notes.map(({ message, path }) => ({ what: message, why: '', document: path.slice(0, 2).join('/') })),
  ];
  if (lines.length === 0) {
    return (
      <section className={styles.carried}>
        <p>{t('{title}: everything was imported.', { title: result.entry.title })}</p>
        <Restated notes={restated} />
      </section>
    );
  }
  return (
    <section className={styles.carried}>
      <p>
        {t(
          '{count, plural, one {One thing is} other {# things are}} different now. Everything else was imported, and the game plays.',
          { count: lines.length },
        )}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <ul className={styles.losses} tabIndex={0}>
        {lines.slice(0, shown).map(({ what, why, document }, index) => (
          <li key={index}>
            <b>{said(what)}</b> {said(why)}
            <span className={styles.document}>{document}</span>
          </li>
        ))}
      </ul>
      {lines.length > shown ? (
        <p className={styles.document}>{t('and {count} more', { count: lines.length - shown })}</p>
      ) : null}
      <Restated notes={restated} />
    </section>
  );
}

/** The distinct losses that affect every game. */
function Restated({ notes }: { readonly notes: readonly ImportNote[] }) {
  return notes.map(({ note, count }) => (
    <p key={note} className={styles.document}>
      {t('{note} ({count, plural, one {# time} other {# times}})', { note: said(note), count })}
    </p>
  ));
}
