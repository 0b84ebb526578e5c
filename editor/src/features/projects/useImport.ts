import type { LibraryEntry, ProjectStore } from '@playhouse/sync';
import { useRef, useState } from 'react';
import { loaded } from '../../components/loaded.ts';
import { unexpectedError } from '../../components/unexpectedError.ts';
import { t } from '../../i18n/t.ts';
import type { ImportResult } from './projectCommands.ts';

export interface ImportControl {
  readonly run: (files: readonly File[]) => void;
  readonly isBusy: boolean;
  /** Cancels the running import; projects already added stay. */
  readonly cancel: () => void;
  /** Results to report; undefined when there are none. */
  readonly report: readonly ImportResult[] | undefined;
  readonly closeReport: () => void;
}

export interface ImportPorts {
  readonly store: () => Promise<ProjectStore>;
  /** Called instead of a toast when a single project was imported without losses. */
  readonly onWhole?: (entry: LibraryEntry) => unknown;
}

/** What only an import needs: the head of the library is shown before it. */
async function loadWork() {
  const [{ importFile, isWholeImport }, { showToast }] = await Promise.all([
    loaded(() => import('./projectCommands.ts')),
    loaded(() => import('../../components/toasts.ts')),
  ]);
  return { importFile, isWholeImport, showToast };
}

/** Imports files one after the other. A complete import gets a toast, everything else a report. */
export function useImport({ store, onWhole = sayImported }: ImportPorts): ImportControl {
  const [isBusy, setBusy] = useState(false);
  const [report, setReport] = useState<readonly ImportResult[]>();
  const running = useRef<AbortController>(undefined);
  const waiting = useRef<readonly File[]>([]);
  const run = async (files: readonly File[]) => {
    waiting.current = [...waiting.current, ...files];
    if (waiting.current.length === 0 || running.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setBusy(true);
    const { importFile, isWholeImport, showToast } = await loadWork();
    const results: ImportResult[] = [];
    try {
      for (let file = waiting.current[0]; file; file = waiting.current[0]) {
        waiting.current = waiting.current.slice(1);
        const result = signal.aborted ? undefined : await importFile(await store(), file, signal);
        if (result) results.push(result);
      }
    } catch (error) {
      // The store cannot be opened.
      showToast(unexpectedError(error));
    }
    waiting.current = [];
    running.current = undefined;
    setBusy(false);
    if (signal.aborted) showToast(t('Import canceled'));
    const [only] = results;
    if (only === undefined) return;
    if (!results.every(isWholeImport)) setReport(results);
    else if (results.length === 1 && only.ok) onWhole(only.entry);
    else showToast(t('{count} projects imported', { count: results.length }));
  };
  return {
    run: (files) => void run(files),
    isBusy,
    cancel: () => running.current?.abort(),
    report,
    closeReport: () => setReport(undefined),
  };
}

async function sayImported({ title }: LibraryEntry): Promise<void> {
  const { showToast } = await loadWork();
  showToast(t('{title} imported', { title }));
}
