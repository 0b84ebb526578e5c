import type { Asset, AssetFolder } from '@playhouse/core';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { EmptyState } from '../../components/EmptyState.tsx';
import { showToast } from '../../components/Toast.tsx';
import { useOpenProject, useProject } from '../../session/SessionContext.ts';
import { useDeletion } from '../library-panel/DeleteDialog.tsx';
import { LibraryFrame } from '../library-panel/LibraryFrame.tsx';
import { type LibraryRow, LibraryRows } from '../library-panel/LibraryRows.tsx';
import { arrange, useLibraryUi } from '../library-panel/libraryUi.ts';
import styles from './AssetLibrary.module.css';
import { assetEntries } from './assetEntries.ts';
import { assetAddress, assetKinds } from './assetKinds.ts';
import { DeleteAssetsDialog } from './DeleteAssetsDialog.tsx';
import { RefusedDialog } from './RefusedDialog.tsx';
import { UploadNote } from './UploadNote.tsx';
import { useFileDrop } from './useFileDrop.ts';
import type { FileUploads } from './useUploads.ts';

export interface AssetLibraryProps {
  readonly kind: AssetFolder;
  /** The name of the asset whose page is open. */
  readonly open: string | undefined;
  readonly uploads: FileUploads;
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
  const { word, title, prompt } = assetKinds[kind];
  const { id: game, session, assets } = useOpenProject();
  const navigate = useNavigate();
  const list = useProject((project) => project.assets[kind]);
  const view = useLibraryUi(({ views }) => views[kind]);
  const change = useLibraryUi((state) => state.change);
  const [renamed, setRenamed] = useState<string>();
  const deletion = useDeletion();
  const drop = useFileDrop(onFiles);
  const goTo = (name: string) => void navigate(assetAddress(game, kind, name));
  const dispatch = (...edits: Parameters<typeof session.dispatch>) => {
    const done = session.dispatch(...edits);
    if (!done.ok) showToast(done.issues[0]?.message ?? 'This cannot be changed.');
    return done.ok;
  };
  const rename = (name: string, to: string) => {
    if (!dispatch({ kind: 'asset.rename', data: { kind, name, to } })) return;
    if (name === open) void navigate(assetAddress(game, kind, to.normalize('NFC')), { replace: true });
  };
  const remove = () => {
    const doomed = deletion.ids;
    dispatch(doomed.map((name) => ({ kind: 'asset.remove', data: { kind, name } })));
    if (open !== undefined && doomed.includes(open)) {
      const next = list.find(({ name }) => !doomed.includes(name));
      if (next) goTo(next.name);
      else void navigate(`/game/${game}`);
    }
    deletion.answer(true);
    change(kind, { marked: undefined });
  };
  const deeds = { session, assets, goTo, rename: setRenamed, remove: (name: string) => void deletion.ask([name]) };
  const rows = list.map(
    (asset): LibraryRow => ({
      id: asset.name,
      name: asset.name,
      picture: pictureOf(asset),
      errors: 0,
      warnings: 0,
      isMissing: false,
      entries: assetEntries(kind, asset, deeds),
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
        below={<UploadNote uploads={uploads} />}
      >
        {list.length === 0 ? (
          <div className={styles.empty}>
            <EmptyState picture={emptyPicture} text={prompt} />
          </div>
        ) : (
          <LibraryRows
            kind={kind}
            word={word}
            rows={arrange(rows, view)}
            current={open}
            renamed={renamed}
            onRename={setRenamed}
            onRenamed={rename}
            onDelete={(name) => void deletion.ask([name])}
            onOpen={goTo}
            drag={{ type: dragType, ids: list.map(({ name }) => name), delay: 0, onReorder: undefined }}
          />
        )}
        {children}
      </LibraryFrame>
      {drop.isOver ? <div className={styles.drop}>{`Drop to add ${word}s`}</div> : null}
      <RefusedDialog kind={kind} names={uploads.refused} onClose={uploads.forget} />
      <DeleteAssetsDialog kind={kind} names={deletion.ids} onCancel={() => deletion.answer(false)} onDelete={remove} />
    </div>
  );
}
