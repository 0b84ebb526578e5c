// Generated from schemas/library by `npm run generate`. Do not edit.
import type {
  AssignmentPreferences,
  GlobalConfig,
  LibraryNotification,
  LocalDocument,
  LocalProjectEntry,
  ProjectEntry,
  ProjectLibrary,
  PublishedProject,
  PublishingLibrary,
  TemplateProject,
  UiPreferences,
  UserAccount,
} from './library.ts';
import type { ShapeValidator } from '../model/shape.ts';

export const validateAssignmentPreferences: ShapeValidator<AssignmentPreferences>;
export const validateGlobalConfig: ShapeValidator<GlobalConfig>;
export const validateLocalDocument: ShapeValidator<LocalDocument>;
export const validateLocalProjectEntry: ShapeValidator<LocalProjectEntry>;
export const validateLibraryNotification: ShapeValidator<LibraryNotification>;
export const validateProjectEntry: ShapeValidator<ProjectEntry>;
export const validateProjectLibrary: ShapeValidator<ProjectLibrary>;
export const validatePublishedProject: ShapeValidator<PublishedProject>;
export const validatePublishingLibrary: ShapeValidator<PublishingLibrary>;
export const validateTemplateProject: ShapeValidator<TemplateProject>;
export const validateUiPreferences: ShapeValidator<UiPreferences>;
export const validateUserAccount: ShapeValidator<UserAccount>;
