import { delegateEvents, findDelegateEvent, scriptFunctions, scriptTableMembers } from '@playhouse/core';
import { describe, expect, it } from 'vitest';
import { callTemplate, nameHelp } from './scriptHelp.ts';

describe('help', () => {
  it('exists for all functions, members of tables and arguments', () => {
    for (const { name, help } of scriptFunctions) expect(nameHelp(name, false, undefined)?.help).toBe(help);
    for (const { name, help } of scriptTableMembers) expect(nameHelp(name, true, undefined)?.help).toBe(help);
    for (const event of delegateEvents) {
      for (const name of event.arguments) expect(nameHelp(name, false, event)?.help).toContain(event.event);
    }
  });

  it('does not exist for other names', () => {
    const event = findDelegateEvent('onSaveTable');
    expect(['rowCount', 'url', 'toString'].map((name) => nameHelp(name, false, event))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(nameHelp('key', true, event)).toBeUndefined();
  });
});

it.each([
  ['getAttribute', "getAttribute('#{name}')#{}"],
  ['setAttribute', "setAttribute('#{name}', #{value})#{}"],
  ['log', 'log(#{values})#{}'],
  ['pause', 'pause()#{}'],
])('inserts a call of %s', (wanted, template) => {
  const member = scriptFunctions.find(({ name }) => name === wanted);
  expect(member && callTemplate(member)).toBe(template);
});

it.each([
  ['rowCount', '#{table}.rowCount#{}'],
  ['get', '#{table}.get(#{row}, #{column})#{}'],
  ['addRow', '#{table}.addRow()#{}'],
])('inserts %s of a table', (wanted, template) => {
  const member = scriptTableMembers.find(({ name }) => name === wanted);
  expect(member && callTemplate(member, 'table')).toBe(template);
});
