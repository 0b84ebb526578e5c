import type { CustomAttribute } from '../generated/entities.ts';
import { isJsonObject } from '../model/json.ts';
import type { ImportContext } from './context.ts';
import { isId } from './documentIds.ts';
import { readOwnedId } from './ownedId.ts';
import { describeText } from './source.ts';
import { readBoolean, readNumber, readText, shortName } from './values.ts';
import type { XmlElement } from './xml.ts';

type CustomType = Exclude<CustomAttribute['@'], 'table'>;

interface Owner {
  /** The prototype's attributes, which an instance need not name. */
  readonly inherited?: Readonly<Record<string, unknown>>;
  /** The game's attributes include the project's tables. */
  readonly hasTables?: boolean;
}

/** The custom type for an element's tag. docs/runtime-rules.md#legacy-values. */
const types: ReadonlyMap<string, CustomType> = new Map([
  ['integer', 'integer'],
  ['real', 'real'],
  ['boolean', 'boolean'],
  ['text', 'text'],
  ['angle', 'angle'],
  ['index', 'index'],
  ['enumeration', 'integer'],
  ['image', 'text'],
  ['sound', 'text'],
  ['music', 'text'],
]);

/**
 * The author's attributes by id, in their order. A second one with the same id gets a new id, and so does one without
 * an id. docs/runtime-rules.md#legacy-values, docs/format.md#attributes.
 */
export function readCustomAttributes(
  context: ImportContext,
  group: XmlElement,
  owner: Owner = {},
): Record<string, CustomAttribute> {
  const attributes = new Map<string, CustomAttribute>();
  const taken = new Set<string>();
  for (const element of group.children) {
    const type = types.get(element.name);
    const written = element.attributes.get('id');
    const isCustom = isId(written) || (!written && element.attributes.has('name'));
    if (type && isCustom) {
      const id = readOwnedId(context, element, taken);
      attributes.set(id, readAttribute(context, element, type, nameIn(owner.inherited?.[id])));
    } else if (element.name === 'table' && owner.hasTables) {
      attributes.set(readTableId(context, element, taken), readTable(context, element));
    }
  }
  return Object.fromEntries(attributes);
}

function nameIn(attribute: unknown): string {
  return isJsonObject(attribute) && typeof attribute.name === 'string' ? attribute.name : '';
}

function readAttribute(
  context: ImportContext,
  element: XmlElement,
  type: CustomType,
  inheritedName: string,
): CustomAttribute {
  if (type !== element.name) {
    context.source.lose(
      element,
      describeText(element),
      `This attribute type does not exist. It was changed to ${type}.`,
    );
  }
  const name = context.source.take(element, 'name') ?? inheritedName;
  return { '@': type, $: readValue(context, element, type), name: shortName(context, element, name, 'name') };
}

function readValue(context: ImportContext, element: XmlElement, type: CustomType): number | string | boolean {
  if (type === 'text') return readText(context, element);
  return type === 'boolean' ? readBoolean(context, element) : readNumber(context, element);
}

/** A table is identified by the id of its document. */
function readTableId(context: ImportContext, element: XmlElement, taken: Set<string>): string {
  const id = context.documents.resolve('table', element.attributes.get('id') ?? '');
  if (!isId(id) || taken.has(id)) return readOwnedId(context, element, taken);
  context.source.take(element, 'id');
  taken.add(id);
  return id;
}

/** The text inside is the table's current or former name. */
function readTable(context: ImportContext, element: XmlElement): CustomAttribute {
  const name = context.source.take(element, 'name') ?? '';
  if (element.text.trim() === '' || element.text === name) context.source.text(element);
  else context.source.loseText(element, 'Only the current name of a table counts.');
  return { '@': 'table', name: shortName(context, element, name, 'name') };
}
