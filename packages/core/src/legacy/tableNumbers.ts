import type { ImportContext } from './context.ts';
import { readNumberText } from './numberText.ts';
import { describeAttribute } from './source.ts';
import type { XmlElement } from './xml.ts';

/** A whole number from an XML attribute; anything else becomes the default and is a loss. */
export function readWholeNumber(
  context: ImportContext,
  element: XmlElement,
  attribute: string,
  fallback: number,
  minimum = Number.MIN_SAFE_INTEGER,
): number {
  const written = context.source.take(element, attribute);
  if (written === undefined) return fallback;
  const number = readNumberText(written);
  if (number && !number.doubt && Number.isSafeInteger(number.value) && number.value >= minimum) return number.value;
  const why = `It is not a whole number in range, and was read as ${fallback}.`;
  context.source.lose(element, describeAttribute(attribute, written), why, attribute);
  return fallback;
}

/** A number of rows or columns; if it is missing or not a number, the rows or columns in the file are counted. */
export function readCount(context: ImportContext, element: XmlElement, attribute: string, held: number): number {
  const number = readNumberText(context.source.take(element, attribute) ?? '');
  return number && !number.doubt && Number.isSafeInteger(number.value) && number.value >= 0 ? number.value : held;
}

/**
 * Ids of `count` rows or columns: the number n of each element becomes `id{n+1}`; a missing number is the element's
 * position, and for one that is taken or not a number, a new id is used, which is a loss.
 * docs/format.md#legacy-projects.
 */
export function readNumberedIds(context: ImportContext, elements: readonly XmlElement[], count: number): string[] {
  const taken = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    const element = elements[index];
    const written = element && context.source.take(element, 'id');
    const number = written === undefined ? index : /^\d{1,15}$/.test(written) ? Number(written) : undefined;
    const wanted = number === undefined ? undefined : `id${number + 1}`;
    const id = wanted !== undefined && !taken.has(wanted) ? wanted : context.nextId();
    if (element && written !== undefined && id !== wanted) {
      const why = `It is not a number, or already in use. The row or column is now ${id}.`;
      context.source.lose(element, describeAttribute('id', written), why, 'id');
    }
    taken.add(id);
    return id;
  });
}
