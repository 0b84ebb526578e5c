import {
  attachImages,
  type Issue,
  type PasteAnswers,
  type PasteBundle,
  type PastePlan,
  type PasteTarget,
  type ReadBundle,
  type Result,
  writeClipboardText,
} from '@playhouse/core';
import type { ToastAction } from '../../components/toasts.ts';
import { said } from '../../i18n/said.ts';
import { t } from '../../i18n/t.ts';
import { undoAction } from '../../session/undoAction.ts';
import { loadPasting } from './loadPasting.ts';
import { partFileName } from './partFile.ts';
import type { ClipboardSource, PasteDesk, PasteOptions, PasteOutcome } from './pasteDesk.ts';
import type { PasteHost } from './performPaste.ts';
import { countPieces, type PieceKind } from './pieceCounts.ts';
import type { SystemClipboard } from './systemClipboard.ts';

/** What a desk needs from the page. */
export interface PasteDeskPorts extends PasteHost {
  readonly gameId: string;
  readonly clipboard: SystemClipboard;
  /** The current target of a paste. */
  target(): PasteTarget;
  /** Asks the questions of a plan; undefined after "Cancel Paste" and while another dialog is open. */
  ask(plan: PastePlan): Promise<PasteAnswers | undefined>;
  /** Selects and focuses what was pasted. */
  show(kind: PieceKind, ids: readonly string[]): void;
  tell(text: string, action?: ToastAction): void;
  save(name: string, text: string): void;
}

export function createPasteDesk(ports: PasteDeskPorts): PasteDesk {
  const pasteBundle = (bundle: PasteBundle, options: PasteOptions = {}) => paste(ports, bundle, options);
  const pasteRead = async (read: Result<ReadBundle>) => {
    if (read.ok) await pasteBundle(read.value.bundle, { skipped: read.value.skipped.length });
    else ports.tell(messageOf(read.issues));
  };
  return {
    gameId: ports.gameId,
    pasteBundle,
    copy: (source, data) => putOnClipboard(ports, source, false, data),
    cut: (source, data) => putOnClipboard(ports, source, true, data),
    async paste(data) {
      const text = await ports.clipboard.read(data);
      if (text === undefined) ports.tell(unreadable);
      else await pasteRead((await loadPasting()).readClipboardText(text));
    },
    exportFile(source) {
      const copied = copyOf(ports, source);
      if (copied) ports.save(partFileName(copied), writeClipboardText(copied));
    },
    pasteFile: async (file) => pasteRead(await (await loadPasting()).readPartFile(file)),
  };
}

const unreadable = t('The browser does not let this page read the clipboard. Press Ctrl V to paste.');
const noAnswers: PasteAnswers = new Map();

/** The selection with its images; reports why it cannot be copied. */
function copyOf({ assets, tell }: PasteDeskPorts, source: ClipboardSource): PasteBundle | undefined {
  const copied = source.copy();
  if (copied?.ok) return attachImages(copied.value, assets.getFiles());
  if (copied) tell(messageOf(copied.issues));
  return undefined;
}

function putOnClipboard(
  ports: PasteDeskPorts,
  source: ClipboardSource,
  isCut: boolean,
  data: DataTransfer | undefined,
): boolean {
  const copied = copyOf(ports, source);
  if (!copied) return false;
  const written = ports.clipboard.write(writeClipboardText(copied), data);
  const removed = isCut ? source.remove?.() : undefined;
  const pieces = countPieces(copied).label;
  const text = isCut && source.remove ? t('{pieces} cut', { pieces }) : t('{pieces} copied', { pieces });
  void Promise.all([written, removed]).then(([isShared, isRemoved]) => {
    if (isRemoved !== false) ports.tell(isShared ? text : t('{text}. Paste works only in this tab.', { text }));
  });
  return true;
}

async function paste(
  ports: PasteDeskPorts,
  bundle: PasteBundle,
  { target = ports.target(), skipped = 0 }: PasteOptions,
): Promise<PasteOutcome> {
  const { session, tell } = ports;
  const refuse = (issues: readonly Issue[]): PasteOutcome => {
    const message = messageOf(issues);
    tell(message);
    return { kind: 'refused', message };
  };
  const { performPaste, planJob } = await loadPasting();
  const job = { bundle, target };
  const planned = planJob(ports, job);
  if (!planned.ok) return refuse(planned.issues);
  const answers = planned.value.questions.length === 0 ? noAnswers : await ports.ask(planned.value);
  if (!answers) return { kind: 'canceled' };
  const done = await performPaste(ports, job, answers);
  if (!done.ok) return refuse(done.issues);
  const { ids, skipped: unfit } = done.value;
  ports.show(countPieces(bundle).kind, ids);
  const left = skipped + unfit.length;
  const rest = left === 0 ? '' : t(', {left} damaged {left, plural, one {part} other {parts}} left out', { left });
  tell(`${said(planned.value.label.what)}${rest}`, undoAction(session));
  return { kind: 'pasted', ids };
}

function messageOf([issue]: readonly Issue[]): string {
  return issue?.message ?? t('This cannot be pasted.');
}
