import type { JobTools, OneResult } from '../../batch/job.ts';
import { lockProject } from '../../io/lockProject.ts';
import { filesToStore, saveFiles } from '../../io/openProject.ts';
import { openRepair, type RepairDepth } from '../../repair/openRepair.ts';
import { repairResult } from '../../repair/repairResult.ts';

export interface RepairJob extends RepairDepth {
  readonly write?: boolean;
}

/** Lists what repair would change in one project; with `write` changes it, after a backup beside the project. */
export async function runOne(
  projectPath: string,
  { write = false, thorough }: RepairJob,
  { cwd, resultOptions }: JobTools,
): Promise<OneResult> {
  using lock = write ? await lockProject(projectPath, cwd) : undefined;
  const open = await openRepair(projectPath, cwd, { thorough });
  const saved =
    lock && open.changes.length > 0
      ? await saveFiles(lock, open, filesToStore(open, open.contents), { backup: true })
      : undefined;
  return repairResult(open, { isWritten: saved !== undefined, backup: saved?.backup, cwd, resultOptions });
}
