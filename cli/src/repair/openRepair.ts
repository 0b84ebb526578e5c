import path from 'node:path';
import { furtherRepairs, isLegacyProject, type RepairedFiles, repairFiles } from '@playhouse/core';
import { CommandError, exitStatus } from '../exit.ts';
import type { StoredProject } from '../io/openProject.ts';
import { readStoredFiles } from '../io/readAnyProject.ts';

/** A project as stored, and as repaired. */
export interface OpenRepair extends StoredProject, RepairedFiles {}

/** How much to repair. */
export interface RepairDepth {
  /** True for all known repairs, beyond those that the format requires. */
  readonly thorough?: boolean | undefined;
}

/** Reads a project, even one that cannot be opened, and computes what repair would do. Fails with a `CommandError`. */
export async function openRepair(
  projectPath: string,
  cwd: string,
  { thorough = false }: RepairDepth,
): Promise<OpenRepair> {
  const { files } = await readStoredFiles(projectPath, cwd);
  if (isLegacyProject(files)) {
    throw new CommandError(
      exitStatus.io,
      'project.legacy',
      `${projectPath} is a legacy project. Import it first.`,
      projectPath,
    );
  }
  const repaired = repairFiles(files, { further: thorough ? furtherRepairs : [] });
  if (repaired.ok) return { projectPath, target: path.resolve(cwd, projectPath), stored: files, ...repaired.value };
  const [first] = repaired.issues;
  const message = `${projectPath} cannot be repaired. ${repaired.issues.map((issue) => issue.message).join(' ')}`;
  throw new CommandError(exitStatus.io, first?.code ?? 'project.unreadable', message, projectPath);
}
