import { fillMessage } from '../catalogue/messageOf.ts';
import { ours } from '../catalogue/messages.ts';
import type { Asset, AssetsDocument } from '../generated/entities.ts';
import type { AssetFiles } from '../model/project.ts';
import { type DocumentCheck, report } from './documentCheck.ts';

const assetKinds = ['images', 'sounds', 'fonts'] as const;

/** Checks the manifest, and compares it with the files when they are given; the check is at the document. */
export function checkAssets(check: DocumentCheck, assets: AssetsDocument, files: AssetFiles | undefined): void {
  for (const kind of assetKinds) {
    const names = new Set<string>();
    for (const [index, asset] of assets[kind].entries()) {
      check.path.push(kind);
      check.path.push(index);
      checkName(check, asset, names);
      checkFiles(check, kind, asset, files);
      check.path.length -= 2;
    }
  }
}

/** Assets are identified by kind and name. docs/format.md#ids. */
function checkName(check: DocumentCheck, { name }: Asset, names: Set<string>): void {
  const params = { name };
  if (names.has(name)) {
    report(check, 'id.duplicate', fillMessage(ours.assetTwice, params), {
      keys: ['name'],
      params,
      severity: 'nonBlocking',
    });
  }
  names.add(name);
}

function checkFiles(check: DocumentCheck, kind: string, asset: Asset, files: AssetFiles | undefined): void {
  if (asset.files.length === 0) {
    const params = { name: asset.name };
    report(check, 'asset.file', fillMessage(ours.assetWithoutFile, params), { keys: ['files'], params });
  }
  if (files === undefined) return;
  for (const [index, { name, size }] of asset.files.entries()) {
    const found = files.get(`${kind}/${name}`);
    const keys = ['files', index];
    if (found === undefined) {
      const params = { file: name };
      report(check, 'asset.file', fillMessage(ours.fileMissing, params), { keys, params });
    } else if (found.length !== size) {
      const params = { file: name, stated: size, size: found.length };
      report(check, 'asset.file', fillMessage(ours.fileSize, params), { keys, params, severity: 'nonBlocking' });
    }
  }
}
