import { can } from '../../access/can.ts';
import type { NewAccount } from '../../accounts/accounts.ts';
import { refuse, sessionBody, tooMany } from '../apiAnswers.ts';
import type { ApiAnswer, ApiRequest, ApiRoute, SignedRequest } from '../apiRoute.ts';
import type { Services } from '../services.ts';
import { beginSession } from './sessionRoutes.ts';

interface NewAccountBody {
  readonly username: string;
  readonly password: string;
  readonly inviteCode?: string;
  readonly setup?: string;
}

type GiveBack = () => void | Promise<void>;

/** Whether somebody may make an account, and how to give back what that used up. */
async function admit({ setup, invites, settings }: Services, body: NewAccountBody): Promise<GiveBack | ApiAnswer> {
  if (body.setup !== undefined) {
    const taken = setup.take(body.setup);
    return (
      taken ?? refuse(403, 'setup.refused', 'This code is not valid any more. Restart the server to get a new one.')
    );
  }
  if (settings.signUp === 'open') return () => undefined;
  if (settings.signUp === 'closed') return refuse(403, 'signup.closed', 'This server makes no new accounts.');
  const taken = body.inviteCode === undefined ? undefined : await invites.take(body.inviteCode);
  return taken ?? refuse(403, 'signup.code', 'To make an account, you need a code from your teacher.');
}

async function create(services: Services, request: ApiRequest): Promise<ApiAnswer> {
  const body = request.body as NewAccountBody;
  const admitted = await admit(services, body);
  if (typeof admitted !== 'function') return admitted;
  const isAdmin = body.setup !== undefined;
  const made = await services.accounts.create(body.username, body.password, isAdmin ? ['admin'] : []);
  if (!made.ok) {
    await admitted();
    return refusedAccount(services, made);
  }
  if (isAdmin) await services.records.change('instance', 'instance', (now) => now && { ...now, hasAdmin: true });
  return beginSession(services, request, made.user, false, 201);
}

async function refusedAccount(
  { accounts }: Services,
  { code, reason }: Extract<NewAccount, { readonly ok: false }>,
): Promise<ApiAnswer> {
  if (code === 'busy') return tooMany(5);
  if (code === 'name.taken') return refuse(409, code, reason, { suggestions: await accounts.offerNames(3) });
  return refuse(422, code, reason);
}

interface ChangeBody {
  readonly avatar_url?: string;
  readonly password?: { readonly old: string; readonly new: string };
}

async function change(services: Services, request: SignedRequest): Promise<ApiAnswer> {
  const { accounts, sessions, callers } = services;
  const { user, scopes } = request.caller;
  if (can({ id: user.id, account: user, scopes }, { on: 'account', action: 'change', user: user.id }) !== 'yes') {
    return refuse(403, 'forbidden', 'You may not do this.');
  }
  const { avatar_url, password } = request.body as ChangeBody;
  const wrong = password && (await accounts.changePassword(user, password.old, password.new));
  if (wrong === 'busy') return tooMany(5);
  if (wrong === 'wrong') return refuse(403, 'password.wrong', 'The old password is wrong.');
  if (wrong) return refuse(422, 'password.weak', wrong.weak);
  if (avatar_url !== undefined) await accounts.change(user.id, { avatar_url });
  callers.forget(user.id);
  const now = (await accounts.get(user.id)) ?? user;
  if (!password) return { status: 200, body: await sessionBody(services, now) };
  // Whoever knew the old password is signed out everywhere.
  await sessions.endAll(user.id);
  services.feeds.endUser(user.id);
  return beginSession(services, request, now, false, 200);
}

async function names({ accounts }: Services): Promise<ApiAnswer> {
  return { status: 200, body: { names: await accounts.offerNames(6) } };
}

export const accountRoutes: readonly ApiRoute[] = [
  {
    id: 'createAccount',
    method: 'POST',
    path: '/auth/account',
    summary: 'Makes an account and signs it in.',
    who: 'anybody',
    rate: 'signIn',
    audit: 'account.create',
    body: 'new-account',
    answers: { 201: 'session' },
    handler: create,
  },
  {
    id: 'changeAccount',
    method: 'PATCH',
    path: '/auth/account',
    summary: 'Changes the picture or the password. A new password ends all other sessions.',
    who: 'session',
    rate: 'signIn',
    audit: 'account.change',
    body: 'change-account',
    answers: { 200: 'session' },
    handler: change,
  },
  {
    id: 'offerNames',
    method: 'GET',
    path: '/auth/names',
    summary: 'Offers names that nobody has.',
    who: 'anybody',
    rate: 'signIn',
    audit: 'none',
    answers: { 200: 'names' },
    handler: names,
  },
];
