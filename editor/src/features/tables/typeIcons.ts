import { Binary, Compass, Hash, type LucideIcon, ToggleLeft, Type } from 'lucide-react';

/** Icons of column types, by their stored number. */
const typeIcons: Readonly<Record<number, LucideIcon>> = {
  1: Type,
  2: Hash,
  3: Binary,
  4: ToggleLeft,
  5: Compass,
};

export function typeIcon(type: number): LucideIcon {
  return typeIcons[type] ?? Type;
}
