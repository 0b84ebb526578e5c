import type { Point, Size } from '@playhouse/core';
import type { RefObject } from 'react';
import { ContextMenu, type MenuEntry } from '../../components/Menu.tsx';
import { t } from '../../i18n/t.ts';
import { toScreen } from '../../interactions/viewport.ts';
import type { DrawnItem } from '../drawing/stageItems.ts';
import type { StageParts } from './useStage.ts';

export interface StageContextMenuProps {
  /** A position on the page; undefined while the menu is closed. */
  readonly at: Point | undefined;
  readonly onClose: () => void;
  readonly entries: () => readonly (MenuEntry | 'line')[];
}

/** The menu of the selected actors. */
export function StageContextMenu({ at, onClose, entries }: StageContextMenuProps) {
  return at ? <ContextMenu label={t('Actor')} at={at} onClose={onClose} entries={entries()} /> : null;
}

/** Position of a menu opened by a key: at the selection. */
export function menuPosition(
  surface: RefObject<HTMLElement | null>,
  first: DrawnItem | undefined,
  parts: StageParts,
  size: Size,
) {
  const box = surface.current?.getBoundingClientRect();
  const at = first
    ? toScreen(parts.readView(), size, first.placement.position)
    : { x: size.width / 2, y: size.height / 2 };
  return { x: (box?.left ?? 0) + at.x, y: (box?.top ?? 0) + at.y };
}
