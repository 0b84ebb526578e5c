import { emptyHistory, keptAssetFiles, type ProjectContents } from '@playhouse/core';
import type { OpenProject } from '../../session/SessionContext.ts';

/** An open project as it is in memory, with the files that it uses, regardless of what is stored. */
export function openContents({ session, assets }: Pick<OpenProject, 'session' | 'assets'>): ProjectContents {
  const { project } = session.getState();
  const used = keptAssetFiles(project, emptyHistory);
  return { project, files: new Map([...assets.getFiles()].filter(([path]) => used.has(path))) };
}
