import type { Expression } from '../../generated/entities.ts';
import { type Result, succeed } from '../../model/issue.ts';
import { cleanText } from '../../model/text.ts';
import { isExpression, keypathOfPart } from '../../references/expressionValue.ts';
import { refusal } from '../defineEdit.ts';
import { isTooLong } from './isTooLong.ts';

/** An expression in its stored form, or why it cannot be stored. Its content is checked later. */
export function fitExpression(value: unknown): Result<Expression> {
  if (!isExpression(value)) return refusal('This is no expression.');
  const parts: Expression['$'] = [];
  let text = '';
  for (const part of value.$ as readonly unknown[]) {
    const keypath = keypathOfPart(part);
    if (keypath !== undefined && keypath !== '' && keypath.length <= keypathLength)
      parts.push({ keypath: cleanText(keypath) });
    else if (typeof part === 'string') parts.push(cleanText(part));
    else return refusal('This expression has a part that is neither text nor an attribute.');
    text += keypath ?? String(part);
  }
  if (isTooLong(text)) return refusal('The expression is longer than 64 KB.');
  return succeed({ '@': 'expression', $: parts });
}

/** The longest keypath that the schema of expressions allows. */
const keypathLength = 1024;
