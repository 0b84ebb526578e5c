import {
  Brush,
  Circle,
  Eraser,
  Lasso,
  type LucideIcon,
  Move,
  PaintBucket,
  Pencil,
  Pipette,
  RectangleHorizontal,
  Slash,
  SquareDashedMousePointer,
  Type,
  WandSparkles,
} from 'lucide-react';
import type { ToolId } from '../../shortcuts/imageToolKeys.ts';

export const toolIcons: Readonly<Record<ToolId, LucideIcon>> = {
  pencil: Pencil,
  brush: Brush,
  eraser: Eraser,
  line: Slash,
  rectangle: RectangleHorizontal,
  ellipse: Circle,
  fill: PaintBucket,
  picker: Pipette,
  select: SquareDashedMousePointer,
  lasso: Lasso,
  wand: WandSparkles,
  move: Move,
  text: Type,
};
