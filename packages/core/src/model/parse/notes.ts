import type { Issue, Severity } from '../issue.ts';
import type { IssueCode } from '../issueCodes.ts';
import type { DocumentPath, Path, PathKey } from '../path.ts';
import { documentPathToPath } from '../path.ts';

/** The text of a note; a function if there may be so many notes that most are only counted. */
type Message = string | (() => string);

/** Collects notes on what reading a document changed or refused. */
export interface Notes {
  add(code: IssueCode, severity: Severity, path: readonly PathKey[], message: Message, params?: Issue['params']): void;
  /** All notes so far; beyond a limit, the last note only counts the rest. */
  list(): Issue[];
}

const mostNotes = 500;

/** Notes on one document; paths start at the document's root. */
export function createNotes(document: DocumentPath): Notes {
  const root = documentPathToPath(document) ?? [document];
  const issues: Issue[] = [];
  let further = 0;
  return {
    add(code, severity, path, message, params = {}) {
      if (issues.length === mostNotes) further += 1;
      else {
        const text = typeof message === 'string' ? message : message();
        issues.push({ code, severity, path: [...root, ...path], params, message: text });
      }
    },
    list() {
      return further === 0 ? issues : [...issues, countFurther(document, root, further)];
    },
  };
}

/** A location in a document for people: `layers, 2, attributes, name`. */
export function locationText(document: DocumentPath, path: Path): string {
  const keys = path.length > 10 ? [...path.slice(0, 3), '…', ...path.slice(-6)] : path;
  return path.length === 0 ? document : `${document} at ${keys.join(', ')}`;
}

/** A value as in the file, truncated to fit a message. */
export function showValue(value: unknown): string {
  const text =
    typeof value === 'object' && value !== null ? (Array.isArray(value) ? 'a list' : 'an object') : scalarText(value);
  return text.length > 60 ? `${text.slice(0, 60).toWellFormed()}…` : text;
}

function scalarText(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value.slice(0, 61).toWellFormed()) : String(value);
}

function countFurther(document: DocumentPath, root: Path, count: number): Issue {
  const message = `${document} has ${count} more problems like these. Restore it from a backup if you have one.`;
  return { code: 'document.shape', severity: 'blocking', path: root, params: { count }, message };
}
