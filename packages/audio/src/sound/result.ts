/** Why something cannot be done with a sound. */
export type SoundFaultCode =
  | 'rate'
  | 'channels'
  | 'length'
  | 'samples'
  | 'parameter'
  | 'empty'
  | 'loop'
  | 'wav.notWav'
  | 'wav.noFormat'
  | 'wav.noData'
  | 'wav.codec'
  | 'synth.notSynth';

/** `code` is for programs, `message` for people. */
export interface SoundFault {
  readonly code: SoundFaultCode;
  readonly message: string;
}

/** A value, or why there is none. */
export type SoundResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: SoundFault };

export function succeed<Value>(value: Value): SoundResult<Value> {
  return { ok: true, value };
}

export function refuse(code: SoundFaultCode, message: string): { readonly ok: false; readonly fault: SoundFault } {
  return { ok: false, fault: { code, message } };
}
