import { type Shared, sharedGameLimits } from '../../lending/sharedGames.ts';
import { refuse } from '../apiAnswers.ts';
import type { ApiAnswer, ApiRequest, ApiRoute } from '../apiRoute.ts';
import type { Services } from '../services.ts';

const gone = refuse(404, 'game.gone', 'This game is not shared, or not any longer.');
const full = refuse(503, 'game.full', 'The server has no room for another shared game. Try again later.');

/** The person at this computer may have no account; everybody there is the same person. */
function ownerOf({ caller }: ApiRequest): string {
  return caller?.user.id ?? 'here';
}

async function tellSharing({ lending }: Services): Promise<ApiAnswer> {
  return { status: 200, body: { addresses: lending.reachableAt(), bytes: sharedGameLimits.personBytes } };
}

async function share({ lending }: Services, request: ApiRequest): Promise<ApiAnswer> {
  const shared = lending.games.share(ownerOf(request), request.body as Uint8Array);
  return shared.ok ? { status: 201, body: bodyOf(shared) } : full;
}

async function replace({ lending }: Services, request: ApiRequest): Promise<ApiAnswer> {
  const shared = lending.games.replace(ownerOf(request), request.parameters.id ?? '', request.body as Uint8Array);
  if (!shared) return gone;
  return shared.ok ? { status: 200, body: bodyOf(shared) } : full;
}

function bodyOf({ token, until }: Extract<Shared, { ok: true }>): object {
  return { token, expiresAt: new Date(until).toISOString() };
}

async function read({ lending }: Services, { parameters }: ApiRequest): Promise<ApiAnswer> {
  const bytes = lending.games.read(parameters.id ?? '');
  if (!bytes) return gone;
  // Opened by itself, the file has no rights and no name.
  const headers = {
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="game.playhouse.zip"',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
  };
  return { status: 200, headers, body: bytes };
}

async function end({ lending }: Services, request: ApiRequest): Promise<ApiAnswer> {
  const isEnded = lending.games.end(ownerOf(request), request.parameters.id ?? '');
  return isEnded ? { status: 200, body: { ok: true } } : gone;
}

export const gameRoutes: readonly ApiRoute[] = [
  {
    id: 'tellSharing',
    method: 'GET',
    path: '/shared-games',
    who: 'near',
    scope: 'projects',
    rate: 'none',
    audit: 'none',
    summary: 'Says where other devices reach the server, and how large a shared game may be.',
    answers: { 200: 'sharing' },
    handler: tellSharing,
  },
  {
    id: 'shareGame',
    method: 'POST',
    path: '/shared-games',
    who: 'near',
    scope: 'projects',
    rate: 'creating',
    audit: 'game.share',
    summary: 'Keeps an archive for two hours, for whoever has its token.',
    file: { type: 'application/zip', bytes: sharedGameLimits.personBytes },
    answers: { 201: 'shared-game' },
    handler: share,
  },
  {
    id: 'replaceSharedGame',
    method: 'PUT',
    path: '/shared-games/:id',
    who: 'near',
    scope: 'projects',
    rate: 'creating',
    audit: 'game.share',
    summary: 'Replaces an archive with its next version, for two hours from now.',
    file: { type: 'application/zip', bytes: sharedGameLimits.personBytes },
    answers: { 200: 'shared-game' },
    handler: replace,
  },
  {
    id: 'readSharedGame',
    method: 'GET',
    path: '/shared-games/:id',
    who: 'anybody',
    rate: 'none',
    audit: 'none',
    summary: 'The archive of a token.',
    answers: { 200: 'application/zip' },
    handler: read,
  },
  {
    id: 'endSharedGame',
    method: 'DELETE',
    path: '/shared-games/:id',
    who: 'near',
    scope: 'projects',
    rate: 'none',
    audit: 'game.end',
    summary: 'Forgets an archive before its time.',
    answers: { 200: 'done' },
    handler: end,
  },
];
