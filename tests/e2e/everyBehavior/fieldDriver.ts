import type { Expression, Field, NameScope, Project } from '@playhouse/core';
import type { Locator, Page } from 'playwright';

/** A field on the page, with what is needed to use it. */
export interface FieldPlace {
  readonly page: Page;
  /** The element that has the field's widget. */
  readonly at: Locator;
  /** The row of the behavior, with its menu. */
  readonly row: Locator;
  readonly field: Field;
  /** As it is stored now. */
  readonly value: unknown;
  readonly project: Project;
  readonly names: NameScope;
}

/** The value stays as it is, and what it refers to is deleted. */
export const gone = Symbol('gone');

/** A value that a field gets, and ways to break the field afterwards. */
export interface Turn {
  /** Valid, and as it has to be stored. */
  readonly value: unknown;
  /** What the widget can be made to hand over instead; the first that core finds wrong is taken. */
  readonly wrongs?: readonly unknown[];
}

/** How a field of a kind is used. There is one for each kind, as there is one widget. */
export interface FieldDriver {
  /** One after the other; the last value stays. */
  turns(field: Field): readonly Turn[];
  /** Gives the field a value by its widget, as people do. */
  enter(place: FieldPlace, value: unknown): Promise<void>;
  /** Whether people can make the field wrong, by its widget or by deleting something. */
  canBreak(field: Field): boolean;
}

export const always = () => true;
export const never = () => false;

/** An expression in its stored form. */
export function expression(...parts: Expression['$']): Expression {
  return { '@': 'expression', $: parts };
}

/** The input of a field, which may be the element itself. */
export function inputOf(at: Locator): Locator {
  return at.locator('xpath=descendant-or-self::*[self::input or self::textarea]');
}
