import { type Difference, type DiffWords, type DocumentPath, type Project, projectDifferences } from '@playhouse/core';
import { t } from '../../i18n/t.ts';
import type { ProjectAssets } from '../../session/projectAssets.ts';
import { changedFiles, projectAt, type VersionContents } from './versionContents.ts';

/** What differs in one document, in words. */
export interface DocumentDifference {
  readonly document: DocumentPath;
  /** Such as `Scene Meadow`. */
  readonly subject: DiffWords;
  readonly lines: readonly DiffWords[];
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
  const lines = files.map(
    (file): DiffWords => ({ kind: 'label', text: t('The file {file} is another one', { file }) }),
  );
  return [...groups, { document: 'assets.json', subject: { kind: 'label', text: t('Files') }, lines }];
}

/** What differs between two states of a project, by document. */
export function differencesBetween(now: Project, then: Project): readonly DocumentDifference[] {
  const groups = new Map<DocumentPath, Difference[]>();
  for (const difference of projectDifferences(now, then)) {
    const group = groups.get(difference.document) ?? [];
    groups.set(difference.document, group);
    group.push(difference);
  }
  return [...groups].flatMap(([document, group]) => groupOf(document, group));
}

/** A document that changed as a whole needs no lines. */
function groupOf(document: DocumentPath, group: readonly Difference[]): readonly DocumentDifference[] {
  const [first] = group;
  if (!first) return [];
  if (first.isWhole && group.length === 1) return [{ document, subject: first.change, lines: [] }];
  return [{ document, subject: first.subject, lines: group.map(({ change }) => change) }];
}
