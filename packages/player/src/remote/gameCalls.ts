import { isJsonObject } from '@playhouse/core';
import type { GamePorts, NetworkRequest, SoundOptions } from '@playhouse/runtime';
import * as v from 'valibot';
import type { GameEvents } from '../api/gameEvents.ts';
import { fault, logLine } from './answerSchemas.ts';
import { hit } from './explainProtocol.ts';
import { firstFault, number, whole } from './messageSchemas.ts';
import type { GameCall } from './protocol.ts';

/** The receivers of the calls. */
export interface CalledOnes {
  readonly ports: GamePorts;
  readonly gameEvents: GameEvents;
}

type Perform = (values: unknown, called: CalledOnes) => boolean;

const soundOptions = v.object({ loop: v.boolean(), volume: number, pitch: number, pan: number });
const changedSound = v.partial(soundOptions) as v.GenericSchema<unknown, Partial<SoundOptions>>;
const networkRequest = v.object({
  call: whole,
  method: v.picklist(['GET', 'POST']),
  url: v.string(),
  body: v.optional(v.string()),
}) as v.GenericSchema<unknown, NetworkRequest>;
const argument = v.custom<Readonly<Record<string, unknown>>>(isJsonObject);
const sceneName = v.object({ id: v.string(), name: v.string() });

/** Validates a list of values, each with its own schema, and passes them on. */
function taking<const Items extends readonly v.GenericSchema[]>(
  items: Items,
  perform: (called: CalledOnes, values: v.InferOutput<v.StrictTupleSchema<Items, undefined>>) => void,
): Perform {
  const schema = v.strictTuple(items);
  return (values, called) => {
    const taken = v.safeParse(schema, values, firstFault);
    if (taken.success) perform(called, taken.output);
    return taken.success;
  };
}

const calls: ReadonlyMap<string, Perform> = new Map([
  ['playSound', taking([whole, v.string(), soundOptions], ({ ports }, call) => ports.audio.playSound(...call))],
  ['updateSound', taking([whole, changedSound], ({ ports }, call) => ports.audio.updateSound(...call))],
  ['stopSound', taking([whole], ({ ports }, [handle]) => ports.audio.stopSound(handle))],
  ['playMusic', taking([v.string(), v.boolean()], ({ ports }, call) => ports.audio.playMusic(...call))],
  ['pauseMusic', taking([], ({ ports }) => ports.audio.pauseMusic())],
  ['stopMusic', taking([], ({ ports }) => ports.audio.stopMusic())],
  ['setVolumes', taking([number, number], ({ ports }, call) => ports.audio.setVolumes(...call))],
  ['openUrl', taking([v.string()], ({ ports }, [url]) => ports.platform.openUrl(url))],
  ['quit', taking([], ({ ports }) => ports.platform.quit())],
  ['askText', taking([v.string()], ({ ports }, [prompt]) => ports.platform.askText(prompt))],
  ['request', taking([v.string(), argument], ({ ports }, call) => ports.platform.request(...call))],
  ['send', taking([networkRequest], ({ ports }, [request]) => ports.network?.send(request))],
  ['log', taking([logLine], ({ gameEvents }, [line]) => gameEvents.onLog?.(line))],
  ['fault', taking([fault], ({ gameEvents }, [found]) => gameEvents.onFault?.(found))],
  ['warning', taking([v.string()], ({ gameEvents }, [text]) => gameEvents.onWarning?.(text))],
  ['broke', taking([hit], ({ gameEvents }, [met]) => gameEvents.onBreak?.(met))],
  ['scene', taking([sceneName], ({ gameEvents }, [scene]) => gameEvents.onScene?.(scene))],
]);

/** Performs a game's calls in order. False when a call is not one that games can make. */
export function performCalls(called: CalledOnes, made: readonly GameCall[]): boolean {
  return made.every(([name, ...values]) => calls.get(name)?.(values, called) ?? false);
}
