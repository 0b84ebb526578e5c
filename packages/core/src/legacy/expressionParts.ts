import type { Expression } from '../generated/entities.ts';
import { limits } from '../model/limits.ts';
import type { ImportContext } from './context.ts';
import { longKeypath } from './keypath.ts';
import type { XmlElement } from './xml.ts';

/** The `<expression>` that replaces an element's text. docs/runtime-rules.md#stored-expressions. */
export function findExpression(element: XmlElement): XmlElement | undefined {
  return element.children.find((child) => child.name === 'expression');
}

/**
 * The parts of an `<expression>`: texts and references, in order. Undefined, and a loss, when the program is longer
 * than Playhouse allows. docs/runtime-rules.md#stored-expressions, docs/format.md#expressions.
 */
export function readExpression(context: ImportContext, expression: XmlElement): Expression | undefined {
  const parts: Expression['$'] = [];
  let length = 0;
  for (const child of expression.children) {
    if (child.name === 'string') {
      const text = context.source.text(child);
      if (text !== '') parts.push(text);
      length += encoder.encode(text).length;
    } else if (child.name === 'reference') {
      const keypath = context.source.take(child, 'keypath') ?? '';
      if (keypath === '' || keypath.length > 1024)
        return refuseExpression(context, expression, 'A reference in it is blank or too long.');
      parts.push({ keypath: longKeypath(keypath) });
    }
  }
  if (length > limits.programBytes)
    return refuseExpression(context, expression, `A program has at most ${limits.programBytes} bytes.`);
  return { '@': 'expression', $: parts };
}

const encoder = new TextEncoder();

/** An expression as quoted in a report: its texts with the keypaths between them. */
export function describeExpression(expression: XmlElement): string {
  const parts = expression.children.map((child) => child.attributes.get('keypath') ?? child.text);
  return parts.join('') || 'an expression without parts';
}

function refuseExpression(context: ImportContext, expression: XmlElement, why: string): undefined {
  context.source.settle(expression);
  context.source.lose(expression, describeExpression(expression), why);
  return undefined;
}
