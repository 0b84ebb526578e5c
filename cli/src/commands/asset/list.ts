import { assetFolders, findUses } from '@playhouse/core';
import { exitStatus } from '../../exit.ts';
import { readAnyProject } from '../../io/readAnyProject.ts';
import { sizeText } from '../../reporters/sizeText.ts';
import { textTable } from '../../reporters/textTable.ts';
import type { CommandResult, CommonOptions, Terminal } from '../../terminal.ts';

/** Lists images, sounds and fonts with their sizes and how often each is used. */
export async function listAssetsCommand(
  [projectPath = '']: readonly string[],
  _options: CommonOptions,
  terminal: Terminal,
): Promise<CommandResult> {
  const { project, files } = (await readAnyProject(projectPath, terminal.cwd)).contents;
  const assets = assetFolders.flatMap((kind) =>
    project.assets[kind].map((asset) => ({
      kind,
      name: asset.name,
      files: asset.files.map(({ name }) => name),
      bytes: asset.files.reduce((sum, { name }) => sum + (files.get(`${kind}/${name}`)?.length ?? 0), 0),
      isMissing: asset.files.some(({ name }) => !files.has(`${kind}/${name}`)),
      uses: findUses(project, { kind: useKinds[kind], id: asset.name }).length,
    })),
  );
  const rows = assets.map(({ kind, name, bytes, isMissing, uses }) => [
    name,
    kind,
    isMissing ? 'file missing' : sizeText(bytes),
    uses,
  ]);
  return {
    status: exitStatus.done,
    json: { assets },
    lines: rows.length === 0 ? [] : textTable(['Name', 'Kind', 'Size', 'Uses'], rows, terminal.columns),
    messages: rows.length === 0 ? [`${projectPath} has no assets.`] : [],
  };
}

const useKinds = { images: 'image', sounds: 'sound', fonts: 'font' } as const;
