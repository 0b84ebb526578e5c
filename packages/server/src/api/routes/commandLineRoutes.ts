import { mostTokens } from '../../sessions/sessions.ts';
import { refuse } from '../apiAnswers.ts';
import type { ApiAnswer, ApiRequest, ApiRoute, SignedRequest } from '../apiRoute.ts';
import type { Services } from '../services.ts';
import { shortId } from './deviceRoutes.ts';

/** Seconds between two questions of a program that waits. */
const interval = 2;

const unknown = refuse(404, 'device.unknown', 'This code is wrong, or no longer valid.');
const tooManyTokens = refuse(403, 'limit.tokens', `At most ${mostTokens} tokens are kept. Delete one first.`);

const answers = {
  pending: refuse(400, 'device.pending', 'Nobody has entered the code yet.'),
  refused: refuse(403, 'device.refused', 'The access was refused.'),
  expired: refuse(410, 'device.expired', 'The code is no longer valid.'),
} as const;

async function ask({ devices }: Services, { body }: ApiRequest): Promise<ApiAnswer> {
  const { title } = body as { title: string };
  return { status: 201, body: { ...devices.ask(title), page: '/account', interval } };
}

async function find({ devices }: Services, { parameters }: SignedRequest): Promise<ApiAnswer> {
  const found = devices.find(parameters.id ?? '');
  return found ? { status: 200, body: found } : unknown;
}

async function answer(services: Services, { caller, parameters, body }: SignedRequest): Promise<ApiAnswer> {
  const { devices, sessions } = services;
  const { allow } = body as { allow: boolean };
  if (allow && (await sessions.listTokens(caller.user.id)).length >= mostTokens) return tooManyTokens;
  const isAnswered = devices.answer(parameters.id ?? '', caller.user.id, allow);
  return isAnswered ? { status: 200, body: { ok: true } } : unknown;
}

/** The error while nobody has answered is no line for the audit log. */
async function take({ devices, sessions, accounts }: Services, { body }: ApiRequest): Promise<ApiAnswer> {
  const taken = devices.take((body as { device: string }).device);
  if (taken.state !== 'allowed') return answers[taken.state];
  const user = await accounts.get(taken.user);
  if (!user) return answers.expired;
  const { key, secret, token } = await sessions.giveToken(user.id, taken.title, ['projects']);
  return { status: 201, body: { id: shortId(key), ...token, token: secret }, actor: user };
}

export const commandLineRoutes: readonly ApiRoute[] = [
  {
    id: 'askForToken',
    method: 'POST',
    path: '/auth/device',
    summary: 'Asks for access for a program without a browser. Answers with a code that somebody types into the page.',
    who: 'anybody',
    rate: 'signIn',
    audit: 'token.ask',
    body: 'device-request',
    answers: { 201: 'device-code' },
    handler: ask,
  },
  {
    id: 'takeToken',
    method: 'POST',
    path: '/auth/device/token',
    summary: 'Gives the token to the program that asked for it, once it is allowed.',
    who: 'anybody',
    rate: 'none',
    audit: 'token.give',
    body: 'device-poll',
    answers: { 201: 'token' },
    handler: take,
  },
  {
    id: 'findDevice',
    method: 'GET',
    path: '/auth/device/:id',
    summary: 'Says which computer asks for access by a code.',
    who: 'session',
    rate: 'signIn',
    audit: 'none',
    answers: { 200: 'device' },
    handler: find,
  },
  {
    id: 'answerDevice',
    method: 'POST',
    path: '/auth/device/:id/answer',
    summary: 'Allows or refuses access that was asked for by a code.',
    who: 'session',
    rate: 'signIn',
    audit: 'token.answer',
    body: 'device-answer',
    answers: { 200: 'done' },
    handler: answer,
  },
];
