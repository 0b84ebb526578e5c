import type { Edit } from '@playhouse/core';

/** A number of the project for which other values can be tried while the game is paused. */
export interface TriedNumber {
  /** Unique among the numbers of an actor, and the same after an edit. */
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly unit?: string | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly isInteger?: boolean | undefined;
  /** The edit that changes its value. */
  edit(value: number): Edit;
}

/** The numbers of a behavior, or of related attributes. */
export interface NumberGroup {
  readonly id: string;
  readonly title: string;
  readonly numbers: readonly TriedNumber[];
}
