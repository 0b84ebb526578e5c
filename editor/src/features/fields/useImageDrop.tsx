import { type Edit, type Project, textOr } from '@playhouse/core';
import {
  DropIndicator,
  type DropItem,
  type ItemDropTarget,
  useDragAndDrop,
} from 'react-aria-components/useDragAndDrop';
import { useSession } from '../../session/SessionContext.ts';
import type { StoredUpload } from '../assets/storeUploads.ts';
import type { ShownUploads } from '../assets/useUploads.ts';
import { actorDragType, imageDragType } from '../drawing/dragTypes.ts';
import { gapOf } from './stripOrder.ts';

export interface ImageDropOptions {
  /** The images of the strip. */
  readonly names: readonly string[];
  readonly uploads: ShownUploads;
  readonly indicator: string;
  readonly onInsert: (names: readonly string[], gap: number, along?: readonly Edit[]) => void;
  readonly onMove: (moved: readonly number[], gap: number) => void;
}

/** Drags images within a strip, and drops on it images, actors of the library, and files. */
export function useImageDrop({ names, uploads, indicator, onInsert, onMove }: ImageDropOptions) {
  const session = useSession();
  const insert = async (items: readonly DropItem[], gap: number): Promise<void> => {
    const { dropped, files } = await contentsOf(items, session.getState().project);
    const stored = (await uploads.store(files)).map(({ asset }) => asset);
    const all = [...dropped, ...stored.map(({ name }) => name)];
    if (all.length > 0) onInsert(all, gap, stored.map(addImage));
  };
  const gapAt = ({ key, dropPosition }: ItemDropTarget) =>
    gapOf({ key: Number(key), isAfter: dropPosition === 'after' }, names.length);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      [...keys].map((key) => {
        const name = names[Number(key)] ?? '';
        return { [imageDragType]: name, 'text/plain': name };
      }),
    acceptedDragTypes: [imageDragType, actorDragType, 'image/png', 'image/jpeg'],
    onReorder({ keys, target }) {
      const moved = [...keys].map(Number).sort((a, b) => a - b);
      onMove(moved, gapAt(target));
    },
    onInsert: ({ items, target }) => void insert(items, gapAt(target)),
    onRootDrop: ({ items }) => void insert(items, names.length),
    renderDropIndicator: (target) => <DropIndicator target={target} className={indicator} />,
  });
  return dragAndDropHooks;
}

/** The edit that adds a stored file to the images of the game. */
export function addImage(asset: StoredUpload['asset']): Edit {
  return { kind: 'asset.add', data: { kind: 'images', asset } };
}

/** The names of dropped images, those of dropped actors included, and the dropped files. */
async function contentsOf(items: readonly DropItem[], { actors }: Project) {
  const dropped: string[] = [];
  const files: File[] = [];
  for (const item of items) {
    if (item.kind === 'file') files.push(await item.getFile());
    else if (item.kind !== 'text') continue;
    else if (item.types.has(imageDragType)) dropped.push(await item.getText(imageDragType));
    else if (item.types.has(actorDragType)) {
      dropped.push(textOr(actors.get(await item.getText(actorDragType))?.attributes.image, ''));
    }
  }
  return { dropped: dropped.filter((name) => name !== ''), files };
}
