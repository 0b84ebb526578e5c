import { isJsonObject } from '@playhouse/core';
import { callServer, demandSuccess } from '../account/callServer.ts';
import { findUser } from '../account/findUser.ts';
import { readLogins } from '../account/loginsFile.ts';
import { originOf } from '../account/serverAddress.ts';
import { CommandError, exitStatus } from '../exit.ts';
import type { Terminal } from '../terminal.ts';
import { rememberCloud, type SyncPlace } from './syncPlace.ts';

/** A project on a server, and how to reach it. */
export interface SyncTarget {
  /** The address of its database. */
  readonly address: string;
  readonly authorization?: string;
  /** Whether its database is made if there is none: on a bare CouchDB. */
  readonly isMade: boolean;
  /** Where all of it is one answer; not on a bare CouchDB. */
  readonly pack?: string;
  /** A Playhouse server also merges, and asks before much is deleted. */
  readonly cloud?: Cloud;
}

interface Cloud {
  readonly origin: string;
  readonly token: string;
  readonly id: string;
}

export interface CloudProject {
  readonly id: string;
  readonly uuid: string;
  readonly name: string;
}

/** Somebody who is signed in at a server. */
export interface Account {
  readonly origin: string;
  readonly token: string;
}

/**
 * The server of a call and the token for it. A token of the environment goes to a server only that is named beside it; a
 * folder never says where a token goes.
 */
export function findAccount(server: string | undefined, { env }: Pick<Terminal, 'env'>): Account {
  const named = server ?? (env.PLAYHOUSE_SERVER || undefined);
  const { servers, last } = readLogins(env);
  const token = env.PLAYHOUSE_TOKEN || undefined;
  if (token !== undefined && named === undefined) {
    const message = 'With PLAYHOUSE_TOKEN, name the server it is for, with --server or PLAYHOUSE_SERVER.';
    throw new CommandError(exitStatus.usage, 'server.missing', message);
  }
  const origin = named === undefined ? last : originOf(named);
  if (origin === undefined) throw notSignedIn('at a server');
  const known = token ?? servers.get(origin)?.token;
  if (known === undefined) throw notSignedIn(`at ${origin}`);
  return { origin, token: known };
}

function notSignedIn(where: string): CommandError {
  const message = `You are not signed in ${where}. Run playhouse login, or name a CouchDB with --couchdb.`;
  return new CommandError(exitStatus.io, 'login.missing', message);
}

/** A project in the library of the person, by id, UUID or name. */
export async function findCloudProject({ origin, token }: Account, wanted: string): Promise<CloudProject> {
  const { id: user } = await findUser(origin, token);
  const path = `/db/creator2_${user}_ini/project_library`;
  const { status, body } = await callServer(origin, { method: 'GET', path, token });
  const listed: readonly unknown[] = status === 200 && Array.isArray(body.projects) ? body.projects : [];
  const projects = listed.filter(isJsonObject).map(({ id, uuid, name }) => {
    return { id: String(id), uuid: String(uuid), name: String(name) };
  });
  const found = projects.filter(({ id, uuid, name }) => [id, uuid, name].includes(wanted));
  const [project, ...others] = found;
  if (project && others.length === 0) return project;
  const message = project
    ? `Several projects are called ${wanted}. Use the id of one: ${found.map(({ id }) => id).join(', ')}.`
    : `There is no project ${wanted} in your library at ${origin}.`;
  throw new CommandError(exitStatus.io, project ? 'project.ambiguous' : 'project.unknown', message);
}

/** The cloud side of a project, made if there is none. Making it twice makes it once. */
export async function openCloud({ origin, token }: Account, place: SyncPlace, name: string): Promise<SyncTarget> {
  const known = place.mark.clouds[origin];
  const id = known ?? (await makeCloud({ origin, token }, place.mark.uuid, name));
  if (known === undefined) rememberCloud(place, origin, id);
  return {
    address: `${origin}/db/project_${id}`,
    authorization: `Bearer ${token}`,
    isMade: false,
    pack: `${origin}/creator/project/${id}/pack`,
    cloud: { origin, token, id },
  };
}

async function makeCloud({ origin, token }: Account, uuid: string, name: string): Promise<string> {
  const path = `/creator/project/${uuid}`;
  const made = await callServer(origin, { method: 'PUT', path, token, body: { name } });
  if (made.status === 401) await findUser(origin, token);
  return String(demandSuccess(made).id);
}

/** A database of a bare CouchDB: the one of the address, or else the project's own. */
export function couchTarget(address: string, uuid: string): SyncTarget {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    const message = `${address} is not the address of a CouchDB, such as http://127.0.0.1:5984, or of a database on one.`;
    throw new CommandError(exitStatus.usage, 'couchdb.address', message);
  }
  const pair = [url.username, url.password].map(decodeURIComponent).join(':');
  const path = url.pathname.replace(/\/+$/, '') || `/project-${uuid}`;
  return {
    address: url.origin + path,
    isMade: true,
    ...(url.username !== '' && { authorization: `Basic ${Buffer.from(pair).toString('base64')}` }),
  };
}
