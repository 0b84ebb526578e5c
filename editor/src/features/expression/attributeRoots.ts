import type { NameScope } from '@playhouse/core';
import { Globe, type LucideIcon, Smartphone, Table2 } from 'lucide-react';
import { ActorIcon, SceneIcon } from '../../components/ownIcons.ts';
import { t } from '../../i18n/t.ts';

/** How the root of an attribute is shown: color, icon and word. docs/editor-design.md#attribute-roots. */
export interface AttributeRoot {
  readonly word: 'self' | 'game' | 'scene' | 'devices' | 'tables';
  readonly icon: LucideIcon;
}

const roots: ReadonlyMap<string, AttributeRoot> = new Map<string, AttributeRoot>([
  ['self', { word: 'self', icon: ActorIcon }],
  ['game', { word: 'game', icon: Globe }],
  ['scene', { word: 'scene', icon: SceneIcon }],
  ['devices', { word: 'devices', icon: Smartphone }],
  ['controllerMaps', { word: 'devices', icon: Smartphone }],
  ['tables', { word: 'tables', icon: Table2 }],
]);

/** The root with the name that expressions start with. */
export function findRoot(name: string): AttributeRoot | undefined {
  return roots.get(name);
}

/** The label of an attribute's chip. */
export interface ChipLook {
  /** Undefined when the attribute does not exist. */
  readonly root: AttributeRoot | undefined;
  /** "Boots" of "game.Boots", "position.x" of "self.position.x", "Missing attribute". */
  readonly short: string;
  /** "game.Boots, integer"; for a missing attribute its keypath. */
  readonly whole: string;
}

/** How a keypath is shown as a chip. */
export function chipLook(keypath: string, names: NameScope): ChipLook {
  const attribute = names.attributeAt(keypath);
  const written = names.textOf(keypath);
  const root = attribute && findRoot(attribute.path[0]);
  if (!attribute || !root) return { root: undefined, short: t('Missing attribute'), whole: keypath };
  return { root, short: shortName(written, attribute.title), whole: `${written}, ${attribute.type}` };
}

function shortName(written: string, title: string): string {
  return /^[a-z]+\[/i.test(written) ? title : written.slice(written.indexOf('.') + 1);
}
