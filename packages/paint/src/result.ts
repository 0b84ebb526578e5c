/** Why something was refused. Programs compare the code, people read the message. */
export type RefusalCode =
  | 'size' // a side, an area, or a count exceeds its limit
  | 'range' // a number, an index, or a rectangle is outside its range
  | 'last' // the only layer or frame cannot be removed
  | 'format' // the bytes are of another format
  | 'damaged' // the bytes end too early or contradict themselves
  | 'empty'; // nothing would be left

export interface Refusal {
  readonly ok: false;
  readonly code: RefusalCode;
  readonly message: string;
}

export type Result<Value> = { readonly ok: true; readonly value: Value } | Refusal;

export function accept<Value>(value: Value): Result<Value> {
  return { ok: true, value };
}

export function refuse(code: RefusalCode, message: string): Refusal {
  return { ok: false, code, message };
}
