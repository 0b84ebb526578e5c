import path from 'node:path';
import { type AssetFolder, assetFolders, type Edit, manifestEntry, nameAsset } from '@playhouse/core';
import { type AssetReader, createAssetReader } from '../../assets/assetReader.ts';
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
 * Adds files to a project as assets, each of the kind that its content says. All are added or none. A name that is
 * taken
 * gets a number. docs/product-rules.md#asset-names; docs/reliability.md#t3 and docs/reliability.md#t5.
 */
export async function addAssetsCommand(
  [place = '', ...given]: readonly string[],
  _options: CommonOptions,
  terminal: Terminal,
): Promise<CommandResult> {
  using lock = await lockProject(place, terminal.cwd);
  const open = await openProject(place, terminal.cwd);
  const reader = createAssetReader();
  let contents = open.contents;
  const added: Added[] = [];
  try {
    for (const from of given) {
      const bytes = await readInput(from, terminal);
      const { kind, extension, stored } = await examine(reader, from, bytes);
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

interface Examined {
  readonly kind: AssetFolder;
  readonly extension: string;
  /** What is to be stored: without what does not belong to the file. */
  readonly stored: Uint8Array;
}

/** Finds out what a file is; one that is nothing a project can hold is refused with the first reason. */
async function examine(reader: AssetReader, from: string, bytes: Uint8Array): Promise<Examined> {
  const reasons: string[] = [];
  for (const kind of assetFolders) {
    const { result } = await reader.check({ kind, file: path.basename(from), bytes });
    if (result.ok) {
      return { kind, extension: result.value.extension, stored: bytes.slice(0, result.value.length) };
    }
    const [issue] = result.issues;
    if (issue && issue.code !== 'asset.type') reasons.push(issue.message);
  }
  const why = reasons[0] ?? 'It is neither png, jpg, m4a, ogg, wav, otf nor ttf.';
  throw new CommandError(exitStatus.io, 'asset.refused', `${from} cannot be added. ${why}`, from);
}
