import { useState } from 'react';
import { showToast } from '../../components/Toast.tsx';
import { useAssets, useSession } from '../../session/SessionContext.ts';
import { createAssetExaminer } from './assetWorker.ts';
import { type StoredUpload, storeUploads } from './storeUploads.ts';

/** Types of files that a person may choose as images. */
export const imageTypes: readonly string[] = ['image/png', 'image/jpeg'];

export interface ImageUploads {
  /** Examines and keeps files; gives those that can be used, which no manifest lists yet. */
  readonly store: (files: readonly File[]) => Promise<readonly StoredUpload[]>;
  /** Names of files that were refused, until the person has read them. */
  readonly refused: readonly string[];
  readonly forget: () => void;
}

/** Takes image files from the person, and reports the result. */
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
