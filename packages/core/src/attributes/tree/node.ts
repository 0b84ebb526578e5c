import type { AttributeType } from '../attributeType.ts';
import type { Scalar } from '../convert.ts';
import type { CompositeType, CompositeValue } from '../defineCompositeType.ts';
import { color as colorType } from '../types/color.ts';
import { point as pointType } from '../types/point.ts';
import { rect as rectType } from '../types/rect.ts';
import { size as sizeType } from '../types/size.ts';

/** A built-in attribute: data for inspector, validation, expressions and runtime. docs/runtime-rules.md#attributes. */
export interface AttributeNode {
  readonly type: AttributeType;
  readonly default: Scalar;
  /** Games can only read it. */
  readonly readOnly: boolean;
  readonly title: string;
  /** Codes and labels of an enumeration. */
  readonly options?: readonly (readonly [code: number, label: string])[];
  /** Limits of a number. */
  readonly minimum?: number;
  readonly maximum?: number;
  /** Only used by the editor. */
  readonly editor?: boolean;
}

/** Attributes and groups of them by key. */
export interface AttributeGroup {
  readonly [key: string]: AttributeNode | AttributeGroup;
}

type Details = Partial<Omit<AttributeNode, 'type' | 'default'>>;

/** Marks an attribute that games can only read. */
export const readOnly = { readOnly: true } as const;
/** Marks an attribute of the editor that games can only read. */
export const editorOnly = { readOnly: true, editor: true } as const;

export const real = nodeOf<number>('real', 0);
export const integer = nodeOf<number>('integer', 0);
export const boolean = nodeOf<boolean>('boolean', false);
export const text = nodeOf<string>('text', '');
export const angle = nodeOf<number>('angle', 0);
export const enumeration = nodeOf<number>('enumeration', 0);
export const image = nodeOf<string>('image', '');

/** Two reals called x and y. */
export const point = (title: string, details: Details = {}): AttributeGroup =>
  groupOf(pointType, title, pointType.default, details);

/** Two reals called width and height. */
export const size = (title: string, width: number, height: number, details: Details = {}): AttributeGroup =>
  groupOf(sizeType, title, { width, height }, details);

/** A point called origin and a size. */
export const rect = (title: string, width: number, height: number): AttributeGroup =>
  groupOf(rectType, title, { origin: pointType.default, size: { width, height } });

/** Four reals from 0 to 1; the last, opacity, starts at 1. */
export const color = (title: string, component: number): AttributeGroup =>
  groupOf(colorType, title, { red: component, green: component, blue: component, alpha: 1 });

/** True for an attribute, false for a group. */
export function isAttributeNode(node: AttributeNode | AttributeGroup): node is AttributeNode {
  return typeof node.type === 'string';
}

/** The parts of a composite type as attributes, with defaults from a value of that type. */
function groupOf<Value extends CompositeValue>(
  type: CompositeType<Value>,
  title: string,
  value: CompositeValue,
  details: Details = {},
): AttributeGroup {
  const group: Record<string, AttributeNode | Record<string, AttributeNode>> = {};
  for (const { path, title: part, ...limits } of type.parts) {
    const [key = '', inner] = path;
    const at = value[key];
    const outer = group[key];
    if (typeof at === 'number') group[key] = real(`${title} ${part}`, at, { ...limits, ...details });
    else if (at !== undefined && inner !== undefined) {
      const node = real(`${title} ${part}`, Number(at[inner]), { ...limits, ...details });
      group[key] = { ...(outer === undefined || isAttributeNode(outer) ? {} : outer), [inner]: node };
    }
  }
  return group;
}

function nodeOf<Default extends Scalar>(type: AttributeType, fallback: Default) {
  return (title: string, value: Default = fallback, details: Details = {}): AttributeNode => ({
    type,
    default: value,
    readOnly: false,
    title,
    ...details,
  });
}
