import type { Project } from '@playhouse/core';
import * as v from 'valibot';
import type { ChangedDocument } from '../remote/changedProject.ts';
import { count, listOf, number, take, text, whole } from '../remote/messageSchemas.ts';
import type { Ghosts } from './ghost.ts';
import type { WhatIfBase } from './whatIf.ts';

/** A request of the window to the worker. */
export type WhatIfOrder =
  | {
      readonly type: 'base';
      readonly base: Omit<WhatIfBase, 'project'>;
      /** The whole project; absent when only `documents` have changed. */
      readonly project?: Project | undefined;
      readonly documents: readonly ChangedDocument[];
    }
  | ({ readonly type: 'ask'; readonly id: number } & AskedChange);

/** A question about a changed project. */
export interface AskedChange {
  /** The documents that differ from the base. */
  readonly documents: readonly ChangedDocument[];
  /** Key of the chosen actor. */
  readonly actor: number;
  readonly frames: number;
}

/** The answer of the worker. Questions superseded by a newer one are not answered. */
export interface WhatIfAnswer {
  readonly id: number;
  /** How long it took, in ms. */
  readonly milliseconds: number;
  /** Absent when the game would have to restart. */
  readonly ghosts?: Ghosts | undefined;
  readonly error?: string | undefined;
}

const mostGhosts = 100;

const look = v.object({
  image: v.string(),
  width: number,
  height: number,
  rotation: number,
  alpha: number,
  flipHorizontally: v.boolean(),
  flipVertically: v.boolean(),
});

const ghost = v.object({
  key: whole,
  name: text,
  scrolls: v.boolean(),
  from: whole,
  points: v.instance(Float32Array),
  isGone: v.boolean(),
  look,
});

const answer: v.GenericSchema<unknown, WhatIfAnswer> = v.object({
  id: whole,
  milliseconds: count,
  ghosts: v.optional(
    v.object({
      frames: whole,
      ending: v.picklist(['time', 'gone', 'scene', 'waits', 'newer']),
      ghosts: listOf(ghost, mostGhosts),
    }),
  ),
  error: v.optional(text),
});

/** Parses an answer of the worker, which runs untrusted games; undefined for anything else. */
export function parseAnswer(value: unknown): WhatIfAnswer | undefined {
  return take(answer, value);
}
