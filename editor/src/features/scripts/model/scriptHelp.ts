import {
  type DelegateEvent,
  type ScriptMember,
  scriptFunctions,
  scriptSignature,
  scriptTableMembers,
} from '@playhouse/core';
import { eventSignature } from './scriptEvents.ts';

/** What a name in a script means. */
export interface NameHelp {
  readonly signature: string;
  readonly help: string;
}

/** What a name means in a script for this event; `isMember` for a name after a dot. */
export function nameHelp(name: string, isMember: boolean, event: DelegateEvent | undefined): NameHelp | undefined {
  const members: readonly ScriptMember[] = isMember ? scriptTableMembers : scriptFunctions;
  const found = members.find((member) => member.name === name);
  if (found) return { signature: scriptSignature(found), help: found.help };
  if (isMember || !event?.arguments.includes(name)) return undefined;
  return { signature: name, help: `Comes with ${eventSignature(event)}.` };
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
