import { type DelegateDocument, findDelegateEvent, type Issue, type Project } from '@playhouse/core';
import { findScriptMistake, type ScriptFailure } from '@playhouse/runtime';

/** A script that cannot be read, with the text that was read. */
interface UnreadScript {
  readonly issue: Issue;
  readonly source: string;
}

/** Reads the scripts of a project one after the other, each text once. */
export interface ReadScripts {
  /** Reads what has not been read. True when `found` has changed. */
  read(project: Project): Promise<boolean>;
  /** What is known about the scripts as they are now. */
  found(project: Project): readonly UnreadScript[];
}

/**
 * Reads the scripts that would run, as a game does: with the interpreter, which is loaded when the first one is read.
 * docs/decisions/0062-script-code-editor.md.
 */
export function createScriptReader(read: typeof findScriptMistake = findScriptMistake): ReadScripts {
  const known = new Map<string, ScriptFailure | undefined>();
  const found = (project: Project) =>
    scriptsToRead(project).flatMap((script): UnreadScript[] => {
      const failure = known.get(keyOf(script));
      return failure ? [{ issue: issueOf(script, failure), source: script.source }] : [];
    });
  return {
    async read(project) {
      const scripts = scriptsToRead(project);
      const keys = new Set(scripts.map(keyOf));
      for (const key of known.keys()) if (!keys.has(key)) known.delete(key);
      let hasChanged = false;
      for (const script of scripts) {
        if (known.has(keyOf(script))) continue;
        const failure = await read(script.source, script.event);
        known.set(keyOf(script), failure);
        hasChanged ||= failure !== undefined;
      }
      return hasChanged;
    },
    found,
  };
}

function scriptsToRead({ delegates }: Project): readonly DelegateDocument[] {
  return [...delegates.values()].filter(
    ({ enabled, event, source }) => enabled && source.trim() !== '' && findDelegateEvent(event) !== undefined,
  );
}

function keyOf({ event, source }: DelegateDocument): string {
  return `${event}\n${source}`;
}

function issueOf({ id }: DelegateDocument, { message, position }: ScriptFailure): Issue {
  return {
    code: 'script.syntax',
    severity: 'blocking',
    path: ['delegates', id, 'source'],
    params: position ? { line: position.line, column: position.column } : {},
    message: `The script cannot be read: ${message}.`,
  };
}
