import type { ImportContext } from './context.ts';
import { isId } from './documentIds.ts';
import { describeAttribute } from './source.ts';
import type { XmlElement } from './xml.ts';

/**
 * The id of a list member, unique in its owner: the written one, or a new one if it is missing, blank or taken. A
 * written id that is not kept is a loss. docs/runtime-rules.md#legacy-behaviors, docs/format.md#ids.
 */
export function readOwnedId(context: ImportContext, element: XmlElement, taken: Set<string>): string {
  const written = context.source.take(element, 'id');
  const id = isId(written) && !taken.has(written) ? written : context.nextId();
  if (written !== undefined && written !== id) {
    const reason = isId(written)
      ? 'The id is used twice here'
      : written === ''
        ? 'The id is blank'
        : 'It is not a valid id';
    const why = `${reason}. It was changed to ${id}.`;
    context.source.lose(element, describeAttribute('id', written), why, 'id');
  }
  taken.add(id);
  return id;
}
