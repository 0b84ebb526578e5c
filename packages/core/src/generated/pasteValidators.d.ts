// Generated from schemas/library by `npm run generate`. Do not edit.
import type {
  PasteBundle,
} from './library.ts';
import type { ShapeValidator } from '../model/shape.ts';

export const validatePasteBundle: ShapeValidator<PasteBundle>;
