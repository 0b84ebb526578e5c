import type { Asset, AssetFolder } from '@playhouse/core';
import { type ReactNode, useDeferredValue } from 'react';
import { useProject } from '../../session/SessionContext.ts';
import { assetKinds } from '../assets/assetKinds.ts';
import { RefusedDialog } from '../assets/RefusedDialog.tsx';
import { UploadNote } from '../assets/UploadNote.tsx';
import { useFileDrop } from '../assets/useFileDrop.ts';
import type { ShownUploads } from '../assets/useUploads.ts';
import { LibraryFrame } from '../library-panel/LibraryFrame.tsx';
import { type LibraryRow, LibraryRows } from '../library-panel/LibraryRows.tsx';
import { arrange, useLibraryUi } from '../library-panel/libraryUi.ts';
import styles from './AssetLibrary.module.css';
import { DeleteAssetsDialog } from './DeleteAssetsDialog.tsx';
import { EmptyAssets } from './EmptyAssets.tsx';
import { useAssetActions } from './useAssetActions.ts';

export interface AssetLibraryProps {
  readonly kind: AssetFolder;
  /** The name of the asset whose page is open. */
  readonly open: string | undefined;
  readonly uploads: ShownUploads;
  /** The add button. */
  readonly add: ReactNode;
  readonly emptyPicture: ReactNode;
  readonly pictureOf: (asset: Asset) => ReactNode;
  /** The drag type of the rows, which carry their names. */
  readonly dragType: string;
  readonly onFiles: (files: readonly File[]) => void;
  /** What follows the rows. */
  readonly children?: ReactNode;
}

/** The library of images, sounds or fonts. docs/product-rules.md#asset-libraries. */
export function AssetLibrary(props: AssetLibraryProps) {
  const { kind, open, uploads, add, emptyPicture, pictureOf, dragType, onFiles, children } = props;
  const { title, prompt } = assetKinds[kind];
  // Many new rows are rendered in a task of their own, after the one that adds them to the project.
  const list = useDeferredValue(useProject((project) => project.assets[kind]));
  const view = useLibraryUi(({ views }) => views[kind]);
  const { renamed, setRenamed, rename, remove, deletion, openPage, entriesOf } = useAssetActions(kind, list, open);
  const drop = useFileDrop(onFiles);
  const rows = list.map(
    (asset): LibraryRow => ({
      id: asset.name,
      name: asset.name,
      picture: pictureOf(asset),
      errors: 0,
      warnings: 0,
      isMissing: false,
    }),
  );
  return (
    <div className={styles.library} data-over={drop.isOver || undefined} {...drop.handlers}>
      <LibraryFrame
        kind={kind}
        title={title}
        count={list.length}
        add={add}
        onDeleteMarked={(names) => void deletion.ask(names)}
        below={<UploadNote uploads={uploads} className={styles.progress} />}
      >
        {list.length === 0 ? (
          <EmptyAssets picture={emptyPicture} prompt={prompt} />
        ) : (
          <LibraryRows
            kind={kind}
            rows={arrange(rows, view)}
            current={open}
            renamed={renamed}
            onRename={setRenamed}
            entriesOf={entriesOf}
            onRenamed={rename}
            onDelete={(_, names) => void deletion.ask(names)}
            onOpen={openPage}
            opensByDoubleClick
            drag={{ type: dragType, ids: list.map(({ name }) => name), delay: 0, onReorder: undefined }}
          />
        )}
        {children}
      </LibraryFrame>
      {drop.isOver ? <div className={styles.drop}>{assetKinds[kind].drop}</div> : null}
      <RefusedDialog kind={kind} names={uploads.refused} onClose={uploads.forget} />
      <DeleteAssetsDialog kind={kind} names={deletion.ids} onCancel={() => deletion.answer(false)} onDelete={remove} />
    </div>
  );
}
