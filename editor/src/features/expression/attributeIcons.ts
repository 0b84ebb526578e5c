import type { AttributeType } from '@playhouse/core';
import { Hash, Image, ListOrdered, type LucideIcon, SquareCheck, Table2, Triangle, Type, Volume2 } from 'lucide-react';

const icons: Readonly<Record<AttributeType, LucideIcon>> = {
  integer: Hash,
  real: Hash,
  index: Hash,
  angle: Triangle,
  boolean: SquareCheck,
  text: Type,
  table: Table2,
  enumeration: ListOrdered,
  image: Image,
  sound: Volume2,
};

/** The icon of a type of attributes. */
export function attributeIcon(type: AttributeType): LucideIcon {
  return icons[type];
}
