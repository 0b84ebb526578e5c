import type { Expression } from '../generated/entities.ts';
import type { ImportContext } from './context.ts';
import { findExpression, readExpression } from './expressionParts.ts';
import { type NumberText, readComponentText, readNumberText, suspicionOf } from './numberText.ts';
import { isProgram } from './programs.ts';
import { describeText } from './source.ts';
import type { XmlElement } from './xml.ts';

/**
 * A literal text or an expression; where the file states a number, a number or a program.
 * docs/runtime-rules.md#damaged-projects.
 */
export function readProgramText(context: ImportContext, element: XmlElement): string | Expression {
  const expression = findExpression(element);
  if (expression) return readExpression(context, expression) ?? '';
  const text = context.source.text(element);
  if (!numberTags.has(element.name) || readNumberText(text)) return text;
  if (isProgram(text)) return { '@': 'expression', $: [text] };
  context.source.lose(element, describeText(element), notNumeric);
  return '0';
}

/**
 * A number or an expression; a text that is neither becomes 0 and is a loss. docs/runtime-rules.md#damaged-projects.
 */
export function readComputedNumber(context: ImportContext, element: XmlElement, fallback: unknown): unknown {
  return readComputed(context, element, fallback, readNumberText);
}

/** A component of a color, or an expression. */
export function readComputedComponent(context: ImportContext, element: XmlElement, fallback: unknown): unknown {
  return readComputed(context, element, fallback, readComponentText);
}

/** Tags of elements that contain a number. docs/runtime-rules.md#legacy-values. */
const numberTags = new Set(['real', 'integer', 'index', 'angle', 'enumeration']);
const notNumeric = 'It is neither a number nor an expression, and was read as 0.';

function readComputed(
  context: ImportContext,
  element: XmlElement,
  fallback: unknown,
  read: (text: string) => NumberText | undefined,
): unknown {
  const expression = findExpression(element);
  if (expression) return readExpression(context, expression) ?? fallback;
  const text = context.source.text(element);
  const number = read(text);
  if (number) {
    const doubt = number.doubt ?? suspicionOf(element.name, text);
    if (doubt) context.source.lose(element, describeText(element), doubt);
    return number.value;
  }
  if (isProgram(text)) return { '@': 'expression', $: [text] };
  context.source.lose(element, describeText(element), notNumeric);
  return 0;
}
