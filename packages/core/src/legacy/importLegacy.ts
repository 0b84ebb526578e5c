import { type Issue, type Result, refuse, succeed } from '../model/issue.ts';
import type { ProjectContents } from '../model/project.ts';
import { weighDocuments } from '../weigh/weighDocuments.ts';
import { findLegacyFolder, isEditorState, type LegacyFolder } from './legacyFolder.ts';
import { assembleProject } from './legacyProject.ts';
import { allSources, type LegacySources, readSources } from './legacySources.ts';
import type { Loss } from './losses.ts';

/** A legacy project converted to Playhouse, and its losses. */
export interface ImportedLegacy {
  readonly contents: ProjectContents;
  readonly losses: Loss[];
}

/** True when the files are a legacy project, in a folder of their own or not. docs/runtime-rules.md#legacy-folder. */
export function isLegacyProject(files: ReadonlyMap<string, Uint8Array>): boolean {
  return findLegacyFolder(files) !== undefined;
}

/**
 * Imports a `.gameproj` folder of versions 0.9 to 1.25. Every project with a readable `object.xml` can be imported;
 * losses are listed, and nothing is dropped silently. The same files give the same bytes.
 * docs/runtime-rules.md#legacy-folder.
 */
export function importLegacy(files: ReadonlyMap<string, Uint8Array>): Result<ImportedLegacy> {
  const folder = findLegacyFolder(files);
  if (!folder) return refuse(issue('project.missing', 'There is no object.xml, so this is not a legacy project.'));
  const tooMuch = weighDocuments(folder.files);
  if (tooMuch.length > 0) return refuse(...tooMuch);
  const sources = readSources(folder);
  if (!sources.game) return refuse(unreadableGame(sources));
  const { contents, losses } = assembleProject(folder, { ...sources, game: sources.game });
  const ofFiles = [...sources.losses, ...losses, ...foreignFiles(folder, sources.paths)];
  return succeed({ contents, losses: [...allSources(sources).flatMap((source) => source.finish()), ...ofFiles] });
}

function unreadableGame(sources: LegacySources): Issue {
  const loss = sources.losses.find(({ document }) => document === 'object.xml');
  return issue('legacy.unreadable', `object.xml cannot be read. ${loss?.why ?? ''}`.trim());
}

function issue(code: Issue['code'], message: string): Issue {
  return { code, severity: 'blocking', path: ['object'], params: { file: 'object.xml' }, message };
}

/** Files that belong to no legacy project. Asset files are handled with the manifest. */
function foreignFiles(folder: LegacyFolder, paths: ReadonlySet<string>): Loss[] {
  const isAsset = /^(images|sounds|fonts)\//;
  const inside = [...folder.files.keys()].filter((path) => !paths.has(path) && !isAsset.test(path));
  return [...inside, ...folder.outside]
    .filter((path) => !isEditorState(path))
    .map((path) => ({
      document: path,
      path: '',
      what: 'the file',
      why: 'It does not belong to a project and was left out.',
    }));
}
