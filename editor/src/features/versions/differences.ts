import { type DocumentPath, diffProjects, type Project } from '@playhouse/core';
import { t } from '../../i18n/t.ts';
import type { ProjectAssets } from '../../session/projectAssets.ts';
import { changedFiles, projectAt, type VersionContents } from './versionContents.ts';

/** What differs in one document, in words. */
export interface DocumentDifference {
  readonly document: DocumentPath;
  /** Such as `Scene Meadow`. */
  readonly subject: string;
  readonly lines: readonly string[];
}

/** What restoring a version would change: from now to then. */
export function differencesTo(
  now: Project,
  contents: VersionContents,
  assets: Pick<ProjectAssets, 'get'>,
): readonly DocumentDifference[] {
  const then = projectAt(now, contents);
  const groups = differencesBetween(now, then);
  const files = [...changedFiles(then, contents, assets).keys()].filter((path) => assets.get(path));
  if (files.length === 0) return groups;
  const lines = files.map((file) => t('The file {file} is another one', { file }));
  return [...groups, { document: 'assets.json', subject: t('Files'), lines }];
}

/** What differs between two states of a project, by document. */
export function differencesBetween(now: Project, then: Project): readonly DocumentDifference[] {
  const groups = new Map<DocumentPath, string[]>();
  for (const { document, text } of diffProjects(now, then).lines) {
    const lines = groups.get(document) ?? [];
    groups.set(document, lines);
    lines.push(text);
  }
  return [...groups].map(([document, texts]) => groupOf(document, texts));
}

/** The lines without the name of the document, which all of them begin with. */
function groupOf(document: DocumentPath, texts: readonly string[]): DocumentDifference {
  const [first = ''] = texts;
  const end = first.indexOf(': ');
  const start = end < 0 ? '' : first.slice(0, end + 2);
  if (start === '' || !texts.every((text) => text.startsWith(start))) {
    return { document, subject: texts.length === 1 ? first : document, lines: texts.length === 1 ? [] : texts };
  }
  return { document, subject: start.slice(0, -2), lines: texts.map((text) => text.slice(start.length)) };
}
