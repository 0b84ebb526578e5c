import type { AttributeType } from '../../attributes/attributeType.ts';
import { type ExpressionFunction, signatureOf } from '../functions/defineFunction.ts';
import { findFunction } from '../functions/expressionFunctions.ts';
import type { Choices } from './choicesAt.ts';
import type { NameScope } from './nameScope.ts';
import { scanSource } from './scanSource.ts';

/** Help shown when hovering over a program. */
export interface HoverHelp {
  readonly from: number;
  readonly to: number;
  /** A function's signature, or the whole name of an attribute. */
  readonly title: string;
  readonly help: string;
  /** Of an attribute. */
  readonly keypath?: string;
  readonly type?: AttributeType;
  /** The meaning of an enumeration's codes. */
  readonly choices?: Choices;
}

/** The function whose arguments are being typed. */
export interface SignatureHelp {
  readonly entry: ExpressionFunction;
  readonly signature: string;
  /** Index of the current parameter, from 0. */
  readonly parameter: number;
}

/** Help for the function or attribute at a position. */
export function hoverAt(source: string, offset: number, names: NameScope): HoverHelp | undefined {
  const token = scanSource(source).find(({ from, to }) => from <= offset && offset < to);
  if (!token) return undefined;
  const { from, to, kind, name } = token;
  const entry = kind === 'function' ? findFunction(source.slice(from, to)) : undefined;
  if (entry) return { from, to, title: signatureOf(entry), help: entry.help };
  const found = name && names.find(name.root, name.steps);
  const attribute = found === 'several' || !name ? undefined : (found ?? names.attributeAt(source.slice(from, to)));
  if (!attribute) return undefined;
  const { keypath, type, title, choices } = attribute;
  const help = { from, to, title: names.textOf(keypath), help: title, keypath, type };
  return choices ? { ...help, choices } : help;
}

/** The innermost call around a position and its parameter there. */
export function signatureAt(source: string, offset: number): SignatureHelp | undefined {
  const open: { readonly name: string | undefined; commas: number }[] = [];
  let name: string | undefined;
  for (const { kind, from, to } of scanSource(source)) {
    if (from >= offset) break;
    if (kind === 'open') open.push({ name, commas: 0 });
    else if (kind === 'close') open.pop();
    else if (kind === 'comma') {
      const call = open.at(-1);
      if (call) call.commas += 1;
    }
    name = kind === 'function' ? source.slice(from, to) : undefined;
  }
  const call = open.findLast((candidate) => candidate.name !== undefined);
  const entry = call?.name === undefined ? undefined : findFunction(call.name);
  if (!entry || !call) return undefined;
  return { entry, signature: signatureOf(entry), parameter: Math.min(call.commas, entry.parameters.length - 1) };
}
