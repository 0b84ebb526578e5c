import type { UseTarget } from '@playhouse/core';
import { useEffect, useRef } from 'react';
import { useHref, useLocation, useSearchParams } from 'react-router';
import { isShownAddress } from '../../interactions/isShownAddress.ts';
import { useFirstCopy, useSession } from '../../session/SessionContext.ts';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { screenClass } from '../../ui-state/screenClass.ts';
import { uncoverEditor } from '../../ui-state/sheet.ts';
import { closeDrawer, useWorkspace } from '../../ui-state/workspace.ts';
import { useFindingWays } from '../find/useFindingWays.ts';
import { type LibraryKind, type LibraryUi, libraryKinds, useLibraryUi } from '../library-panel/libraryUi.ts';
import { useSmartNavigation } from '../library-panel/useSmartNavigation.ts';
import { useProblemCheck } from '../problems/useProblemCheck.ts';
import { showLibrary } from './panelCommands.ts';
import { canOpen, type ProjectRoute } from './route.ts';

/**
 * Clears the selection for another project or scene, unless the address selects something, and resets the libraries for
 * another project. Coming back to the same one, as from the preview, keeps both. Opening a scene closes a library drawer, unless the scene is new and being
 * named there.
 */
export function useProjectUi(game: string, route: ProjectRoute): void {
  const scene = route.kind === 'scene' ? route.scene : undefined;
  const [search, setSearch] = useSearchParams();
  const shown = useLocation();
  const here = useHref(shown);
  const { state } = shown;
  const wanted = search.get('select');
  const layer = search.get('layer');
  const library = libraryKinds.find((kind) => kind === search.get('library'));
  const isNew = state?.isNew === true;
  useEffect(() => {
    if (game === '') return;
    useSceneUi.getState().enterGame(game);
    useLibraryUi.getState().enterGame(game);
  }, [game]);
  useEffect(() => useLibraryUi.subscribe(stampChosen), []);
  useSmartNavigation(route.kind === 'prototype' || route.kind === 'instance');
  useEffect(() => {
    if (scene === undefined) return;
    useSceneUi.getState().enterScene(scene);
    if (!isNew) useWorkspace.getState().setDrawer(false);
  }, [scene, isNew]);
  useShownEditor(JSON.stringify(route), isNew);
  useEffect(() => {
    if (layer !== null) useSceneUi.getState().change({ selectedLayer: layer });
    if (wanted !== null) useSceneUi.getState().select([wanted]);
    if (library) showLibrary(library);
    if (wanted === null && !library) return;
    const rest = (asked: URLSearchParams) => {
      for (const shown of ['select', 'library']) asked.delete(shown);
      return asked;
    };
    if (isShownAddress(here)) setSearch(rest, { replace: true, state });
  }, [wanted, layer, library, setSearch, state, here]);
  useProblemCheck(useSession(), useFirstCopy() === undefined);
  useFindingWays(listOwnerOf(route), canOpen, showInLibrary);
}

/** Shows what is opened where other parts of the page cover it, unless it is new and being named in its library. */
function useShownEditor(address: string, isNew: boolean): void {
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    uncoverEditor();
    if (isNew || document.activeElement?.matches('[data-region="library"] input')) return;
    if (screenClass() === 'phone') closeDrawer();
  }, [address, isNew]);
}

/** The stamp of the stage places the actor that was chosen last. */
function stampChosen({ actor }: LibraryUi, before: LibraryUi): void {
  if (actor !== undefined && actor !== before.actor) useSceneUi.getState().change({ stamp: actor });
}

const libraries: Partial<Record<UseTarget['kind'], LibraryKind>> = {
  image: 'images',
  sound: 'sounds',
  music: 'sounds',
  font: 'fonts',
  table: 'tables',
  row: 'tables',
  column: 'tables',
};

/** Shows the library of an asset or table, which marks the row of the open page. */
function showInLibrary({ kind }: UseTarget): void {
  const library = libraries[kind];
  if (library) useLibraryUi.getState().show(library);
}

/** The owner of the behaviors that the page shows. */
function listOwnerOf(route: ProjectRoute) {
  if (route.kind === 'prototype') return { kind: 'prototype', id: route.prototype } as const;
  return route.kind === 'instance'
    ? ({ kind: 'instance', scene: route.scene, id: route.instance } as const)
    : undefined;
}
