import type { LibraryEntry } from '@playhouse/sync';
import { showToast } from '../components/toasts.ts';
import { t } from '../i18n/t.ts';
import { usePreferences } from '../ui-state/preferences.ts';
import { beginVisit } from './cutVisit.ts';
import { type OpenedProject, type OpenProjectEvents, openProject } from './openProject.ts';
import { projectTurn, turnsDone } from './projectTurns.ts';
import { getServices, type Services } from './services.ts';
import { type TabLock, takeTabLock } from './tabLock.ts';

export type OpeningState =
  /** `stage` says what is being repaired. */
  | { readonly kind: 'opening'; readonly stage?: string }
  | { readonly kind: 'open'; readonly project: OpenedProject }
  /** Another tab has the project; `takeOver` brings it here. */
  | { readonly kind: 'elsewhere'; readonly takeOver: () => void; readonly unkept?: Unkept }
  /** The other tab was suspended in the middle of a save; nothing may be written before it ends. */
  | { readonly kind: 'waiting' }
  /** The project is in the trash; `restore` brings it back and opens it. */
  | { readonly kind: 'trashed'; readonly title: string; readonly restore: () => void }
  /** `files` has what is stored, where that is no project any more. */
  | { readonly kind: 'failed'; readonly message: string; readonly files?: ReadonlyMap<string, Uint8Array> };

/** Edits of this tab that the tab that took over does not have. */
export interface Unkept {
  readonly edits: number;
  readonly project: OpenedProject;
}

export interface OpeningOptions {
  /** Takes the project over from the tab that has it. */
  readonly steal: boolean;
  readonly show: (state: OpeningState) => void;
  readonly takeOver: () => void;
  /** Opens the project anew. */
  readonly openAgain: () => void;
  readonly describeError: (error: unknown) => string;
}

/** How long to wait for the other tab to release a project before explaining the delay, in ms. */
const patience = 5000;

/** Opens a project and holds it for this tab. Returns a function that saves and releases it. */
export function startOpening(id: string, { steal, takeOver, describeError, ...options }: OpeningOptions): () => void {
  let isCurrent = true;
  let lock: TabLock | undefined;
  let project: OpenedProject | undefined;
  let endVisit: () => void = () => undefined;
  const show = (state: OpeningState) => (isCurrent ? options.show(state) : undefined);
  /** Saves what can still be saved: the store rejects writes of a tab that lost the project, which is reported. */
  const giveUp = async () => {
    if (!project) return;
    show({ kind: 'elsewhere', takeOver });
    endVisit();
    await project.saving.flush();
    project?.abandon();
    project = undefined;
  };
  const events: OpenProjectEvents = {
    onRebuilt: () => void showToast(t('This browser’s storage was cleared. The project has been saved again.')),
    onRepair: (stage) => show({ kind: 'opening', stage }),
    onTaken(edits) {
      const taken = project;
      project = undefined;
      endVisit();
      show({ kind: 'elsewhere', takeOver, ...(taken && edits > 0 && { unkept: { edits, project: taken } }) });
    },
  };
  const opening = async () => {
    await turnsDone();
    lock = await takeTabLock(id, { steal, onAsked: giveUp, onLost: () => void giveUp() });
    if (!lock) return show({ kind: 'elsewhere', takeOver });
    const services = await getServices();
    const repairs = usePreferences.getState().repairSparse;
    const isSlow = setTimeout(() => (steal ? show({ kind: 'waiting' }) : undefined), patience);
    const result = await openProject(services, id, events, { repairs }).finally(() => clearTimeout(isSlow));
    if (!result.ok && 'trashed' in result) return show(trashed(services, result.trashed, options.openAgain));
    if (!result.ok) {
      const { message, files } = result;
      return show({ kind: 'failed', message, ...(files && { files }) });
    }
    project = result.project;
    if (isCurrent) endVisit = beginVisit(id, { tells: !steal });
    show({ kind: 'open', project });
    globalThis.playhouseTestOptions?.onOpen?.(project);
  };
  show({ kind: 'opening' });
  const opened = opening().catch((error: unknown) => show({ kind: 'failed', message: describeError(error) }));
  return () => {
    isCurrent = false;
    endVisit();
    void projectTurn(() => opened.then(() => project?.close()).finally(() => lock?.release()));
  };
}

function trashed({ store }: Services, { id, title }: LibraryEntry, openAgain: () => void): OpeningState {
  const restore = async () => {
    const restored = await store.restore(id);
    if (restored.ok) openAgain();
    else showToast(restored.fault.message);
  };
  return { kind: 'trashed', title, restore: () => void restore() };
}
