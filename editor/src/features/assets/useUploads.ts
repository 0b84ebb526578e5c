import type { AssetFolder } from '@playhouse/core';
import { useState } from 'react';
import { showToast } from '../../components/Toast.tsx';
import { useAssets, useSession } from '../../session/SessionContext.ts';
import { createAssetExaminer } from './assetWorker.ts';
import { type StoredUpload, storeUploads } from './storeUploads.ts';

/** File types that can be chosen. docs/product-rules.md#uploads. */
export const fileTypes: Readonly<Record<AssetFolder, readonly string[]>> = {
  images: ['image/png', 'image/jpeg'],
  sounds: ['.m4a', '.mp4', '.ogg', '.wav'],
  fonts: ['.otf', '.ttf'],
};

export interface FileUploads {
  /** Examines and stores files; returns the usable ones, which the manifest does not list yet. */
  readonly store: (files: readonly File[]) => Promise<readonly StoredUpload[]>;
  /** Names of rejected files, until the user dismisses them. */
  readonly refused: readonly string[];
  readonly forget: () => void;
}

/** Accepts files of one kind from the user and reports the result. */
export function useUploads(kind: AssetFolder): FileUploads {
  const session = useSession();
  const assets = useAssets();
  const [refused, setRefused] = useState<readonly string[]>([]);
  return {
    async store(files) {
      if (files.length === 0) return [];
      const examiner = createAssetExaminer();
      const uploads = await storeUploads(kind, files, { session, assets, examiner }).finally(() => examiner.close());
      for (const note of uploads.notes) showToast(note);
      setRefused(uploads.refused);
      return uploads.stored;
    },
    refused,
    forget: () => setRefused([]),
  };
}
