import type { PasteTarget } from '@playhouse/core';
import { useSceneUi } from '../../ui-state/sceneUi.ts';
import { type LibraryKind, useLibraryUi } from '../library-panel/libraryUi.ts';
import type { PieceKind } from '../paste/pieceCounts.ts';
import { shownBehaviors } from '../paste/shownBehaviors.ts';
import type { ProjectRoute } from './route.ts';

/** The target of pastes while an address is open. */
export function pasteTargetAt(gameId: string, route: ProjectRoute): PasteTarget {
  if (route.kind === 'scene') {
    const layer = useSceneUi.getState().selectedLayer;
    return { gameId, screen: 'scene', scene: route.scene, ...(layer !== undefined && { layer }) };
  }
  const gap = shownBehaviors.getState().list?.gap();
  const at = gap && { gap };
  if (route.kind === 'prototype') return { gameId, screen: 'prototype', prototype: route.prototype, ...at };
  if (route.kind === 'instance') {
    return { gameId, screen: 'actor', scene: route.scene, instance: route.instance, ...at };
  }
  return { gameId, screen: 'other' };
}

/** Selects and focuses what was pasted, where it is shown. */
export function showPasted(kind: PieceKind, ids: readonly string[]): void {
  const [first] = ids;
  if (kind === 'behaviors') shownBehaviors.getState().list?.show(ids);
  else if (kind === 'prototypes') showInLibrary('actors', first);
  else if (kind === 'scenes') showInLibrary('scenes', first);
  else {
    useSceneUi.getState().select(ids);
    document.getElementById('stage')?.focus();
  }
}

function showInLibrary(library: LibraryKind, id: string | undefined): void {
  if (id === undefined) return;
  const { show, change, choose } = useLibraryUi.getState();
  show(library);
  change(library, { query: '' });
  if (library === 'actors') choose(id);
  requestAnimationFrame(() => requestAnimationFrame(() => focusRow(id)));
}

function focusRow(id: string): void {
  const row = document.querySelector<HTMLElement>(`[data-region="library"] [role="row"][data-key="${CSS.escape(id)}"]`);
  row?.scrollIntoView({ block: 'nearest' });
  row?.focus();
}
