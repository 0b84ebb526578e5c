import { isJsonObject, type PlayTestDocument } from '@playhouse/core';
import { count, listOf, testOutcome, text } from '@playhouse/player/messages';
import * as v from 'valibot';

/** The editor created it, and playing it validates it. */
const playTest = v.custom<PlayTestDocument>(isJsonObject);

/** Plays tests without a picture, one after the other. */
export const runTestsFields = {
  tests: listOf(v.object({ name: text, test: playTest }), 10_000),
} as const satisfies v.ObjectEntries;

/** Plays a test in the preview up to a frame and pauses there; all of its frames can be moved to. */
export const openTestFields = { test: playTest, frame: count } as const satisfies v.ObjectEntries;

/** The result of a test. */
export const testedFields = { name: text, outcome: testOutcome } as const satisfies v.ObjectEntries;

/** All tests have been played, or failed to run. */
export const testsDoneFields = { message: v.optional(text) } as const satisfies v.ObjectEntries;
