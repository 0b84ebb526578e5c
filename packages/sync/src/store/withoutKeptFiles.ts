import { emptyHistory, keptAssetFiles, type ProjectContents } from '@playhouse/core';
import { headId, readHead } from './historyRecords.ts';
import type { ProjectStore } from './projectStore.ts';

/** The contents of a copy or an archive of a project: everything but the files kept only for its history. */
export async function withoutKeptFiles(
  { histories }: Pick<ProjectStore, 'histories'>,
  id: string,
  contents: ProjectContents,
): Promise<ProjectContents> {
  const records = await histories.read(id);
  const head = records.ok ? readHead(records.value.get(headId)) : undefined;
  if (!head || head.files.length === 0) return contents;
  const listed = keptAssetFiles(contents.project, emptyHistory);
  const left = new Set(head.files.filter((path) => !listed.has(path)));
  return { ...contents, files: new Map([...contents.files].filter(([path]) => !left.has(path))) };
}
