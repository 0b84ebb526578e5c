import { accountOf } from '@playhouse/core';
import type { ProjectStore } from '@playhouse/sync';
import { type DragEvent, useRef, useState } from 'react';
import { showToast } from '../../components/Toast.tsx';
import { type ImportResult, importFile } from './projectCommands.ts';

export interface ImportControl {
  readonly run: (files: readonly File[]) => void;
  readonly isBusy: boolean;
  /** Cancels the running import; projects already added stay. */
  readonly cancel: () => void;
  /** Files are being dragged over the page. */
  readonly isOver: boolean;
  /** Props of the element that accepts dropped files. */
  readonly dropProps: {
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: (event: DragEvent) => void;
    readonly onDrop: (event: DragEvent) => void;
  };
  /** Results to report; undefined when there are none. */
  readonly report: readonly ImportResult[] | undefined;
  readonly closeReport: () => void;
}

/** Imports files one after the other. A complete import gets a toast, everything else a report. */
export function useImport(store: ProjectStore): ImportControl {
  const [isBusy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);
  const [report, setReport] = useState<readonly ImportResult[]>();
  const running = useRef<AbortController>(undefined);
  const run = async (files: readonly File[]) => {
    if (files.length === 0 || running.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setBusy(true);
    const results: ImportResult[] = [];
    for (const file of files) {
      const result = signal.aborted ? undefined : await importFile(store, file, signal);
      if (result) results.push(result);
    }
    running.current = undefined;
    setBusy(false);
    if (signal.aborted) showToast('Import canceled');
    if (results.length === 0) return;
    if (results.every(isWhole))
      showToast(results.length === 1 ? wholeText(results[0]) : `${results.length} projects imported`);
    else setReport(results);
  };
  return {
    run: (files) => void run(files),
    isBusy,
    cancel: () => running.current?.abort(),
    isOver,
    dropProps: {
      onDragOver(event) {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave(event) {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false);
      },
      onDrop(event) {
        event.preventDefault();
        setOver(false);
        void run([...event.dataTransfer.files]);
      },
    },
    report,
    closeReport: () => setReport(undefined),
  };
}

function isWhole(result: ImportResult): boolean {
  return result.ok && accountOf(result.read.losses).losses.length === 0 && result.read.notes.length === 0;
}

function wholeText(result: ImportResult | undefined): string {
  return result?.ok ? `${result.entry.title} imported` : '';
}
