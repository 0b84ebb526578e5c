import { type LucideIcon, Play, Square } from 'lucide-react';

export interface IconProps {
  readonly icon: LucideIcon;
  readonly size?: number;
}

const solid: ReadonlySet<LucideIcon> = new Set([Play, Square]);

/** An icon in the stroke width that all icons share; only Play and Stop are solid. docs/editor-design.md#icons. */
export function Icon({ icon: Picture, size = 17 }: IconProps) {
  const look = solid.has(Picture)
    ? { fill: 'currentColor', strokeWidth: 1, size: size - 3 }
    : { strokeWidth: size < 15 ? 2 : 1.75, size };
  return <Picture aria-hidden {...look} style={{ flex: 'none' }} />;
}
