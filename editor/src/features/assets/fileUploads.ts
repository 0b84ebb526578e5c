import type { AssetFolder } from '@playhouse/core';
import { createStore, type StoreApi } from 'zustand';
import { loaded } from '../../components/loaded.ts';
import { showToast } from '../../components/toasts.ts';
import { t } from '../../i18n/t.ts';
import type { ProjectAssets } from '../../session/projectAssets.ts';
import type { AssetExaminer } from './assetWorker.ts';
import type { RefusedFile, StoredUpload, Uploads, UploadTarget } from './storeUploads.ts';

/** How far storing files has come. */
interface UploadProgress {
  readonly done: number;
  readonly of: number;
  /** The name of the file that is being examined. */
  readonly file: string;
}

interface UploadState {
  /** Undefined while nothing is being stored. */
  readonly progress: UploadProgress | undefined;
  /** Rejected files, until the user dismisses them. */
  readonly refused: readonly RefusedFile[];
}

/** Accepts files of one kind from the user, one batch of a project after the other. */
export interface FileUploads {
  readonly state: StoreApi<UploadState>;
  /** Examines and stores files; returns the usable ones, which the manifest does not list yet. */
  readonly store: (files: readonly File[]) => Promise<readonly StoredUpload[]>;
  readonly forget: () => void;
  /** Leaves out the files that are not stored yet. */
  readonly cancel: () => void;
}

export interface FileUploadsOptions extends Omit<UploadTarget, 'examiner'> {
  readonly createExaminer: () => AssetExaminer | Promise<AssetExaminer>;
}

/** The last batch of each project. Two batches at once could choose the same free name. */
const lastBatches = new WeakMap<ProjectAssets, Promise<unknown>>();

export function createFileUploads(kind: AssetFolder, options: FileUploadsOptions): FileUploads {
  const { createExaminer, ...target } = options;
  const state = createStore<UploadState>(() => ({ progress: undefined, refused: [] }));
  let batches = 0;
  let canceling = new AbortController();
  const storeNow = async (files: readonly File[], signal: AbortSignal) => {
    const { storeUploads } = await loaded(() => import('./storeUploads.ts'));
    const examiner = await createExaminer();
    const onProgress = (done: number) =>
      state.setState({ progress: { done, of: files.length, file: files[done]?.name ?? '' } });
    const uploads = await storeUploads(kind, files, { ...target, examiner }, { signal, onProgress }).finally(() => {
      examiner.close();
      state.setState({ progress: undefined });
    });
    state.setState(({ refused }) => ({ refused: [...refused, ...uploads.refused] }));
    tell(uploads, files.length);
    // Showing many refused files and listing many added ones in one task would block the page.
    await new Promise((resolve) => setTimeout(resolve));
    return uploads.stored;
  };
  return {
    state,
    async store(files) {
      if (files.length === 0) return [];
      if (batches === 0) canceling = new AbortController();
      batches += 1;
      const { signal } = canceling;
      const last = lastBatches.get(target.assets) ?? Promise.resolve();
      const stored = last
        .then(() => storeNow(files, signal))
        .finally(() => {
          batches -= 1;
        });
      lastBatches.set(
        target.assets,
        stored.catch(() => undefined),
      );
      return stored;
    },
    forget: () => state.setState({ refused: [] }),
    cancel: () => canceling.abort(),
  };
}

function tell({ notes, stored, skipped }: Uploads, count: number): void {
  const [first, ...others] = notes;
  if (first !== undefined) {
    showToast(
      others.length === 0 ? first : t('{count} files hold extra bytes after their ends.', { count: notes.length }),
    );
  }
  if (skipped > 0)
    showToast(t('Canceled. {count} of {total} files were added.', { count: stored.length, total: count }));
}
