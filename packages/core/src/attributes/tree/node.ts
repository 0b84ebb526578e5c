import type { AttributeType } from '../attributeType.ts';
import type { Scalar } from '../convert.ts';

/** A built-in attribute: data for inspector, validation, expressions and runtime. Reference 3. */
export interface AttributeNode {
  readonly type: AttributeType;
  readonly default: Scalar;
  /** Games cannot write it. */
  readonly readOnly: boolean;
  readonly title: string;
  /** Codes and labels of an enumeration. */
  readonly options?: readonly (readonly [code: number, label: string])[];
  /** Means something to the editor only. */
  readonly editor?: boolean;
}

/** Attributes and groups of them by key. */
export interface AttributeGroup {
  readonly [key: string]: AttributeNode | AttributeGroup;
}

type Details = Partial<Omit<AttributeNode, 'type' | 'default'>>;

/** Marks an attribute that games only read. */
export const readOnly = { readOnly: true } as const;
/** Marks an attribute of the editor, which games only read. */
export const editorOnly = { readOnly: true, editor: true } as const;

export const real = nodeOf<number>('real', 0);
export const integer = nodeOf<number>('integer', 0);
export const boolean = nodeOf<boolean>('boolean', false);
export const text = nodeOf<string>('text', '');
export const angle = nodeOf<number>('angle', 0);
export const enumeration = nodeOf<number>('enumeration', 0);
export const image = nodeOf<string>('image', '');

/** Two reals called x and y. */
export const point = (title: string, details: Details = {}): AttributeGroup => ({
  x: real(`${title} X`, 0, details),
  y: real(`${title} Y`, 0, details),
});

/** Two reals called width and height. */
export const size = (title: string, width: number, height: number, details: Details = {}): AttributeGroup => ({
  width: real(`${title} width`, width, details),
  height: real(`${title} height`, height, details),
});

/** Four reals from 0 to 1; the last, opacity, starts at 1. */
export const color = (title: string, component: number): AttributeGroup => ({
  red: real(`${title} red`, component),
  green: real(`${title} green`, component),
  blue: real(`${title} blue`, component),
  alpha: real(`${title} alpha`, 1),
});

/** True for an attribute, false for a group. */
export function isAttributeNode(node: AttributeNode | AttributeGroup): node is AttributeNode {
  return typeof node.type === 'string';
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
