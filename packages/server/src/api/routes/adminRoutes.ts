import type { User } from '../../accounts/accounts.ts';
import { idPattern } from '../../identity/ids.ts';
import type { Role } from '../../records/recordTypes.ts';
import { refuse } from '../apiAnswers.ts';
import type { ApiAnswer, ApiRoute, SignedRequest } from '../apiRoute.ts';
import type { Services } from '../services.ts';

const page = 100;

function shown({ id, username, sku, roles, kind, createdAt, lastDay }: User): object {
  return { id, username, sku, roles, kind, createdAt, lastDay };
}

async function list({ accounts }: Services, { query }: SignedRequest): Promise<ApiAnswer> {
  const found = await accounts.list(query.get('after') ?? '', page);
  return { status: 200, body: { accounts: found.map(shown) } };
}

async function change(services: Services, { caller, parameters, body }: SignedRequest): Promise<ApiAnswer> {
  const { accounts, sessions, callers, feeds } = services;
  const id = parameters.id ?? '';
  const user = idPattern.test(id) ? await accounts.get(id) : undefined;
  if (!user) return refuse(404, 'account.unknown', 'This account does not exist.');
  const next = body as { sku?: string; roles?: readonly Role[] };
  if (id === caller.user.id && next.roles && !next.roles.includes('admin')) {
    return refuse(409, 'account.last-admin', 'You cannot take the role of administrator from yourself.');
  }
  const changed = await accounts.change(id, next);
  if (!changed) return refuse(404, 'account.unknown', 'This account does not exist.');
  // Everything that was open with the former rights ends.
  if (id !== caller.user.id) await sessions.endAll(id);
  callers.forget(id);
  feeds.endUser(id);
  return { status: 200, body: shown(changed), object: id };
}

async function bringBack({ projects }: Services, { parameters }: SignedRequest): Promise<ApiAnswer> {
  const id = parameters.id ?? '';
  const isBack = idPattern.test(id) && (await projects.bringBack(id));
  if (!isBack) return refuse(404, 'project.unknown', 'There is no such project that waits to be erased.');
  return { status: 200, body: { ok: true }, object: id };
}

async function invite({ invites }: Services, { body }: SignedRequest): Promise<ApiAnswer> {
  const { accounts = 40, days = 14 } = body as { accounts?: number; days?: number };
  return { status: 201, body: await invites.make(accounts, days) };
}

const usual = { who: 'admin', rate: 'none' } as const;

export const adminRoutes: readonly ApiRoute[] = [
  {
    ...usual,
    id: 'listAccounts',
    method: 'GET',
    path: '/admin/accounts',
    summary: `Lists ${page} accounts, after one of them.`,
    audit: 'none',
    query: ['after'],
    answers: { 200: 'accounts' },
    handler: list,
  },
  {
    ...usual,
    id: 'changeAnyAccount',
    method: 'PATCH',
    path: '/admin/accounts/:id',
    summary: 'Changes plan and roles of an account, and signs it out.',
    audit: 'admin.account',
    body: 'account-change',
    answers: { 200: 'account' },
    handler: change,
  },
  {
    ...usual,
    id: 'bringBackProject',
    method: 'POST',
    path: '/admin/projects/:id/bring-back',
    summary: 'Puts a project that waits to be erased back into the trash of its owner.',
    audit: 'admin.project',
    body: 'empty',
    answers: { 200: 'done' },
    handler: bringBack,
  },
  {
    ...usual,
    id: 'makeInvite',
    method: 'POST',
    path: '/admin/invites',
    summary: 'Makes a code with which accounts can be made.',
    rate: 'creating',
    audit: 'admin.invite',
    body: 'new-invite',
    answers: { 201: 'invite' },
    handler: invite,
  },
];
