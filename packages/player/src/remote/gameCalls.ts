import { isJsonObject } from '@playhouse/core';
import type { GamePorts, NetworkRequest, SoundOptions } from '@playhouse/runtime';
import type { News } from '../simulation/reporter.ts';
import { fault, logLine } from './answerShapes.ts';
import {
  flag,
  longText,
  number,
  objectOf,
  oneOf,
  optional,
  passing,
  refused,
  type Shape,
  tupleOf,
  whole,
} from './messageShapes.ts';
import type { GameCall } from './protocol.ts';

/** Those who are called. */
export interface CalledOnes {
  readonly ports: GamePorts;
  readonly news: News;
}

type Perform = (values: unknown, called: CalledOnes) => boolean;

const soundOptions: Shape<SoundOptions> = objectOf({ loop: flag, volume: number, pitch: number, pan: number });
const changedSound = objectOf({
  ...{ loop: optional(flag), volume: optional(number), pitch: optional(number), pan: optional(number) },
}) as Shape<Partial<SoundOptions>>;
const networkRequest = objectOf({
  ...{ call: whole, method: oneOf(['GET', 'POST']), url: longText, body: optional(longText) },
}) as Shape<NetworkRequest>;
const none = tupleOf();

/** Takes values of one shape and does something with them. */
function taking<Values>(shape: Shape<Values>, perform: (called: CalledOnes, values: Values) => void): Perform {
  return (values, called) => {
    const taken = shape(values);
    if (taken === refused) return false;
    perform(called, taken);
    return true;
  };
}

const calls: ReadonlyMap<string, Perform> = new Map([
  ['playSound', taking(tupleOf(whole, longText, soundOptions), ({ ports }, call) => ports.audio.playSound(...call))],
  ['updateSound', taking(tupleOf(whole, changedSound), ({ ports }, call) => ports.audio.updateSound(...call))],
  ['stopSound', taking(tupleOf(whole), ({ ports }, [handle]) => ports.audio.stopSound(handle))],
  ['playMusic', taking(tupleOf(longText, flag), ({ ports }, call) => ports.audio.playMusic(...call))],
  ['pauseMusic', taking(none, ({ ports }) => ports.audio.pauseMusic())],
  ['stopMusic', taking(none, ({ ports }) => ports.audio.stopMusic())],
  ['setVolumes', taking(tupleOf(number, number), ({ ports }, call) => ports.audio.setVolumes(...call))],
  ['openUrl', taking(tupleOf(longText), ({ ports }, [url]) => ports.platform.openUrl(url))],
  ['quit', taking(none, ({ ports }) => ports.platform.quit())],
  ['askText', taking(tupleOf(longText), ({ ports }, [prompt]) => ports.platform.askText(prompt))],
  ['request', taking(tupleOf(longText, passing(isJsonObject)), ({ ports }, call) => ports.platform.request(...call))],
  ['send', taking(tupleOf(networkRequest), ({ ports }, [request]) => ports.network?.send(request))],
  ['log', taking(tupleOf(logLine), ({ news }, [line]) => news.onLog?.(line))],
  ['fault', taking(tupleOf(fault), ({ news }, [found]) => news.onFault?.(found))],
  ['warning', taking(tupleOf(longText), ({ news }, [text]) => news.onWarning?.(text))],
  ['scene', taking(tupleOf(objectOf({ id: longText, name: longText })), ({ news }, [scene]) => news.onScene?.(scene))],
]);

/** Does what a game has called, in its order. False when a call is none that a game can make. */
export function performCalls(called: CalledOnes, made: readonly GameCall[]): boolean {
  return made.every(([name, ...values]) => calls.get(name)?.(values, called) ?? false);
}
