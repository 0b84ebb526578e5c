import type { Migration } from '../migration.ts';

/**
 * Every migration in order; the place of one says from which format it leads. Format 1 is the first, so there is none
 * yet. A new one gets a file of its name in this folder, a line here and a fixture in `fixtures/projects/migrate`.
 */
export const migrations: readonly Migration[] = [];
