import type { AssetFolder } from '@playhouse/core';
import { useState } from 'react';
import { useStore } from 'zustand';
import { loaded } from '../../components/loaded.ts';
import { type OpenProject, useOpenProject } from '../../session/SessionContext.ts';
import { listAssets } from './addAssets.ts';
import { createFileUploads, type FileUploads } from './fileUploads.ts';
import type { RefusedFile, StoredUpload } from './storeUploads.ts';

/** File types that can be chosen. docs/product-rules.md#uploads. */
export const fileTypes: Readonly<Record<AssetFolder, readonly string[]>> = {
  images: ['image/png', 'image/jpeg'],
  sounds: ['.m4a', '.mp4', '.ogg', '.wav'],
  fonts: ['.otf', '.ttf'],
};

export interface ShownUploads extends FileUploads {
  /** Rejected files, until the user dismisses them. */
  readonly refused: readonly RefusedFile[];
}

/**
 * Accepts files of one kind from the user and reports the result. The project stays open until they are stored, and the
 * caller has used them.
 */
export function useUploads(kind: AssetFolder): ShownUploads {
  const open = useOpenProject();
  const [uploads] = useState(() => uploadsOf(kind, open));
  const store = (files: readonly File[]) => {
    const stored = uploads.store(files);
    open.holdOpen(stored.then(nextTask));
    return stored;
  };
  return { ...uploads, store, refused: useStore(uploads.state, ({ refused }) => refused) };
}

/** The next task: those who wait for something have used it by then. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function uploadsOf(kind: AssetFolder, { session, assets }: OpenProject): FileUploads {
  const createExaminer = async () => (await loaded(() => import('./assetWorker.ts'))).createAssetExaminer();
  return createFileUploads(kind, { session, assets, createExaminer });
}

const libraries = new WeakMap<OpenProject, Map<AssetFolder, FileUploads>>();

function libraryUploadsOf(kind: AssetFolder, open: OpenProject): FileUploads {
  const ofProject = libraries.get(open) ?? new Map<AssetFolder, FileUploads>();
  libraries.set(open, ofProject);
  const uploads = ofProject.get(kind) ?? uploadsOf(kind, open);
  ofProject.set(kind, uploads);
  return uploads;
}

export interface LibraryUploads extends ShownUploads {
  /** Stores files and lists them in the library, in one undo step. */
  readonly add: (files: readonly File[]) => Promise<readonly StoredUpload[]>;
}

/** The uploads of a library. They go on while another library is shown, and the project stays open until they end. */
export function useLibraryUploads(kind: AssetFolder): LibraryUploads {
  const open = useOpenProject();
  const uploads = libraryUploadsOf(kind, open);
  const refused = useStore(uploads.state, (state) => state.refused);
  const add = async (files: readonly File[]) => {
    const stored = await uploads.store(files);
    listAssets(kind, stored, open.session);
    return stored;
  };
  return {
    ...uploads,
    refused,
    add(files) {
      const added = add(files);
      open.holdOpen(added);
      return added;
    },
  };
}
