import { projectPathKind } from '@playhouse/core';
import { versionPattern } from '../../versions/versionStore.ts';
import { type KeptVersion, mostNamed } from '../../versions/versions.ts';
import { refuse } from '../apiAnswers.ts';
import type { ApiAnswer, ApiRoute, SignedRequest } from '../apiRoute.ts';
import { askProject } from '../askProject.ts';
import type { Services } from '../services.ts';

const unknown = refuse(404, 'version.unknown', 'This version does not exist.');
const full = refuse(507, 'storage_full', 'The disk of the server is full.');
const tooMany = refuse(
  403,
  'limit.versions',
  `A project has at most ${mostNamed} versions with a name. Delete one first.`,
);

/** A version with the name of who made it, which is blank for the server and for deleted accounts. */
async function shown({ accounts }: Services, versions: readonly KeptVersion[]): Promise<readonly object[]> {
  const people = new Map<string, string>();
  for (const by of new Set(versions.map((each) => each.by))) {
    const user = by === '' ? undefined : await accounts.get(by);
    people.set(by, user?.username ?? '');
  }
  return versions.map(({ id, at, by, kind, name, documents, isPart }) => {
    return { id, at, by, who: people.get(by) ?? '', kind, name, documents, isPart };
  });
}

function versionOf({ parameters }: SignedRequest): string | undefined {
  return versionPattern.test(parameters.version ?? '') ? parameters.version : undefined;
}

async function list(services: Services, request: SignedRequest): Promise<ApiAnswer> {
  const asked = await askProject(services, request, 'read');
  if (!asked.ok) return asked.answer;
  return { status: 200, body: { versions: await shown(services, await services.versions.list(asked.id)) } };
}

async function keep(services: Services, request: SignedRequest): Promise<ApiAnswer> {
  const asked = await askProject(services, request, 'write');
  if (!asked.ok) return asked.answer;
  if (services.isFull()) return full;
  const { name, kind = 'named' } = request.body as { name: string; kind?: 'named' | 'before-restore' };
  const kept = await services.versions.keep(asked.id, { by: request.caller.user.id, kind, name });
  if (!kept) return tooMany;
  const [body = {}] = await shown(services, [kept]);
  return { status: 201, body, object: asked.id };
}

async function keepLost(services: Services, request: SignedRequest): Promise<ApiAnswer> {
  const asked = await askProject(services, request, 'write');
  if (!asked.ok) return asked.answer;
  if (services.isFull()) return full;
  const { document, revisions } = request.body as { document: string; revisions: readonly string[] };
  if (projectPathKind(document) === undefined) return refuse(404, 'version.document', 'There is no such document.');
  await services.versions.keepRevisions(asked.id, document, revisions);
  return { status: 200, body: { ok: true }, object: asked.id };
}

async function archive(services: Services, request: SignedRequest): Promise<ApiAnswer> {
  const asked = await askProject(services, request, 'read');
  if (!asked.ok) return asked.answer;
  const version = versionOf(request);
  const body = version === undefined ? undefined : await services.versions.archive(asked.id, version);
  if (!body) return unknown;
  const disposition = `attachment; filename="${version}.playhouse.zip"`;
  return { status: 200, headers: { 'content-type': 'application/zip', 'content-disposition': disposition }, body };
}

async function restore(services: Services, request: SignedRequest): Promise<ApiAnswer> {
  const asked = await askProject(services, request, 'write');
  if (!asked.ok) return asked.answer;
  if (services.isFull()) return full;
  const version = versionOf(request);
  if (version === undefined) return unknown;
  const { documents } = request.body as { documents?: readonly string[] };
  const restored = await services.versions.restore(asked.id, version, request.caller.user.id, documents);
  if (restored.ok) {
    const { before, changed } = restored;
    return { status: 200, body: { ok: true, before, changed }, object: asked.id };
  }
  if ('fault' in restored) return refuse(403, restored.fault.code, restored.fault.reason);
  if (restored.code === 'version.unknown') return unknown;
  return refuse(404, restored.code, 'One of the documents is not in this version.');
}

async function remove(services: Services, request: SignedRequest): Promise<ApiAnswer> {
  const asked = await askProject(services, request, 'forget');
  if (!asked.ok) return asked.answer;
  const version = versionOf(request);
  const isGone = version !== undefined && (await services.versions.remove(asked.id, version));
  return isGone ? { status: 200, body: { ok: true }, object: asked.id } : unknown;
}

async function merge(services: Services, request: SignedRequest): Promise<ApiAnswer> {
  const asked = await askProject(services, request, 'write');
  if (!asked.ok) return asked.answer;
  if (services.isFull()) return full;
  const { documents } = request.body as { documents: readonly string[] };
  return { status: 200, body: await services.merge(asked.id, documents), object: asked.id };
}

const usual = { who: 'session', rate: 'none', scope: 'projects' } as const;
const versions = '/creator/project/:id/versions';

export const versionRoutes: readonly ApiRoute[] = [
  {
    ...usual,
    id: 'listVersions',
    method: 'GET',
    path: versions,
    summary: 'Lists what a project was, newest first.',
    audit: 'none',
    answers: { 200: 'versions' },
    handler: list,
  },
  {
    ...usual,
    id: 'keepVersion',
    method: 'POST',
    path: versions,
    summary: 'Keeps a project as it is, under a name or before an earlier version is restored.',
    rate: 'creating',
    audit: 'version.keep',
    body: 'new-version',
    answers: { 201: 'version' },
    handler: keep,
  },
  {
    ...usual,
    id: 'keepLostVersions',
    method: 'POST',
    path: `${versions}/lost`,
    summary: 'Keeps versions of a document that are about to lose a merge on a client.',
    rate: 'copying',
    audit: 'version.keepLost',
    body: 'lost-versions',
    answers: { 200: 'done' },
    handler: keepLost,
  },
  {
    ...usual,
    id: 'getVersion',
    method: 'GET',
    path: `${versions}/:version`,
    summary: 'Answers with a version as an archive.',
    rate: 'creating',
    audit: 'none',
    answers: { 200: 'archive' },
    handler: archive,
  },
  {
    ...usual,
    id: 'restoreVersion',
    method: 'POST',
    path: `${versions}/:version/restore`,
    summary: 'Makes a project, or some of its documents, as a version has it. What is now becomes a version before.',
    rate: 'creating',
    audit: 'version.restore',
    body: 'restore-version',
    answers: { 200: 'restored' },
    handler: restore,
  },
  {
    ...usual,
    id: 'deleteVersion',
    method: 'DELETE',
    path: `${versions}/:version`,
    summary: 'Deletes a version.',
    audit: 'version.delete',
    answers: { 200: 'done' },
    handler: remove,
  },
  {
    ...usual,
    id: 'mergeProject',
    method: 'POST',
    path: '/creator/project/:id/merge',
    summary: 'Merges documents that have several versions side by side, which clients usually do themselves.',
    rate: 'creating',
    audit: 'project.merge',
    body: 'merge',
    answers: { 200: 'merged' },
    handler: merge,
  },
];
