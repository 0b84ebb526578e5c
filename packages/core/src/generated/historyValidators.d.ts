// Generated from schemas/library by `npm run generate`. Do not edit.
import type {
  UndoCheckpoint,
} from './library.ts';
import type { ShapeValidator } from '../model/shape.ts';

export const validateUndoCheckpoint: ShapeValidator<UndoCheckpoint>;
