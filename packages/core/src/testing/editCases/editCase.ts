import type { Edit } from '../../edit/editDefinitions.ts';
import type { Project } from '../../model/project.ts';

/** An edit of the sample project, a path to check afterward, and the value expected there. */
export type EditCase = readonly [title: string, edit: Edit, look: (project: Project) => unknown, wanted: unknown];
