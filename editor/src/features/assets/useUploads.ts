import type { AssetFolder } from '@playhouse/core';
import { useRef, useState } from 'react';
import { showToast } from '../../components/Toast.tsx';
import { useAssets, useSession } from '../../session/SessionContext.ts';
import { createAssetExaminer } from './assetWorker.ts';
import { type RefusedFile, type StoredUpload, storeUploads } from './storeUploads.ts';

/** File types that can be chosen. docs/product-rules.md#uploads. */
export const fileTypes: Readonly<Record<AssetFolder, readonly string[]>> = {
  images: ['image/png', 'image/jpeg'],
  sounds: ['.m4a', '.mp4', '.ogg', '.wav'],
  fonts: ['.otf', '.ttf'],
};

/** How far storing files has come. */
interface UploadProgress {
  readonly done: number;
  readonly of: number;
}

export interface FileUploads {
  /** Examines and stores files; returns the usable ones, which the manifest does not list yet. */
  readonly store: (files: readonly File[]) => Promise<readonly StoredUpload[]>;
  /** Rejected files, until the user dismisses them. */
  readonly refused: readonly RefusedFile[];
  readonly forget: () => void;
  /** Undefined while nothing is being stored. */
  readonly progress: UploadProgress | undefined;
  /** Leaves out the files that are not stored yet. */
  readonly cancel: () => void;
}

/** Accepts files of one kind from the user and reports the result. */
export function useUploads(kind: AssetFolder): FileUploads {
  const session = useSession();
  const assets = useAssets();
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [progress, setProgress] = useState<UploadProgress>();
  const canceling = useRef<AbortController>(undefined);
  return {
    async store(files) {
      if (files.length === 0) return [];
      const examiner = createAssetExaminer();
      const control = new AbortController();
      canceling.current = control;
      const uploads = await storeUploads(
        kind,
        files,
        { session, assets, examiner },
        { signal: control.signal, onProgress: (done) => setProgress({ done, of: files.length }) },
      ).finally(() => {
        examiner.close();
        setProgress(undefined);
      });
      for (const note of uploads.notes) showToast(note);
      if (uploads.skipped > 0) showToast(`Canceled. ${uploads.stored.length} of ${files.length} files were added.`);
      setRefused(uploads.refused);
      return uploads.stored;
    },
    refused,
    forget: () => setRefused([]),
    progress,
    cancel: () => canceling.current?.abort(),
  };
}
