import type { Asset, AssetFolder } from '@playhouse/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useOpenProject } from '../../session/SessionContext.ts';
import { tellRefusal } from '../../session/tellRefusal.ts';
import { useWorkspace } from '../../ui-state/workspace.ts';
import { assetAddress } from '../assets/assetKinds.ts';
import { useDeletion } from '../library-panel/DeleteDialog.tsx';
import { useLibraryUi } from '../library-panel/libraryUi.ts';
import { assetEntries } from './assetEntries.ts';

/** What can be done with the assets of a library. `open` is the name of the asset whose page is shown. */
export function useAssetActions(kind: AssetFolder, list: readonly Asset[], open: string | undefined) {
  const { id: game, session, assets } = useOpenProject();
  const navigate = useNavigate();
  const change = useLibraryUi((state) => state.change);
  const [renamed, setRenamed] = useState<string>();
  const deletion = useDeletion();
  const goTo = (name: string) => void navigate(assetAddress(game, kind, name));
  const openPage = (name: string) => {
    // Where the library lies over the page.
    useWorkspace.getState().setDrawer(false);
    goTo(name);
  };
  const dispatch = (...edits: Parameters<typeof session.dispatch>) => {
    const done = session.dispatch(...edits);
    tellRefusal(done);
    return done.ok;
  };
  const rename = (name: string, to: string) => {
    if (!dispatch({ kind: 'asset.rename', data: { kind, name, to } })) return;
    if (name === open) void navigate(assetAddress(game, kind, to.normalize('NFC')), { replace: true });
  };
  const remove = () => {
    const removed = deletion.ids;
    dispatch(removed.map((name) => ({ kind: 'asset.remove', data: { kind, name } })));
    if (open !== undefined && removed.includes(open)) {
      const next = list.find(({ name }) => !removed.includes(name));
      if (next) goTo(next.name);
      else void navigate(`/game/${game}`);
    }
    deletion.answer(true);
    change(kind, { marked: undefined });
  };
  const actions = {
    session,
    assets,
    goTo: openPage,
    rename: setRenamed,
    remove: (name: string) => void deletion.ask([name]),
  };
  return {
    renamed,
    setRenamed,
    rename,
    remove,
    deletion,
    openPage,
    entriesOf: ({ id }: { readonly id: string }) => {
      const asset = list.find(({ name }) => name === id);
      return asset ? assetEntries(kind, asset, actions) : [];
    },
  };
}
