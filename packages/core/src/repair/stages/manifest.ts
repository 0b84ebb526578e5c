import { numberedName } from '../../edit/naming.ts';
import type { Asset, AssetsDocument } from '../../generated/entities.ts';
import { limits } from '../../model/limits.ts';
import type { AssetFiles } from '../../model/project.ts';
import { type AssetFolder, assetFolders, fileNameTwin } from '../../model/projectPath.ts';
import { cutText } from '../../model/text.ts';
import type { Draft } from '../draft.ts';
import type { RepairStage } from '../repairRun.ts';

/**
 * Makes the manifest match the assets: names become unique, unlisted files become assets, and file names and sizes are
 * corrected. Listed files that are missing stay listed, because they may arrive later. docs/product-rules.md#repair.
 */
export const manifest: RepairStage = {
  id: 'manifest',
  message: 'Checking project assets for potential errors...',
  run({ project, files, edit }) {
    const assets = project()?.assets;
    if (!assets) return;
    edit('assets.json', (draft) => {
      for (const kind of assetFolders) repairKind(draft, kind, assets, files);
    });
  },
};

function repairKind(draft: Draft, kind: AssetFolder, assets: AssetsDocument, files: AssetFiles | undefined): void {
  const names = separateNames(draft, kind, assets[kind]);
  if (!files) return;
  const unlisted = unlistedFiles(kind, assets[kind], files);
  for (const [index, asset] of assets[kind].entries()) {
    for (const [at, { name, size, sha256 }] of asset.files.entries()) {
      const path = [kind, index, 'files', at];
      const found = files.has(`${kind}/${name}`) ? name : takeTwin(unlisted, kind, name);
      if (found === undefined) continue;
      if (found !== name) draft.set([...path, 'name'], found, 'The file name uses different letters.');
      const length = files.get(`${kind}/${found}`)?.length;
      if (length === undefined || length === size) continue;
      draft.set([...path, 'size'], length, 'The file has another size.');
      if (sha256 !== undefined) draft.remove([...path, 'sha256'], 'It belongs to another file.');
    }
  }
  attachFiles(draft, kind, { assets: assets[kind], names, unlisted, files });
}

/** Renames assets whose name is taken; returns the names. */
function separateNames(draft: Draft, kind: AssetFolder, list: readonly Asset[]): string[] {
  const all = list.map(({ name }) => name);
  const names: string[] = [];
  for (const [index, { name }] of list.entries()) {
    const own = names.includes(name) ? numberedName(cutText(name, limits.nameLength - 10), [...all, ...names]) : name;
    if (own !== name) draft.set([kind, index, 'name'], own, `An asset before it is also called ${name}.`);
    names.push(own);
  }
  return names;
}

interface Attaching {
  readonly assets: readonly Asset[];
  readonly names: string[];
  readonly unlisted: ReadonlySet<string>;
  readonly files: AssetFiles;
}

/** Unlisted files go to the asset with their name that has no files, or become an asset. */
function attachFiles(draft: Draft, kind: AssetFolder, { assets, names, unlisted, files }: Attaching): void {
  const filled = new Set<number>();
  let count = assets.length;
  for (const name of unlisted) {
    const entry = { name, size: files.get(`${kind}/${name}`)?.length ?? 0 };
    const stem = name.replace(/(?<=.)\.[^.]*$/, '');
    const empty = assets.findIndex(({ files: own }, at) => own.length === 0 && names[at] === stem && !filled.has(at));
    const why = 'The file existed but was not listed.';
    if (empty >= 0) {
      filled.add(empty);
      draft.set([kind, empty, 'files', 0], entry, why);
      continue;
    }
    const own = numberedName(stem, names);
    names.push(own);
    draft.set([kind, count], { name: own, files: [entry] }, why);
    count += 1;
  }
}

/** Names of unlisted files of a kind, in the order of the files. */
function unlistedFiles(kind: AssetFolder, list: readonly Asset[], files: AssetFiles): Set<string> {
  const listed = new Set(list.flatMap((asset) => asset.files.map(({ name }) => name)));
  const names = [...files.keys()]
    .filter((path) => path.startsWith(`${kind}/`))
    .map((path) => path.slice(kind.length + 1));
  return new Set(names.filter((name) => !listed.has(name)));
}

/** The only unlisted file whose name counts as the same on some computers. */
function takeTwin(unlisted: Set<string>, kind: AssetFolder, name: string): string | undefined {
  const twins = [...unlisted].filter((other) => fileNameTwin(`${kind}/${other}`) === fileNameTwin(`${kind}/${name}`));
  const [twin] = twins;
  if (twin === undefined || twins.length > 1) return undefined;
  unlisted.delete(twin);
  return twin;
}
