import { keepMissing, quarantineOne, releaseSent } from './quarantine.ts';
import {
  type EngineEffect,
  type EngineEvent,
  type EngineState,
  initialState,
  type Phase,
  type Step,
  type Stop,
} from './state.ts';
import { nextDelay, syncTimes } from './syncTimes.ts';
import { type EngineText, liveSyncFailed, noLongerAccessible, openFaultText } from './texts.ts';

type Event<Type extends EngineEvent['type']> = Extract<EngineEvent, { readonly type: Type }>;

/** A fault that comes so often without progress is not going to pass. */
const mostRepeats = 5;

/** The phases in which a replication runs, or is tried again. */
const running: ReadonlySet<Phase> = new Set(['initial', 'live', 'offline']);

/** What the engine does next. Pure: time, chance and the world come as events and go as effects. */
export function transition(state: EngineState, event: EngineEvent): Step {
  if ('run' in event && (event.run !== state.run || !running.has(state.phase))) return { state, effects: [] };
  switch (event.type) {
    case 'open':
      return open(state, event);
    case 'opened':
      return state.phase === 'opening' && event.uuid === state.uuid ? begin(state) : { state, effects: [] };
    case 'openFailed':
      return state.phase === 'opening' && event.uuid === state.uuid
        ? end(state, 'failed', openFaultText(event.fault))
        : { state, effects: [] };
    case 'active':
      return { state: advanced(state), effects: [] };
    case 'paused':
      return { state: connected(state), effects: [{ type: 'mergeConflicts', uuid: state.uuid }] };
    case 'complete':
      return replicate({ ...advanced(state), goal: 'live' });
    case 'sent':
      return {
        state: { ...advanced(state), quarantine: releaseSent(state.quarantine, event.documents) },
        effects: [],
      };
    case 'missing':
      return {
        state: { ...withoutSessionFault(state), quarantine: keepMissing(state.quarantine, event) },
        effects: [],
      };
    case 'held':
      return { state: state.isOffline ? state : withoutFault(state), effects: [] };
    case 'resendDue':
      return { state, effects: [...resendRefused(state), resendLater(state.run)] };
    case 'denied':
      return { state: { ...state, quarantine: quarantineOne(state.quarantine, event.refused) }, effects: [] };
    case 'failed':
      return failed(state, event);
    case 'retry':
      return state.phase === 'offline' ? replicate(state) : { state, effects: [] };
    case 'online':
      return state.phase === 'offline' ? replicate(state) : { state, effects: [] };
    case 'confirmed':
      return { state, effects: resendRefused(state) };
    case 'sessionChecked':
      return sessionChecked(state, event);
    case 'stop':
      return stop(state, event.reason);
    case 'resume':
      return resume(state, event.reason);
    case 'close':
      return close(state);
  }
}

function open(state: EngineState, { uuid, stops }: Event<'open'>): Step {
  const closed = close(state);
  const next: EngineState = {
    ...initialState,
    phase: 'opening',
    uuid,
    stops: new Set(stops),
    run: closed.state.run + 1,
  };
  return { state: next, effects: [...closed.effects, { type: 'openDatabase', uuid }] };
}

/** Saves and stops first, so that nothing of one project can reach the next. */
function close(state: EngineState): Step {
  if (state.phase === 'off') return { state, effects: [] };
  return {
    state: { ...initialState, run: state.run + 1 },
    effects: [{ type: 'flush' }, { type: 'stopReplication' }],
  };
}

function begin(state: EngineState): Step {
  if (state.stops.size > 0) return { state: { ...state, phase: 'paused' }, effects: [] };
  return replicate(state);
}

/**
 * Starts what is to run. After a lost connection, the phase changes only when something has arrived. The list of refused
 * documents is not stored: what the server still does not have is sent again, and refused by name.
 */
function replicate(state: EngineState): Step {
  const { uuid, goal } = state;
  const run = state.run + 1;
  const effects: EngineEffect[] = [{ type: 'replicate', replication: goal, uuid, run }];
  effects.push({ type: 'later', event: 'held', milliseconds: syncTimes.held, run });
  if (goal === 'live') effects.push(resendLater(run), { type: 'resendMissing', uuid });
  return { state: { ...state, phase: state.isOffline ? 'offline' : goal, run }, effects };
}

/** The server answers. A fault that came before may come again: one direction can be idle while the other fails. */
function connected(state: EngineState): EngineState {
  return { ...state, phase: state.goal, isOffline: false };
}

/** Something has arrived, here or there. */
function advanced(state: EngineState): EngineState {
  return withoutFault(connected(state));
}

function withoutFault(state: EngineState): EngineState {
  return { ...state, delay: 0, repeats: 0, fault: '' };
}

/** A request was answered, so the session is valid. Other faults may be those of a direction that was not asked. */
function withoutSessionFault(state: EngineState): EngineState {
  return state.fault === noSession ? withoutFault(state) : state;
}

function failed(state: EngineState, event: Event<'failed'>): Step {
  const { fault, random } = event;
  switch (fault.kind) {
    case 'session':
      return sessionLost(state, random);
    case 'access':
      return end(state, 'refused', noLongerAccessible);
    case 'other': {
      const repeats = fault.key === state.fault ? state.repeats + 1 : 1;
      if (repeats >= mostRepeats) return end(state, 'failed', liveSyncFailed);
      return wait({ ...state, repeats, fault: fault.key }, random, fault.retryAfter);
    }
    case 'network':
      return wait(state, random, fault.retryAfter);
  }
}

/** Where the database refuses a session that is valid, only the first try is made at once. */
function sessionLost(state: EngineState, random: number): Step {
  const step = state.fault === noSession ? wait(state, random) : stop({ ...state, fault: noSession }, 'signedOut');
  return { state: step.state, effects: [...step.effects, { type: 'checkSession' }] };
}

const noSession = 'session';

function wait(state: EngineState, random: number, retryAfter = 0): Step {
  const delay = nextDelay(state.delay, random);
  const run = state.run + 1;
  return {
    state: { ...state, phase: 'offline', isOffline: true, delay: Math.max(1, delay), run },
    effects: [{ type: 'wait', milliseconds: Math.max(delay, retryAfter), run }],
  };
}

/** Sync ends for this opening. What is stored here stays. */
function end(state: EngineState, phase: 'refused' | 'failed', text: EngineText): Step {
  const effects: EngineEffect[] = [{ type: 'flush' }, { type: 'stopReplication' }];
  if (phase === 'refused') effects.push({ type: 'keepCopy', uuid: state.uuid });
  effects.push({ type: 'show', text }, { type: 'redirect', milliseconds: syncTimes.redirect });
  return { state: { ...state, phase, isOffline: false, run: state.run + 1 }, effects };
}

function sessionChecked(state: EngineState, { isSignedIn }: Event<'sessionChecked'>): Step {
  if (!isSignedIn) return stop(state, 'signedOut');
  const resumed = resume(state, 'signedOut');
  return { ...resumed, effects: [...resumed.effects, ...resendRefused(state)] };
}

/** What was refused for lack of room or rights may be welcome now. */
function resendRefused({ phase, uuid, quarantine }: EngineState): EngineEffect[] {
  if (phase !== 'live' || quarantine.length === 0) return [];
  return [{ type: 'resend', uuid, documents: quarantine.map(({ id }) => id) }];
}

function resendLater(run: number): EngineEffect {
  return { type: 'later', event: 'resendDue', milliseconds: syncTimes.quarantine, run };
}

function stop(state: EngineState, reason: Stop): Step {
  if (state.phase === 'off') return { state, effects: [] };
  const stops = new Set([...state.stops, reason]);
  if (!running.has(state.phase)) return { state: { ...state, stops }, effects: [] };
  return {
    state: { ...state, stops, phase: 'paused', isOffline: false, delay: 0, run: state.run + 1 },
    effects: [{ type: 'stopReplication' }],
  };
}

function resume(state: EngineState, reason: Stop): Step {
  if (!state.stops.has(reason)) return { state, effects: [] };
  const stops = new Set([...state.stops].filter((each) => each !== reason));
  const next = { ...state, stops };
  return state.phase === 'paused' && stops.size === 0
    ? begin({ ...next, goal: 'initial' })
    : { state: next, effects: [] };
}
