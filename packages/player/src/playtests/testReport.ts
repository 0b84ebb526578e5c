import * as v from 'valibot';
import { count, listOf, take, text, whole } from '../remote/messageSchemas.ts';
import type { TestOutcome } from './playStoredTest.ts';

/** A message of the worker: a sign of life, the outcome of a test, or that all tests have been played. */
export type TestReport =
  | { readonly type: 'beat' }
  | { readonly type: 'outcome'; readonly name: string; readonly outcome: TestOutcome }
  | { readonly type: 'done' };

const codes = [
  ...(['assertion.expression', 'assertion.scene', 'assertion.count', 'assertion.log'] as const),
  ...(['fault', 'test.invalid', 'test.scene'] as const),
] as const;

/** The schema of an outcome, also for those who pass it on. */
export const testOutcome: v.GenericSchema<unknown, TestOutcome> = v.object({
  frames: whole,
  failures: listOf(
    v.object({
      code: v.picklist(codes),
      message: text,
      frame: v.optional(count),
      assertion: v.optional(whole),
    }),
    10_000,
  ),
});

const report: v.GenericSchema<unknown, TestReport> = v.union([
  v.object({ type: v.picklist(['beat', 'done']) }),
  v.object({ type: v.literal('outcome'), name: text, outcome: testOutcome }),
]) as v.GenericSchema<unknown, TestReport>;

/** Parses a report of the worker, which runs untrusted games; undefined for anything else. */
export function parseReport(value: unknown): TestReport | undefined {
  return take(report, value);
}
