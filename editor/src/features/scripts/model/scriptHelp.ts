import {
  type DelegateEvent,
  type ScriptMember,
  type ScriptParameter,
  scriptDeclaration,
  scriptFunctions,
} from '@playhouse/core';
import { t } from '../../../i18n/t.ts';
import { eventSignature } from './scriptEvents.ts';
import { membersBefore } from './scriptNames.ts';

/** What a name in a script means. */
export interface NameHelp {
  /** With types: `findRow(name: string): number`. */
  readonly declaration: string;
  readonly help: string;
  readonly parameters: readonly ScriptParameter[];
}

/** Where a name begins in a script: the text before it, and whether that ends in a dot. */
export interface NamePosition {
  readonly before: string;
  readonly isMember: boolean;
}

/** What a name means at a position in a script for this event; undefined for names that are not the game's. */
export function nameHelp(
  name: string,
  { before, isMember }: NamePosition,
  event: DelegateEvent | undefined,
): NameHelp | undefined {
  const called = (member: ScriptMember) => member.name === name;
  if (isMember) return helpOf(membersBefore(before, event)?.find(called));
  const given = event?.arguments.find(called);
  return given ? argumentHelp(given, event) : helpOf(scriptFunctions.find(called));
}

function helpOf(member: ScriptMember | undefined): NameHelp | undefined {
  return member && memberHelp(member);
}

/** What is written about a function, a value or a member. */
export function memberHelp(member: ScriptMember): NameHelp {
  return { declaration: scriptDeclaration(member), help: member.help, parameters: member.parameters ?? [] };
}

/** What is written about an argument of an event. */
export function argumentHelp(member: ScriptMember, event: DelegateEvent | undefined): NameHelp {
  const origin = event ? t('Comes with {event}.', { event: eventSignature(event) }) : '';
  return { ...memberHelp(member), help: `${member.help} ${origin}`.trim() };
}

/** A call to insert, with fields for its arguments and a last one after it. Names are texts. `owner` stands before members. */
export function callTemplate({ name, parameters }: ScriptMember, owner = ''): string {
  const path = owner === '' ? name : `#{${owner}}.${name}`;
  if (!parameters) return `${path}#{}`;
  const given = parameters.filter(({ isOptional = false }) => !isOptional);
  const fields = given.map(({ name: parameter, names }) => {
    const field = `#{${parameter.replace('...', '')}}`;
    return names === 'attribute' || names === 'table' ? `'${field}'` : field;
  });
  return `${path}(${fields.join(', ')})#{}`;
}
