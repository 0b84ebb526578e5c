import type { Expression, Field, NameScope, Project } from '@playhouse/core';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { drawFrames } from '../drawFrames.ts';

/** A field on the page, with what is needed to use it. */
export interface FieldPlace {
  readonly page: Page;
  /** The element that has the field's widget. */
  readonly at: Locator;
  /** The row of the behavior, with its menu. */
  readonly row: Locator;
  readonly field: Field;
  /** The stored value. */
  readonly value: unknown;
  readonly project: Project;
  readonly names: NameScope;
}

/** Instead of a value: keep the value, but delete what it refers to. */
export const gone = Symbol('gone');

/** A value to enter into a field, and ways to break the field afterwards. */
export interface Turn {
  /** A valid value, in its stored form. */
  readonly value: unknown;
  /** Invalid values that can be entered; the first one that core rejects is used. */
  readonly wrongs?: readonly unknown[];
}

/** Operates fields of one kind. There is one for each kind, like the widgets. */
export interface FieldDriver {
  /** Turns to try in order; the last value stays. */
  turns(field: Field): readonly Turn[];
  /** Enters a value with the field's widget, like a user. */
  enter(place: FieldPlace, value: unknown): Promise<void>;
  /** Whether users can make the field invalid, with its widget or by deleting something. */
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

/**
 * Presses a button that removes what it stands beside. Lists move their focus, and messages move what is below them, which
 * can take a press away from the button.
 */
export async function pressUntilGone(button: Locator): Promise<void> {
  const press = async () => {
    await button.press('Enter', { timeout: 1000 }).catch(() => undefined);
    await drawFrames(button.page(), 2);
    return button.count();
  };
  await expect.poll(press).toBe(0);
}
