import path from 'node:path';
import { furtherRepairs, isLegacyProject, type RepairedFiles, repairFiles } from '@playhouse/core';
import { CommandError, exitStatus } from '../exit.ts';
import type { StoredProject } from '../io/openProject.ts';
import { readStoredFiles } from '../io/readAnyProject.ts';

/** A project as it is stored, and as repair would leave it. */
export interface OpenRepair extends StoredProject, RepairedFiles {}

/** How much to repair. */
export interface RepairDepth {
  /** True for everything that repair knows, beyond what the specification asks for. */
  readonly thorough?: boolean | undefined;
}

/** Reads a project, also one that cannot be opened, and looks what repair would do. Fails with a `CommandError`. */
export async function openRepair(place: string, cwd: string, { thorough = false }: RepairDepth): Promise<OpenRepair> {
  const { files } = await readStoredFiles(place, cwd);
  if (isLegacyProject(files)) {
    throw new CommandError(exitStatus.io, 'project.legacy', `${place} is a legacy project. Import it first.`, place);
  }
  const repaired = repairFiles(files, { further: thorough ? furtherRepairs : [] });
  if (repaired.ok) return { place, target: path.resolve(cwd, place), stored: files, ...repaired.value };
  const [first] = repaired.issues;
  const message = `${place} cannot be repaired. ${repaired.issues.map((issue) => issue.message).join(' ')}`;
  throw new CommandError(exitStatus.io, first?.code ?? 'project.unreadable', message, place);
}
