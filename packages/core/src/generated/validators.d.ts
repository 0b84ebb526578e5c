// Generated from schemas/project by `npm run generate`. Do not edit.
import type {
  AssetsDocument,
  DelegateDocument,
  GameDocument,
  PlayTestDocument,
  PrototypeDocument,
  SavedBehaviorDocument,
  SceneDocument,
  TableDocument,
} from './entities.ts';
import type { ShapeValidator } from '../model/shape.ts';

export const validateGame: ShapeValidator<GameDocument>;
export const validateAssets: ShapeValidator<AssetsDocument>;
export const validateScene: ShapeValidator<SceneDocument>;
export const validatePrototype: ShapeValidator<PrototypeDocument>;
export const validateTable: ShapeValidator<TableDocument>;
export const validateDelegate: ShapeValidator<DelegateDocument>;
export const validateSavedBehavior: ShapeValidator<SavedBehaviorDocument>;
export const validatePlayTest: ShapeValidator<PlayTestDocument>;
