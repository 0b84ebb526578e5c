import { useState } from 'react';
import { showToast } from '../../components/Toast.tsx';
import { useAssets, useSession } from '../../session/SessionContext.ts';
import { createAssetExaminer } from './assetWorker.ts';
import { type StoredUpload, storeUploads } from './storeUploads.ts';

/** File types that can be chosen as images. */
export const imageTypes: readonly string[] = ['image/png', 'image/jpeg'];

export interface ImageUploads {
  /** Examines and stores files; returns the usable ones, which the manifest does not list yet. */
  readonly store: (files: readonly File[]) => Promise<readonly StoredUpload[]>;
  /** Names of rejected files, until the user dismisses them. */
  readonly refused: readonly string[];
  readonly forget: () => void;
}

/** Accepts image files from the user and reports the result. */
export function useImageUploads(): ImageUploads {
  const session = useSession();
  const assets = useAssets();
  const [refused, setRefused] = useState<readonly string[]>([]);
  return {
    async store(files) {
      if (files.length === 0) return [];
      const examiner = createAssetExaminer();
      const uploads = await storeUploads('images', files, { session, assets, examiner }).finally(() =>
        examiner.close(),
      );
      for (const note of uploads.notes) showToast(note);
      setRefused(uploads.refused);
      return uploads.stored;
    },
    refused,
    forget: () => setRefused([]),
  };
}
