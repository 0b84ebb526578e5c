import type { IssueCode } from '../model/issueCodes.ts';
import type { Field } from './fields/field.ts';
import { kindMessages, standardMessages } from './messages.ts';

/** The message of a finding in a field: the field's own for the code, else that of its kind, else the standard one. */
export function messageOf(field: Field, code: IssueCode, params: Readonly<Record<string, unknown>>): string {
  const text = field.messages?.[code] ?? kindMessages[field.kind]?.[code] ?? standardMessages[code] ?? code;
  return fillMessage(text, { field: field.term ?? field.label.toLowerCase(), Field: field.label, ...params });
}

/** The standard text of a code. */
export function standardMessage(code: IssueCode, params: Readonly<Record<string, unknown>>): string {
  return fillMessage(standardMessages[code] ?? code, params);
}

/** Replaces names in braces with values. Unknown names stay. */
export function fillMessage(text: string, params: Readonly<Record<string, unknown>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : whole,
  );
}
