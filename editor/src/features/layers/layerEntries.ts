import type { ProjectSession, SceneDocument } from '@playhouse/core';
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import type { MenuEntry } from '../../components/Menu.tsx';
import { t } from '../../i18n/t.ts';
import { usesEntries } from '../../ui-state/usesEntries.ts';

export interface LayerActions {
  readonly session: ProjectSession;
  readonly scene: SceneDocument;
  readonly onRename: (layer: string) => void;
  /** Entries for copying and pasting its actors. */
  readonly clipboard: readonly MenuEntry[];
}

/** The menu of a layer; the last one of a scene cannot be deleted. */
export function layerEntries(
  id: string,
  { session, scene, onRename, clipboard }: LayerActions,
): readonly (MenuEntry | 'line')[] {
  const at = scene.layers.findIndex((layer) => layer.id === id);
  const layer = scene.layers[at];
  if (!layer) return [];
  const target = { scene: scene.id, layer: id };
  const { scrollable } = layer.attributes;
  const move = (index: number) => void session.dispatch({ kind: 'layer.reorder', data: { ...target, index } });
  const forward: MenuEntry = { id: 'forward', label: t('Bring forward'), icon: ArrowUp, onAction: () => move(at + 1) };
  const backward: MenuEntry = {
    id: 'backward',
    label: t('Send backward'),
    icon: ArrowDown,
    onAction: () => move(at - 1),
  };
  const remove: MenuEntry = {
    id: 'delete',
    label: t('Delete'),
    icon: Trash2,
    tone: 'danger',
    onAction: () => void session.dispatch({ kind: 'layer.remove', data: target }),
  };
  return [
    { id: 'rename', label: t('Rename'), icon: Pencil, keys: 'F2', onAction: () => onRename(id) },
    {
      id: 'scroll',
      label: t('Scrolls with the camera'),
      isChosen: scrollable,
      onAction: () =>
        void session.dispatch({ kind: 'layer.setScrollable', data: { ...target, scrollable: !scrollable } }),
    },
    ...(at < scene.layers.length - 1 ? [forward] : []),
    ...(at > 0 ? [backward] : []),
    'line',
    ...usesEntries({ kind: 'layer', scene: scene.id, id }),
    'line',
    ...clipboard,
    ...(scene.layers.length > 1 ? ['line' as const, remove] : []),
  ];
}
