import type { OwnerKind, TextKind } from '@playhouse/core';
import { Braces, FileCode, Folder, Globe, type LucideIcon, SlidersHorizontal, Table2, Tag, Type } from 'lucide-react';
import { ActorIcon, BehaviorIcon, SceneIcon } from '../../components/ownIcons.ts';

/** Icons for the kinds of documents. */
export const ownerIcons: Readonly<Record<OwnerKind, LucideIcon>> = {
  game: Globe,
  scene: SceneIcon,
  prototype: ActorIcon,
  table: Table2,
  delegate: FileCode,
  assets: Folder,
};

const kindIcons: Readonly<Record<Exclude<TextKind, 'name'>, LucideIcon>> = {
  behavior: BehaviorIcon,
  value: SlidersHorizontal,
  expression: Braces,
  text: Type,
  cell: Table2,
};

/** The icon of a text by its kind; the name of a document has that of the document. */
export function textIcon(kind: TextKind, owner: OwnerKind): LucideIcon {
  if (kind !== 'name') return kindIcons[kind];
  return owner === 'assets' || owner === 'game' ? Tag : ownerIcons[owner];
}
