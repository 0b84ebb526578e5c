export { exp, ln, log10, pow } from './expression/exponential.ts';
export { acos, asin, atan, atan2, cos, sin, tan } from './expression/trigonometry.ts';
export type * from './generated/entities.ts';
export { createInstance } from './model/create/createInstance.ts';
export { createLayer } from './model/create/createLayer.ts';
export type { ProjectOptions } from './model/create/createProject.ts';
export { createProject } from './model/create/createProject.ts';
export { createPrototype } from './model/create/createPrototype.ts';
export { createScene, trackingAreaOf } from './model/create/createScene.ts';
export type { IdSource } from './model/ids.ts';
export { createCountingIds, createIdSource } from './model/ids.ts';
export type { Json, JsonObject } from './model/json.ts';
export { isJsonObject } from './model/json.ts';
export { limits } from './model/limits.ts';
export type { DocumentPath, Path, PathKey } from './model/path.ts';
export { documentPathToPath, splitPath } from './model/path.ts';
export type {
  AssetFiles,
  Collection,
  CollectionName,
  Project,
  ProjectContents,
  ProjectDocument,
} from './model/project.ts';
export { collectionNames, orderedPrototypes, orderedScenes } from './model/project.ts';
export type { IssueCode } from './validate/codes.ts';
export { issueCodes } from './validate/codes.ts';
export type { Issue, Result, Severity } from './validate/issue.ts';
export { prefixIssues, refuse, succeed } from './validate/issue.ts';
