import { expect, it } from 'vitest';
import { Refusal, Unreachable } from '../../session/cloud/serverCalls.ts';
import { NotSent, sourceFault } from './versionSource.ts';

it.each([
  ['no network', new Unreachable('Failed to fetch'), 'offline'],
  ['a failed request of the database', Object.assign(new Error('getaddrinfo'), { status: 500 }), 'offline'],
  ['a session that ended', new Refusal('session', 'Sign in first.', 401), 'signedOut'],
  [
    'a session that ended, told by the database',
    Object.assign(new Error('unauthorized'), { status: 401 }),
    'signedOut',
  ],
  ['a version that is no longer kept', new Refusal('version.unknown', 'This version does not exist.', 404), 'gone'],
  [
    'a project of somebody else',
    new Refusal('forbidden', 'You may not do this.', 403),
    { message: 'You may not do this.' },
  ],
  ['changes that the server does not have', new NotSent(), 'notSent'],
  ['anything else', new TypeError('x is undefined'), { message: 'Unexpected error: [x is undefined]' }],
])('%s is told apart', (_, error, fault) => {
  expect(sourceFault(error)).toEqual(fault);
});
