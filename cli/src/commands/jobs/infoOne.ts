import {
  type AssetFolder,
  assetFolders,
  documentsOf,
  encodeDocument,
  orderedPrototypes,
  orderedScenes,
  orderedTables,
  type Project,
  type ProjectContents,
  summarizeProject,
} from '@playhouse/core';
import type { JobTools, OneResult } from '../../batch/job.ts';
import { exitStatus } from '../../exit.ts';
import { readAnyProject } from '../../io/readAnyProject.ts';
import { sizeText } from '../../reporters/sizeText.ts';
import { type Cell, textTable } from '../../reporters/textTable.ts';
import type { Line } from '../../terminal.ts';

/** The contents of a project: counts, scenes, actors, tables and sizes. */
export async function runOne(
  projectPath: string,
  _options: object,
  { cwd }: Pick<JobTools, 'cwd'>,
): Promise<OneResult> {
  const { contents, notes, isImported } = await readAnyProject(projectPath, cwd);
  const { project } = contents;
  const json = {
    project: { ...summarizeProject(project), path: projectPath },
    formatVersion: project.object.formatVersion,
    isLegacy: isImported,
    displaySize: project.object.attributes.displaySize,
    scenes: orderedScenes(project).map(({ id, attributes, layers }) => ({
      id,
      name: attributes.name,
      layers: layers.length,
      instances: layers.reduce((sum, { actors }) => sum + actors.length, 0),
    })),
    prototypes: prototypesOf(project),
    tables: orderedTables(project).map(({ id, name, rows, columns }) => ({
      id,
      name,
      rows: rows.length,
      columns: columns.length,
    })),
    delegates: [...project.delegates.values()].map(({ id, name, enabled }) => ({ id, name, enabled })),
    playTests: [...project.tests.keys()],
    assets: Object.fromEntries(assetFolders.map((kind) => [kind, sizeOfAssets(contents, kind)])),
    documents: sizeOfDocuments(project),
    notes: notes.map(({ code, message }) => ({ code, message })),
  };
  const { scenes, prototypes, instances, behaviors, title } = json.project;
  return {
    status: exitStatus.done,
    json,
    title,
    counts: { scenes, prototypes, instances, behaviors },
    lines: linesOf(projectPath, json),
  };
}

interface Named {
  readonly name: unknown;
}

interface Info {
  readonly project: ReturnType<typeof summarizeProject>;
  readonly formatVersion: number;
  readonly isLegacy: boolean;
  readonly scenes: readonly (Named & { readonly layers: number; readonly instances: number })[];
  readonly prototypes: readonly (Named & { readonly instances: number })[];
  readonly tables: readonly (Named & { readonly rows: number; readonly columns: number })[];
  readonly assets: Readonly<Record<string, Size>>;
  readonly documents: Size;
  readonly playTests: readonly string[];
}

interface Size {
  readonly count: number;
  readonly bytes: number;
}

function prototypesOf(project: Project): { id: string; name: unknown; instances: number }[] {
  const counts = new Map<string, number>();
  for (const scene of project.scenes.values()) {
    for (const { actors } of scene.layers) {
      for (const { prototype } of actors) counts.set(prototype, (counts.get(prototype) ?? 0) + 1);
    }
  }
  return orderedPrototypes(project).map(({ id, attributes }) => ({
    id,
    name: attributes.name,
    instances: counts.get(id) ?? 0,
  }));
}

function sizeOfAssets({ project, files }: ProjectContents, kind: AssetFolder): Size {
  const names = project.assets[kind].flatMap((asset) => asset.files.map(({ name }) => `${kind}/${name}`));
  const bytes = names.reduce((sum, name) => sum + (files.get(name)?.length ?? 0), 0);
  return { count: project.assets[kind].length, bytes };
}

function sizeOfDocuments(project: Project): Size {
  let count = 0;
  let bytes = 0;
  for (const [name, document] of documentsOf(project)) {
    count += 1;
    bytes += encodeDocument(name, document).length;
  }
  return { count, bytes };
}

function linesOf(projectPath: string, info: Info): Line[] {
  const { project, formatVersion, isLegacy, assets, documents, playTests } = info;
  const format = isLegacy ? 'legacy project' : `format ${formatVersion}`;
  const sizes = Object.entries({ documents, ...assets }).map(([kind, { count, bytes }]) => [
    kind,
    count,
    sizeText(bytes),
  ]);
  return [
    `${projectPath}: ${project.title}`,
    `  ${format}, ${project.behaviors} behaviors, ${playTests.length} play tests`,
    ...section(['Files', 'Count', 'Size'], sizes),
    ...section(
      ['Scene', 'Layers', 'Instances'],
      info.scenes.map(({ name, layers, instances }) => [String(name), layers, instances]),
    ),
    ...section(
      ['Actor', 'Instances'],
      info.prototypes.map(({ name, instances }) => [String(name), instances]),
    ),
    ...section(
      ['Table', 'Rows', 'Columns'],
      info.tables.map(({ name, rows, columns }) => [String(name), rows, columns]),
    ),
  ];
}

function section(headings: readonly string[], rows: readonly (readonly Cell[])[]): Line[] {
  if (rows.length === 0) return [];
  return [
    '',
    ...textTable(headings, rows, 80).map((line): Line => ['  ', ...(typeof line === 'string' ? [line] : line)]),
  ];
}
