import path from 'node:path';
import { type AssetFolder, type Edit, manifestEntry, nameAsset } from '@playhouse/core';
import { createAssetReader } from '../../assets/assetReader.ts';
import { recognizeAsset } from '../../assets/recognizeAsset.ts';
import { CommandError, exitStatus } from '../../exit.ts';
import { applyEdits } from '../../io/editProject.ts';
import { lockProject } from '../../io/lockProject.ts';
import { openProject, saveProject } from '../../io/openProject.ts';
import { readInput } from '../../io/readInput.ts';
import type { CommandResult, CommonOptions, Terminal } from '../../terminal.ts';

interface Added {
  readonly kind: AssetFolder;
  readonly name: string;
  readonly file: string;
  /** The file that was given. */
  readonly from: string;
}

/**
 * Adds files to a project as assets, with kinds detected from their contents. Adds all or none. A name that is
 * taken gets a number. docs/product-rules.md#asset-names; docs/reliability.md#t3 and docs/reliability.md#t5.
 */
export async function addAssetsCommand(
  [projectPath = '', ...given]: readonly string[],
  _options: CommonOptions,
  terminal: Terminal,
): Promise<CommandResult> {
  using lock = await lockProject(projectPath, terminal.cwd);
  const open = await openProject(projectPath, terminal.cwd);
  const reader = createAssetReader();
  let contents = open.contents;
  const added: Added[] = [];
  try {
    for (const from of given) {
      const bytes = await readInput(from, terminal);
      const found = await recognizeAsset(reader, from, bytes);
      if (!found.ok) {
        throw new CommandError(exitStatus.io, 'asset.refused', `${from} cannot be added. ${found.why}`, from);
      }
      const { kind, extension, length } = found.asset;
      // Without trailing bytes that do not belong to the file.
      const stored = bytes.slice(0, length);
      const named = nameAsset(contents.project.assets, kind, path.basename(from), extension);
      const asset = manifestEntry(named, stored);
      const edit: Edit = { kind: 'asset.add', data: { kind, asset } };
      const files = new Map(contents.files).set(`${kind}/${named.file}`, stored);
      contents = applyEdits({ project: contents.project, files }, [edit]);
      added.push({ kind, ...named, from });
    }
  } finally {
    reader.close();
  }
  const { changed } = await saveProject(lock, open, contents);
  return {
    status: exitStatus.done,
    json: { added, changed },
    lines: added.map(({ kind, name, from }) => `${from} added as ${kind.slice(0, -1)} ${name}`),
  };
}
