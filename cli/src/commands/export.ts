import { orderedTables, type ProjectContents, summarizeProject, type TableDocument } from '@playhouse/core';
import { CommandError, exitStatus } from '../exit.ts';
import { singlePage } from '../export/singlePage.ts';
import { tableBytes, tableFiles } from '../export/tableFiles.ts';
import { type ExportTarget, targetOf } from '../export/targets.ts';
import { webFolder } from '../export/webFolder.ts';
import { writeFile, writeFolder } from '../export/writeExport.ts';
import { readAnyProject } from '../io/readAnyProject.ts';
import { writeNewProject } from '../io/writeNewProject.ts';
import { openResource, type Resource } from '../package/resources.ts';
import type { CommandResult, CommonOptions, Terminal } from '../terminal.ts';

export interface ExportOptions extends CommonOptions {
  readonly out: string;
  readonly to?: string;
  readonly replace?: boolean;
}

/** Where an export is written, and whether it may replace an earlier one. */
interface Writing {
  readonly out: string;
  readonly cwd: string;
  readonly mayReplace: boolean;
}

/** Writes a project in another form: as a project, as its tables, or as a game that plays in a browser. */
export async function exportCommand(
  [projectPath = '']: readonly string[],
  { out, to, replace = false }: ExportOptions,
  terminal: Terminal,
): Promise<CommandResult> {
  const target = targetOf(out, to);
  const { contents } = await readAnyProject(projectPath, terminal.cwd);
  const bytes = await writers[target](contents, { out, cwd: terminal.cwd, mayReplace: replace });
  const { project } = contents;
  return {
    status: exitStatus.done,
    json: { project: { ...summarizeProject(project), path: projectPath }, to: target, out, bytes },
    lines: [],
    messages: [`${project.object.title} exported to ${out} (${words[target]}${sizeText(bytes)}).`],
  };
}

const words: Readonly<Record<ExportTarget, string>> = {
  folder: 'a project folder',
  zip: 'a project archive',
  csv: 'tables as CSV',
  web: 'a folder for a web server; index.html is the game',
  html: 'a page to open in a browser',
};

/** Writes an export and returns its size in bytes, unless it is a project. */
type Write = (contents: ProjectContents, writing: Writing) => Promise<number | undefined>;

const writers: Readonly<Record<ExportTarget, Write>> = {
  folder: writeProjectTo,
  zip: writeProjectTo,
  async csv({ project }, { out, cwd, mayReplace }) {
    if (/\.csv$/i.test(out)) return writeOne(out, cwd, tableBytes(onlyTable(project, out)), mayReplace);
    const files = tableFiles(project);
    if (files.size === 0) throw noTables(out);
    writeFolder(out, cwd, files, mayReplace);
    return total(files);
  },
  async web(contents, { out, cwd, mayReplace }) {
    const files = webFolder(demandScene(contents), demandPlayer());
    writeFolder(out, cwd, files, mayReplace);
    return total(files);
  },
  async html(contents, { out, cwd, mayReplace }) {
    return writeOne(out, cwd, Buffer.from(singlePage(demandScene(contents), demandPlayer())), mayReplace);
  },
};

async function writeProjectTo(contents: ProjectContents, { out, cwd }: Writing): Promise<undefined> {
  await writeNewProject(out, contents, cwd);
}

function writeOne(out: string, cwd: string, bytes: Uint8Array, mayReplace: boolean): number {
  writeFile(out, cwd, bytes, mayReplace);
  return bytes.length;
}

function total(files: ReadonlyMap<string, Uint8Array>): number {
  return [...files.values()].reduce((sum, bytes) => sum + bytes.length, 0);
}

function sizeText(bytes: number | undefined): string {
  if (bytes === undefined) return '';
  return bytes < 1e6 ? `, ${Math.ceil(bytes / 1e3)} kB` : `, ${(bytes / 1e6).toFixed(1)} MB`;
}

function onlyTable(project: ProjectContents['project'], out: string): TableDocument {
  const [first, ...rest] = orderedTables(project);
  if (!first) throw noTables(out);
  if (rest.length === 0) return first;
  const message = `The project has ${rest.length + 1} tables. Give a folder and --to csv for all, or see playhouse table get --help.`;
  throw new CommandError(exitStatus.usage, 'table.many', message);
}

function noTables(out: string): CommandError {
  return new CommandError(exitStatus.io, 'table.missing', 'The project has no table to export.', out);
}

function demandScene(contents: ProjectContents): ProjectContents {
  const { object, scenes } = contents.project;
  if (object.scenes.some((id) => scenes.has(id))) return contents;
  throw new CommandError(exitStatus.io, 'scene.missing', 'The game has no scene, so there is nothing to play.');
}

function demandPlayer(): Resource {
  const player = openResource('player');
  if (player?.names.includes('player.js')) return player;
  const message = 'The player for exported games is not built yet. Run npm run build.';
  throw new CommandError(exitStatus.io, 'player.missing', message);
}
