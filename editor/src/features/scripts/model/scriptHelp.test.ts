import { delegateEvents, findDelegateEvent, scriptFunctions, scriptTableMembers } from '@playhouse/core';
import { describe, expect, it } from 'vitest';
import { callTemplate, nameHelp } from './scriptHelp.ts';

const free = { before: '', isMember: false };
const ofTable = { before: "getTable('A').", isMember: true };

describe('help', () => {
  it('exists for all functions, members of tables and arguments', () => {
    for (const { name, help } of scriptFunctions) expect(nameHelp(name, free, undefined)?.help).toBe(help);
    for (const { name, help } of scriptTableMembers) expect(nameHelp(name, ofTable, undefined)?.help).toBe(help);
    for (const event of delegateEvents) {
      for (const { name, help } of event.arguments) {
        const found = nameHelp(name, free, event)?.help;
        expect(found).toContain(help);
        expect(found).toContain(event.event);
      }
    }
  });

  it('does not exist for other names', () => {
    const event = findDelegateEvent('onSaveTable');
    expect(['rowCount', 'url', 'toString'].map((name) => nameHelp(name, free, event))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(nameHelp('key', ofTable, event)).toBeUndefined();
    expect(nameHelp('get', { before: 'new Map().', isMember: true }, event)).toBeUndefined();
  });

  it.each([
    ['getAttribute', free, '', 'getAttribute(name: string): number | string | boolean'],
    ['pause', free, '', 'pause(seconds?: number): void'],
    ['log', free, '', 'log(...values: any[]): void'],
    ['get', ofTable, '', 'get(row: number | string, column: number | string): number | string | boolean'],
    ['rowCount', ofTable, '', 'rowCount: number'],
    ['adType', free, 'onSceneAboutToChange', "adType: '0' | '1' | '2'"],
    ['defaultFunction', free, 'onSaveTable', 'defaultFunction(): void'],
    ['price', { before: 'itemInfo.', isMember: true }, 'onIAPBuyItem', 'price: string'],
  ])('of %s has its types', (name, position, event, declaration) => {
    expect(nameHelp(name, position, findDelegateEvent(event))?.declaration).toBe(declaration);
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
