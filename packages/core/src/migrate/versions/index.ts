import type { Migration } from '../migration.ts';

/**
 * Every migration in order; the index determines the format that it starts from. Format 1 is the first, so there are
 * none yet. A new one needs a file with its name in this folder, a line here and a fixture in
 * `fixtures/projects/migrate`.
 */
export const migrations: readonly Migration[] = [];
