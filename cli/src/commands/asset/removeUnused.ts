import { assetFolders, findUnusedAssets, type Project, type UnusedAsset } from '@playhouse/core';
import { exitStatus } from '../../exit.ts';
import { applyEdits } from '../../io/editProject.ts';
import { lockProject, type ProjectLock } from '../../io/lockProject.ts';
import { openProject, saveProject } from '../../io/openProject.ts';
import { sizeText } from '../../reporters/sizeText.ts';
import type { CommandResult, CommonOptions, Terminal } from '../../terminal.ts';

export interface RemoveUnusedOptions extends CommonOptions {
  readonly write?: boolean;
  readonly all?: boolean;
}

/**
 * Lists unused assets; with `--write` removes them, after a backup. Those whose names occur as text stay,
 * because the game may compute their names, unless `--all` is given.
 */
export async function removeUnusedCommand(
  [projectPath = '']: readonly string[],
  { write = false, all = false }: RemoveUnusedOptions,
  terminal: Terminal,
): Promise<CommandResult> {
  using lock = write ? await lockProject(projectPath, terminal.cwd) : undefined;
  const open = await openProject(projectPath, terminal.cwd);
  const unused = findUnusedAssets(open.contents.project);
  const chosen = unused.filter(({ isMentioned }) => all || !isMentioned);
  const assets = chosen.map(({ kind, name }) => ({ kind, name }));
  const saved = lock && chosen.length > 0 ? await remove(lock) : undefined;
  return {
    status: exitStatus.done,
    json: { unused, chosen: assets, written: saved !== undefined, ...(saved?.backup && { backup: saved.backup }) },
    lines: unused.map((asset) => lineOfAsset(asset, all)),
    messages: [sentence(projectPath, chosen, write, saved?.backup)],
  };

  function remove(held: ProjectLock) {
    const { project } = applyEdits(open.contents, [{ kind: 'asset.removeUnused', data: { assets } }]);
    const [before, after] = [filesIn(open.contents.project), filesIn(project)];
    const files = new Map([...open.contents.files].filter(([name]) => after.has(name) || !before.has(name)));
    return saveProject(held, open, { project, files }, { backup: true });
  }
}

/** Paths of the files listed in the manifest. */
function filesIn({ assets }: Project): Set<string> {
  return new Set(
    assetFolders.flatMap((kind) => assets[kind].flatMap((asset) => asset.files.map(({ name }) => `${kind}/${name}`))),
  );
}

function lineOfAsset({ kind, name, size, isMentioned }: UnusedAsset, all: boolean): string {
  const stays = isMentioned && !all ? ', kept because its name occurs as text' : '';
  return `${kind.slice(0, -1)} ${name} (${sizeText(size)})${stays}`;
}

function sentence(
  projectPath: string,
  chosen: readonly UnusedAsset[],
  write: boolean,
  backup: string | undefined,
): string {
  if (chosen.length === 0) return `${projectPath} has nothing to remove.`;
  const assets = chosen.length === 1 ? 'One asset' : `${chosen.length} assets`;
  const bytes = sizeText(chosen.reduce((sum, { size }) => sum + size, 0));
  if (write) return `${assets} (${bytes}) removed. A backup is in ${backup}.`;
  return `${assets} (${bytes}) would be removed. Run it again with --write to remove them.`;
}
