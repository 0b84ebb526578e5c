import type { Edit } from '../../edit/editDefinitions.ts';
import type { IdSource } from '../../model/ids.ts';
import type { Project } from '../../model/project.ts';
import type { Random } from '../randomSource.ts';

/**
 * Creates a random edit that this project accepts; undefined when the project has nothing to apply it to. New ids come
 * from `ids`.
 */
export type RandomEdit = (project: Project, random: Random, ids: IdSource) => Edit | undefined;
