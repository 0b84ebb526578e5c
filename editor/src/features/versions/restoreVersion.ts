import {
  type Asset,
  type AssetFolder,
  assetFolders,
  type DocumentPath,
  nameAsset,
  opsBetween,
  type Project,
  type ProjectSession,
} from '@playhouse/core';
import { issueText } from '../../i18n/issueText.ts';
import { t } from '../../i18n/t.ts';
import type { ProjectAssets } from '../../session/projectAssets.ts';
import { keptFiles } from '../assets/storeUploads.ts';
import { changedFiles, projectAt, splitFile, type VersionContents } from './versionContents.ts';
import { type SourceFault, sourceFault, type VersionSource } from './versionSource.ts';

export interface RestorePorts {
  readonly session: ProjectSession;
  readonly assets: Pick<ProjectAssets, 'get' | 'getFiles' | 'put'>;
  readonly source: Pick<VersionSource, 'keep'>;
}

export interface RestoreWish {
  readonly contents: VersionContents;
  /** What the version is called in the history, and in that of versions. */
  readonly name: string;
  /** All of it when absent. */
  readonly only?: readonly DocumentPath[];
}

export type Restored =
  /** In one undo step; `same` when there was nothing to change. */
  { readonly end: 'restored' | 'same' } | { readonly end: 'failed'; readonly fault: SourceFault };

const queues = new WeakMap<ProjectSession, Promise<unknown>>();

/**
 * Makes a project, or some documents, as a version has them: one edit that can be undone. Before that, what is now is
 * kept as a version. One restore runs at a time, so that the version before it is what it replaced.
 */
export function restoreVersion(ports: RestorePorts, wish: RestoreWish): Promise<Restored> {
  const before = queues.get(ports.session) ?? Promise.resolve();
  const next = before.catch(() => undefined).then(() => restore(ports, wish));
  queues.set(ports.session, next);
  return next;
}

async function restore({ session, assets, source }: RestorePorts, wish: RestoreWish): Promise<Restored> {
  const { contents, name, only } = wish;
  const target = () => projectAt(session.getState().project, contents, only);
  // Files belong to the manifest that names them.
  const files = () =>
    only && !only.includes('assets.json') ? new Map<string, Uint8Array>() : changedFiles(target(), contents, assets);
  if (opsBetween(session.getState().project, target()).length === 0 && files().size === 0) return { end: 'same' };
  try {
    await source.keep('before-restore', name);
  } catch (error) {
    return { end: 'failed', fault: sourceFault(error) };
  }
  const placed = await placeFiles(assets, target(), files());
  if (!placed.ok) return { end: 'failed', fault: { message: placed.message } };
  // Others may have changed the project meanwhile.
  const { project } = session.getState();
  const data = opsBetween(project, withFileNames(target(), placed.names));
  if (data.length === 0) return { end: 'same' };
  const label = { what: t('Restored a version'), where: name };
  const done = session.dispatch({ kind: 'ops.apply', data }, { label });
  const [issue] = done.ok ? [] : done.issues;
  return issue ? { end: 'failed', fault: { message: issueText(issue) } } : { end: 'restored' };
}

type Placed =
  | { readonly ok: true; readonly names: ReadonlyMap<string, string> }
  | { readonly ok: false; readonly message: string };

/**
 * Stores the files that are needed and not there. The bytes at a path never change, so that undoing can be relied on: a
 * file that is another one now gets a new name. Returns these names by path.
 */
async function placeFiles(
  assets: RestorePorts['assets'],
  project: Project,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<Placed> {
  const names = new Map<string, string>();
  for (const [path, bytes] of files) {
    const [kind, file] = splitFile(path);
    const name = assets.get(path) ? freeName(project, assets, kind, file) : file;
    const fault = await assets.put(`${kind}/${name}`, bytes);
    if (fault) return { ok: false, message: fault.message };
    if (name !== file) names.set(path, name);
  }
  return { ok: true, names };
}

function freeName(
  { assets: manifest }: Project,
  assets: RestorePorts['assets'],
  kind: AssetFolder,
  file: string,
): string {
  const taken = { ...manifest, [kind]: [...manifest[kind], ...keptFiles(kind, assets)] };
  return nameAsset(taken, kind, file, file.slice(file.lastIndexOf('.') + 1)).file;
}

function withFileNames(project: Project, names: ReadonlyMap<string, string>): Project {
  if (names.size === 0) return project;
  const renamed = (kind: AssetFolder): Asset[] =>
    project.assets[kind].map((asset) => ({
      ...asset,
      files: asset.files.map((file) => ({ ...file, name: names.get(`${kind}/${file.name}`) ?? file.name })),
    }));
  const folders = Object.fromEntries(assetFolders.map((kind) => [kind, renamed(kind)]));
  return { ...project, assets: { ...project.assets, ...folders } };
}
