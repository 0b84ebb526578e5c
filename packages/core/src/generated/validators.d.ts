// Generated from schemas/project by `npm run generate`. Do not edit.
import type { ShapeValidator } from '../model/shape.ts';

export const validateGame: ShapeValidator;
export const validateAssets: ShapeValidator;
export const validateScene: ShapeValidator;
export const validatePrototype: ShapeValidator;
export const validateTable: ShapeValidator;
export const validateDelegate: ShapeValidator;
export const validateSavedBehavior: ShapeValidator;
export const validatePlayTest: ShapeValidator;
