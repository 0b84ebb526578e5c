import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EngineEvent, EngineState, ReplicationFault, Step } from './state.ts';
import { initialState } from './state.ts';
import { initialOptions, nextDelay, replicationOptions } from './syncTimes.ts';
import { fillText } from './texts.ts';
import { transition } from './transition.ts';

type Sent = EngineEvent extends infer Each ? (Each extends { run: number } ? Omit<Each, 'run'> : Each) : never;

const ofRuns = new Set([
  'active',
  'paused',
  'complete',
  'retry',
  'sent',
  'missing',
  'denied',
  'failed',
  'held',
  'resendDue',
]);

/** An event of the current run, if it is one of a run. */
function now(event: Sent, { run }: EngineState): EngineEvent {
  return (ofRuns.has(event.type) ? { ...event, run } : event) as EngineEvent;
}

/** Sends events, each with the run that is current then. */
function play(events: readonly Sent[], from: EngineState = initialState): Step {
  const effects = [];
  let state = from;
  for (const event of events) {
    const step = transition(state, now(event, state));
    state = step.state;
    effects.push(...step.effects);
  }
  return { state, effects };
}

const failing = (fault: Partial<ReplicationFault>, random = 0.5): Sent => ({
  type: 'failed',
  fault: { kind: 'network', key: 'x', ...fault },
  random,
});
const open: Sent[] = [
  { type: 'open', uuid: 'u', stops: [] },
  { type: 'opened', uuid: 'u' },
];
const live: Sent[] = [...open, { type: 'complete' }];
const typesOf = ({ effects }: Step) => effects.map(({ type }) => type);
const textsOf = ({ effects }: Step) => effects.flatMap((each) => (each.type === 'show' ? [fillText(each.text)] : []));
const gone =
  'This project is no longer accessible to you. It may have been deleted or the owner has revoked access to the project.';

const phases: [string, Sent[], EngineState['phase'], string[]][] = [
  ['opens the database first', open.slice(0, 1), 'opening', ['openDatabase']],
  ['copies everything once', open, 'initial', ['openDatabase', 'replicate', 'later']],
  [
    'then stays in touch',
    live,
    'live',
    ['openDatabase', 'replicate', 'later', 'replicate', 'later', 'later', 'resendMissing'],
  ],
  [
    'opens without sync',
    [
      { type: 'open', uuid: 'u', stops: ['switchedOff'] },
      { type: 'opened', uuid: 'u' },
    ],
    'paused',
    ['openDatabase'],
  ],
];

const ends: [string, Sent[], EngineState['phase'], string][] = [
  ['initial sync unauthorized', [...open, failing({ kind: 'access' })], 'refused', gone],
  ['live sync unauthorized', [...live, failing({ kind: 'access' })], 'refused', gone],
  [
    'unauthorized while offline',
    [...live, failing({}), { type: 'retry' }, failing({ kind: 'access' })],
    'refused',
    gone,
  ],
  [
    'the same fault 5 times',
    [...live, ...Array.from({ length: 5 }, () => [failing({ kind: 'other' }), { type: 'retry' } as const]).flat()],
    'failed',
    'Error during live sync. Try again later or conctact {provider} support.',
  ],
  [
    'no database',
    [...open.slice(0, 1), { type: 'openFailed', uuid: 'u', fault: { kind: 'missing' } }],
    'failed',
    'Error accessing database, not found.',
  ],
  [
    'no access',
    [...open.slice(0, 1), { type: 'openFailed', uuid: 'u', fault: { kind: 'access', message: 'm' } }],
    'failed',
    'Error accessing database: [m]',
  ],
  [
    'no setup',
    [...open.slice(0, 1), { type: 'openFailed', uuid: 'u', fault: { kind: 'setup', message: 'm' } }],
    'failed',
    'There was an error setting up the project database: [m]',
  ],
  [
    'no load',
    [...open.slice(0, 1), { type: 'openFailed', uuid: 'u', fault: { kind: 'load', error: 'e' } }],
    'failed',
    'Unexpected error: [e]',
  ],
];

describe('transition', () => {
  it.each(phases)('%s', (_, events, phase, effects) => {
    const step = play(events);
    expect([step.state.phase, typesOf(step)]).toEqual([phase, effects]);
  });

  it.each(ends)('ends with the text for %s, after everything is stored', (_, events, phase, text) => {
    const step = play(events);
    expect([step.state.phase, textsOf(step)]).toEqual([phase, [text]]);
    const types = typesOf(step);
    expect(types.indexOf('flush')).toBeLessThan(types.indexOf('show'));
    expect(step.effects.at(-1)).toEqual({ type: 'redirect', milliseconds: 5000 });
    expect(types.includes('keepCopy')).toBe(phase === 'refused');
  });

  it('sets the offline flag while it tries again, and clears it on active or paused', () => {
    const lost = play([...live, failing({})]).state;
    expect([lost.phase, lost.isOffline]).toEqual(['offline', true]);
    const trying = play([{ type: 'retry' }], lost);
    expect([trying.state.isOffline, typesOf(trying)]).toEqual([true, ['replicate', 'later', 'later', 'resendMissing']]);
    for (const type of ['active', 'paused'] as const) {
      const { phase, isOffline } = play([{ type }], trying.state).state;
      expect([phase, isOffline]).toEqual(['live', false]);
    }
  });

  it('takes it for progress when something arrives, not when one direction has nothing to do', () => {
    const lost = play([...live, failing({ kind: 'other', key: 'full' }), { type: 'retry' }]).state;
    const resultOf = (event: Sent) => {
      const { delay, repeats } = play([event], lost).state;
      return delay === 0 && repeats === 0;
    };
    expect(resultOf({ type: 'paused' })).toBe(false);
    for (const event of [{ type: 'active' }, { type: 'sent', documents: ['object.json'] }] as const)
      expect(resultOf(event)).toBe(true);
    // That the server can be asked says nothing about what it sends.
    expect(resultOf({ type: 'missing', documents: [], before: [] })).toBe(false);
    const refusals = Array.from({ length: 5 }, () => [
      failing({ kind: 'other', key: 'full' }),
      { type: 'retry' } as const,
      { type: 'paused' } as const,
    ]);
    expect(play([...live, ...refusals.flat()]).state.phase).toBe('failed');
  });

  it('takes it for progress that a replication has held for a minute', () => {
    const step = play([...live, failing({ kind: 'other', key: 'full' }), { type: 'retry' }]);
    const held = step.effects.filter((each) => each.type === 'later' && each.event === 'held').at(-1);
    expect(held).toMatchObject({ milliseconds: 60_000, run: step.state.run });
    // Nobody has answered yet.
    expect(play([{ type: 'held' }], step.state).state.repeats).toBe(1);
    const { delay, repeats } = play([{ type: 'paused' }, { type: 'held' }], step.state).state;
    expect([delay, repeats]).toEqual([0, 0]);
    // That of an earlier replication says nothing about this one.
    const late: EngineEvent = { type: 'held', run: step.state.run - 1 };
    expect(transition(play([{ type: 'paused' }], step.state).state, late).state.repeats).toBe(1);
  });

  it('ends where the answers of the server can never be read, although it can be asked', () => {
    const rounds = Array.from({ length: 5 }, () => [
      { type: 'missing', documents: [], before: [] } as const,
      failing({ kind: 'other', key: 'unreadable' }),
      { type: 'retry' } as const,
    ]);
    expect(play([...live, ...rounds.flat()]).state.phase).toBe('failed');
  });

  it('tries a lost connection for ever, and waits as long as the server asks', () => {
    const tries = Array.from({ length: 50 }, () => [failing({}), { type: 'retry' } as const]).flat();
    expect(play([...live, ...tries]).state.phase).toBe('offline');
    const { effects } = play([...live, failing({ retryAfter: 90_000 })]);
    expect(effects.at(-1)).toMatchObject({ type: 'wait', milliseconds: 90_000 });
  });

  it('pauses without a session, and goes on after the sign-in', () => {
    const out = play([...live, failing({ kind: 'session' })]);
    expect([out.state.phase, typesOf(out).slice(-2)]).toEqual(['paused', ['stopReplication', 'checkSession']]);
    expect(play([{ type: 'sessionChecked', isSignedIn: false }], out.state).state.phase).toBe('paused');
    expect(play([{ type: 'sessionChecked', isSignedIn: true }], out.state).state.phase).toBe('initial');
  });

  it('waits longer and longer where a valid session is refused', () => {
    const checked = { type: 'sessionChecked', isSignedIn: true } as const;
    const lost = failing({ kind: 'session' });
    const again = play([...live, lost, checked, lost]);
    expect([again.state.phase, typesOf(again).slice(-2)]).toEqual(['offline', ['wait', 'checkSession']]);
    const later = play([checked, { type: 'retry' }, lost], again.state);
    expect(later.state.delay).toBeGreaterThan(again.state.delay);
    expect(play([{ type: 'sessionChecked', isSignedIn: false }], later.state).state.phase).toBe('paused');
  });

  it('syncs only when nothing stops it any more', () => {
    const off = play([...live, { type: 'stop', reason: 'switchedOff' }, { type: 'stop', reason: 'notLeading' }]).state;
    const half = play([{ type: 'resume', reason: 'switchedOff' }], off).state;
    expect([off.phase, half.phase]).toEqual(['paused', 'paused']);
    expect(play([{ type: 'resume', reason: 'notLeading' }], half).state.phase).toBe('initial');
  });

  it('names what is refused, goes on, and forgets it when it arrives', () => {
    const refused = { id: 'scenes/id1.json', reason: 'deep' };
    const poor = play([...live, { type: 'denied', refused }, { type: 'denied', refused }]).state;
    expect([poor.phase, poor.quarantine]).toEqual(['live', [refused]]);
    const again = play([{ type: 'sessionChecked', isSignedIn: true }], poor);
    expect(again.effects).toEqual([{ type: 'resend', uuid: 'u', documents: [refused.id] }]);
    expect(play([{ type: 'confirmed' }], poor).effects).toEqual(again.effects);
    const due = play([{ type: 'resendDue' }], poor).effects;
    expect(due).toEqual([
      { type: 'resend', uuid: 'u', documents: [refused.id] },
      { type: 'later', event: 'resendDue', milliseconds: 600_000, run: poor.run },
    ]);
    expect(play([{ type: 'sent', documents: [refused.id] }], poor).state.quarantine).toEqual([]);
    // A refusal of an earlier version can come late, and one of a later version while the server is asked.
    const before = poor.quarantine;
    expect(play([{ type: 'missing', documents: [refused.id], before }], poor).state.quarantine).toEqual([refused]);
    expect(play([{ type: 'missing', documents: [], before }], poor).state.quarantine).toEqual([]);
    expect(play([{ type: 'missing', documents: [], before: [] }], poor).state.quarantine).toEqual([refused]);
  });

  it('saves and stops before it opens another project, and ignores what arrives late', () => {
    const before = play(live).state;
    const step = play([{ type: 'open', uuid: 'v', stops: [] }], before);
    expect(typesOf(step)).toEqual(['flush', 'stopReplication', 'openDatabase']);
    const late: EngineEvent = { type: 'failed', run: before.run, fault: { kind: 'access', key: '' }, random: 0 };
    expect(transition(step.state, late)).toEqual({ state: step.state, effects: [] });
  });
});

const anyEvent: fc.Arbitrary<Sent> = fc.oneof(
  fc.constantFrom<Sent>(
    ...live,
    { type: 'active' },
    { type: 'paused' },
    { type: 'retry' },
    { type: 'held' },
    { type: 'resendDue' },
    { type: 'online' },
    { type: 'confirmed' },
    { type: 'close' },
  ),
  fc.record({
    type: fc.constantFrom('stop', 'resume'),
    reason: fc.constantFrom('switchedOff', 'signedOut', 'notLeading'),
  }),
  fc.record({ type: fc.constant('sessionChecked'), isSignedIn: fc.boolean() }),
  fc
    .tuple(fc.constantFrom('session', 'access', 'network', 'other'), fc.double({ min: 0, max: 0.999, noNaN: true }))
    .map(([kind, random]) => failing({ kind }, random)),
) as fc.Arbitrary<Sent>;

describe('whatever happens', () => {
  it('never syncs what is stopped, and never forgets to try again', () => {
    const property = fc.property(fc.array(anyEvent, { maxLength: 60 }), (events) => {
      let state = initialState;
      for (const event of events) {
        const step = transition(state, now(event, state));
        const types = typesOf(step);
        if (types.includes('replicate')) expect(step.state.stops.size).toBe(0);
        if (step.state.phase === 'offline' && step.state.run !== state.run) {
          expect(types.some((type) => type === 'wait' || type === 'replicate')).toBe(true);
        }
        expect(step.state.isOffline).toBe(step.state.phase === 'offline');
        state = step.state;
      }
    });
    fc.assert(property, { seed: 17, numRuns: 300 });
  });
});

describe('times', () => {
  it('are up to 2 s, then grow by half with jitter, up to a minute', () => {
    expect([nextDelay(0, 0), nextDelay(0, 0.999)]).toEqual([0, 1998]);
    expect([nextDelay(1000, 0), nextDelay(1000, 0.5), nextDelay(1000, 1)]).toEqual([1125, 1500, 1875]);
    expect(nextDelay(60_000, 1)).toBe(60_000);
  });

  it('and batches depend on the memory of the computer', () => {
    expect(initialOptions(4 * 1024 ** 3)).toEqual({ batch_size: 50, batches_limit: 5, timeout: 1000 });
    expect(initialOptions(4 * 1024 ** 3 + 1)).not.toHaveProperty('timeout');
    expect(initialOptions(undefined)).toBe(replicationOptions.initial);
    expect(replicationOptions.live).toEqual({ live: true, timeout: 10_000, heartbeat: false });
  });
});
