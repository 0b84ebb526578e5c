import type { Expression } from '../generated/entities.ts';
import { readProgramText } from './computedValues.ts';
import type { ImportContext } from './context.ts';
import { readOwnedId } from './ownedId.ts';
import type { XmlElement } from './xml.ts';

/** A cell that Change Table Value sets. docs/runtime-rules.md#table-behaviors. */
interface Assignment {
  readonly id: string;
  readonly column: string | Expression;
  readonly rhsvalue: string | Expression;
}

/**
 * The `assignments` array of Change Table Value as a list; missing and repeated ids are replaced by new ones.
 * docs/runtime-rules.md#legacy-behaviors.
 */
export function readAssignments(context: ImportContext, array: XmlElement): Assignment[] {
  const taken = new Set<string>();
  return array.children
    .filter((element) => element.name === 'tablecolumnassignment')
    .map((element) => {
      const id = readOwnedId(context, element, taken);
      return { id, column: readPart(context, element, 'column'), rhsvalue: readPart(context, element, 'rhsvalue') };
    });
}

function readPart(context: ImportContext, assignment: XmlElement, id: string): string | Expression {
  const element = assignment.children.find((child) => child.attributes.get('id') === id);
  if (!element) return '';
  context.source.take(element, 'id');
  return readProgramText(context, element);
}
