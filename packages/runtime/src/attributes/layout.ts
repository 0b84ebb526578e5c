import { type AttributeType, convertValue, isAttributeType, isJsonObject, type Scalar } from '@playhouse/core';
import type { SlotValue } from '../state/actor.ts';

/** Where an owner keeps a custom attribute: in `slots` when it is a number, in `values` otherwise. */
export interface Slot {
  readonly id: string;
  readonly name: string;
  readonly type: Exclude<AttributeType, 'table'>;
  readonly isNumber: boolean;
  readonly index: number;
  readonly initial: Scalar;
}

/** The custom attributes of one kind of owner, in their own order. */
export interface Layout {
  readonly slots: ReadonlyMap<string, Slot>;
  /** How many of them are numbers, and how many are not. */
  readonly numberCount: number;
  readonly valueCount: number;
}

export const emptyLayout: Layout = { slots: new Map(), numberCount: 0, valueCount: 0 };

/** Assigns every stored custom attribute its position in memory. Tables are skipped. */
export function layoutOf(attributes: Readonly<Record<string, unknown>>): Layout {
  return extendLayout(emptyLayout, attributes, 0);
}

/**
 * A layout with the attributes that `attributes` adds to those of `base`; their slots begin at `firstNumber`.
 * Attributes that `base` already has keep position, name and type. docs/format.md#overrides.
 */
export function extendLayout(
  base: Layout,
  attributes: Readonly<Record<string, unknown>>,
  firstNumber = base.numberCount,
): Layout {
  const slots = new Map(base.slots);
  let numbers = firstNumber;
  let values = base.valueCount;
  for (const [id, stored] of Object.entries(attributes)) {
    const custom = customOf(stored);
    if (custom === undefined || slots.has(id)) continue;
    const isNumber = isNumberType(custom.type);
    slots.set(id, { id, ...custom, isNumber, index: isNumber ? numbers++ : values++ });
  }
  return slots.size === base.slots.size ? base : { slots, numberCount: numbers, valueCount: values };
}

/** The stored value of a custom attribute in a slot's type, or undefined when there is none. */
export function storedValue(attributes: Readonly<Record<string, unknown>>, slot: Slot): Scalar | undefined {
  const stored = Object.hasOwn(attributes, slot.id) ? attributes[slot.id] : undefined;
  const custom = customOf(stored);
  return custom === undefined ? undefined : convertValue(custom.initial, slot.type);
}

/** An owner of custom attributes: numbers in slots, everything else in `values`. */
export interface SlotOwner {
  readonly values: SlotValue[];
  readSlot(slot: number): number;
  writeSlot(slot: number, value: number): void;
}

/** Writes the initial values of a layout into an owner's slots. */
export function initializeSlots(layout: Layout, owner: SlotOwner): void {
  for (const slot of layout.slots.values()) writeSlot(slot, owner, slot.initial);
}

/** The value in a slot of an owner. */
export function readSlot(slot: Slot, owner: SlotOwner): Scalar {
  return slot.isNumber ? owner.readSlot(slot.index) : (owner.values[slot.index] ?? slot.initial);
}

/** Stores a value that already has the slot's type. */
export function writeSlot(slot: Slot, owner: SlotOwner, value: Scalar): void {
  if (slot.isNumber) owner.writeSlot(slot.index, Number(value));
  else if (typeof value !== 'number') owner.values[slot.index] = value;
}

function isNumberType(type: AttributeType): boolean {
  return type === 'integer' || type === 'real' || type === 'angle' || type === 'index' || type === 'enumeration';
}

function customOf(stored: unknown): Pick<Slot, 'type' | 'name' | 'initial'> | undefined {
  if (!isJsonObject(stored)) return undefined;
  const { '@': type, $: value, name } = stored;
  if (!isAttributeType(type) || type === 'table') return undefined;
  const isScalar = typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean';
  return { type, name: String(name ?? ''), initial: convertValue(isScalar ? value : '', type) };
}
