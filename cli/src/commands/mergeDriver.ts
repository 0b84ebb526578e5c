import path from 'node:path';
import { type Issue, mergeStoredDocument } from '@playhouse/core';
import { CommandError, exitStatus } from '../exit.ts';
import { documentInRepository } from '../git/documentPath.ts';
import { installDrivers } from '../git/installDrivers.ts';
import { readRegularFile } from '../io/readRegularFile.ts';
import { replaceFile } from '../io/replaceFile.ts';
import { reasonOf } from '../io/systemError.ts';
import type { CommandResult, CommonOptions, Terminal } from '../terminal.ts';

export interface MergeDriverOptions extends CommonOptions {
  readonly install?: boolean;
}

/**
 * Merges one document for git, which calls it with the files of the ancestor, of ours and of theirs, and with the path
 * in the repository. The result replaces ours. Status 1 leaves the path marked as a conflict, so that git
 * keeps all three versions; ours then holds the merge with one of the values. docs/format.md#canonical-text;
 * docs/reliability.md#d5.
 */
export async function mergeDriverCommand(
  [base, mine, theirs, documentPath]: readonly string[],
  { install }: MergeDriverOptions,
  terminal: Terminal,
): Promise<CommandResult> {
  if (install) return installDrivers(terminal.cwd);
  if (base === undefined || mine === undefined || theirs === undefined || documentPath === undefined) {
    const message = 'Give the files of the ancestor, of ours and of theirs, and the path; or --install.';
    throw new CommandError(exitStatus.usage, 'usage', message);
  }
  const found = documentInRepository(documentPath);
  if (!found) {
    throw new CommandError(
      exitStatus.io,
      'document.unknown',
      `${documentPath} is not a project document.`,
      documentPath,
    );
  }
  const read = (file: string): Uint8Array => readVersion(path.resolve(terminal.cwd, file), documentPath);
  const ancestor = read(base);
  const merged = mergeStoredDocument(found.document, {
    ...(ancestor.length > 0 && { base: ancestor }),
    mine: read(mine),
    theirs: read(theirs),
  });
  if (!merged.ok) throw unreadable(documentPath, merged.issues);
  const { text, conflicts, notes } = merged.value;
  replaceFile(mine, terminal.cwd, text);
  return {
    status: conflicts.length > 0 ? exitStatus.issues : exitStatus.done,
    json: { document: documentPath, conflicts },
    lines: [],
    messages: [
      ...notes.map(({ message }) => `${documentPath}: ${message}`),
      ...conflicts.map(({ words }) => `${documentPath}: ${words}`),
    ],
  };
}

function readVersion(file: string, documentPath: string): Uint8Array {
  try {
    return readRegularFile(file);
  } catch (error) {
    throw new CommandError(
      exitStatus.io,
      'file.unreadable',
      `A version of ${documentPath} cannot be read: ${reasonOf(error)}.`,
      documentPath,
    );
  }
}

function unreadable(documentPath: string, issues: readonly Issue[]): CommandError {
  const reasons = issues
    .filter(({ severity }) => severity === 'blocking')
    .map(({ message, params }) => `${params.version === 'theirs' ? 'Theirs' : 'Ours'}: ${message}`);
  const message = `${documentPath} cannot be merged, and ours is left as it is. ${reasons.join(' ')}`;
  return new CommandError(exitStatus.io, issues[0]?.code ?? 'document.unreadable', message, documentPath);
}
