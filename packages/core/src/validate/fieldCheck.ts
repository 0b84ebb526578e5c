import type { AttributeType } from '../attributes/attributeType.ts';
import type { Field } from '../catalogue/fields/field.ts';
import { messageOf } from '../catalogue/messageOf.ts';
import type { IssueCode } from '../model/issueCodes.ts';
import type { PathKey } from '../model/path.ts';
import { type DocumentCheck, report } from './documentCheck.ts';
import type { KeypathResolver } from './keypathResolver.ts';

/** The current field; the document's check is at its value. */
export interface FieldCheck {
  readonly check: DocumentCheck;
  readonly resolver: KeypathResolver;
  readonly field: Field;
  /** For fields that must fit an attribute: its type, if known. */
  readonly fitType: AttributeType | undefined;
}

/** Adds a finding with the field's message. */
export function reportField(
  fieldCheck: FieldCheck,
  code: IssueCode,
  params: Readonly<Record<string, unknown>> = {},
  keys: readonly PathKey[] = [],
  range?: readonly [number, number],
): void {
  const { field } = fieldCheck;
  const severity = field.lenient?.includes(code) === true ? 'nonBlocking' : 'blocking';
  report(fieldCheck.check, code, messageOf(field, code, params), { keys, params, severity, range });
}
