import type { Issue } from '@playhouse/core';
import { expect, it } from 'vitest';
import { type FindingsEvent, nextFindings, shownFindings, untouched } from './restingFindings.ts';

const issue = (message: string): Issue => ({
  code: 'value.required',
  severity: 'blocking',
  path: [],
  params: {},
  message,
});
const [blank, wrong] = [issue('blank'), issue('wrong')];
const focus = (...shown: Issue[]): FindingsEvent => ({ kind: 'focus', shown });
const rest = (...shown: Issue[]): FindingsEvent => ({ kind: 'rest', shown });
const leave: FindingsEvent = { kind: 'leave' };

it.each<[string, boolean, readonly FindingsEvent[], readonly Issue[], readonly Issue[]]>([
  ['shows what was wrong before', false, [], [blank], [blank]],
  ['shows nothing of a fresh field', true, [], [blank], []],
  ['shows nothing of a fresh field when it gets the focus', true, [focus()], [blank], []],
  ['shows everything of a fresh field once it was left', true, [focus(), leave], [blank], [blank]],
  ['keeps what was shown while the field has the focus', false, [focus(blank)], [blank], [blank]],
  ['removes what was mended at once', false, [focus(blank)], [], []],
  ['shows nothing new while the field has the focus', false, [focus(blank)], [wrong], []],
  ['shows what is new when the input rests', false, [focus(), rest(wrong)], [wrong], [wrong]],
  ['shows what is new when the field is left', false, [focus(), leave], [wrong], [wrong]],
  ['starts again with the next focus', true, [focus(), leave, focus(blank)], [blank, wrong], [blank]],
  ['ignores a rest that comes after leaving', false, [focus(), leave, rest()], [wrong], [wrong]],
])('%s', (_, isFresh, events, found, wanted) => {
  expect(shownFindings(events.reduce(nextFindings, untouched), found, isFresh)).toEqual(wanted);
});
