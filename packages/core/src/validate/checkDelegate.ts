import { findDelegateEvent } from '../catalogue/delegateEvents.ts';
import { fillMessage } from '../catalogue/messageOf.ts';
import { ours } from '../catalogue/messages.ts';
import type { DelegateDocument } from '../generated/entities.ts';
import { type DocumentCheck, report } from './documentCheck.ts';

/** Checks that a custom script hooks into an existing event; otherwise it never runs. docs/runtime-rules.md#scripts. */
export function checkDelegate(check: DocumentCheck, { event, enabled }: DelegateDocument): void {
  if (event !== '' && findDelegateEvent(event) !== undefined) return;
  const params = { event };
  if (!enabled) check.muted += 1;
  if (event === '') report(check, 'value.required', ours.noEvent, { keys: ['event'] });
  else report(check, 'value.choice', fillMessage(ours.unknownEvent, params), { keys: ['event'], params });
  if (!enabled) check.muted -= 1;
}
