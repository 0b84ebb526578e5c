import type { DocumentPath, Issue } from '@playhouse/core';

/**
 * What can go wrong in a store. Programs rely on codes; texts of database failures are those of
 * docs/product-rules.md#errors.
 */
export type StoreFaultCode =
  | 'database.notFound'
  | 'database.access'
  | 'database.setup'
  | 'database.full'
  | 'project.taken'
  | 'project.changed'
  | 'project.lost'
  | 'project.partial'
  | 'project.unreadable'
  | 'document.refused'
  | 'asset.notFound'
  | 'behavior.notFound'
  | 'version.notFound';

/** An expected failure of a store. */
export interface StoreFault {
  readonly code: StoreFaultCode;
  /** One sentence for people. */
  readonly message: string;
  /** The findings, for `project.unreadable` and `document.refused`. */
  readonly issues?: readonly Issue[];
  /** All documents and assets as they are stored, by path, for `project.unreadable`. */
  readonly files?: ReadonlyMap<string, Uint8Array>;
  /** The documents that were not stored, for `document.refused`. */
  readonly documents?: readonly DocumentPath[];
  /** Number of the last edit that the new holder took over from this one, for `project.taken`; absent when unknown. */
  readonly sequence?: number;
}

/** A value, or the fault instead of it. */
export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: StoreFault };

export function done<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

export function failed(fault: StoreFault): { readonly ok: false; readonly fault: StoreFault } {
  return { ok: false, fault };
}

/** The database that holds a project does not exist. docs/product-rules.md#errors. */
export function databaseNotFound(): StoreFault {
  return { code: 'database.notFound', message: 'Error accessing database, not found.' };
}

/** A database exists and cannot be read or written. docs/product-rules.md#errors. */
export function databaseAccess(reason: string): StoreFault {
  return { code: 'database.access', message: `Error accessing database: [${reason}]` };
}

/** The database of a new project cannot be created. docs/product-rules.md#errors. */
export function databaseSetup(reason: string): StoreFault {
  return { code: 'database.setup', message: `There was an error setting up the project database: [${reason}]` };
}

/** Another tab holds the project now. */
export function projectTaken(sequence?: number): StoreFault {
  const message = 'This project was opened in another tab.';
  return { code: 'project.taken', message, ...(sequence !== undefined && { sequence }) };
}

/** The current holder has saved since the project was read for the takeover. */
export function projectChanged(): StoreFault {
  return { code: 'project.changed', message: 'This project was saved in another tab while it was being opened.' };
}

/** The database is empty, though it contained the project: the browser's storage was cleared or damaged. */
export function projectLost(): StoreFault {
  return { code: 'project.lost', message: 'This project is no longer in the storage of this browser.' };
}

/** Only some of the project has arrived on this computer. */
export function projectPartial(): StoreFault {
  return { code: 'project.partial', message: 'This project is not completely downloaded yet.' };
}

/** The computer is out of storage space. */
function databaseFull(): StoreFault {
  return {
    code: 'database.full',
    message: 'No room left on this computer. Your last change is kept in this tab until there is.',
  };
}

/** Converts an error of a database to a fault: out of space stays that, everything else becomes `otherwise`. */
export function faultOf(error: unknown, otherwise: (reason: string) => StoreFault): StoreFault {
  const reason = reasonOf(error);
  return /quota|disk is full|no space|ENOSPC/i.test(reason) ? databaseFull() : otherwise(reason);
}

function reasonOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  const parts = ['name', 'message', 'reason'].flatMap((key) => {
    const value: unknown = Reflect.get(error, key);
    return typeof value === 'string' && value !== '' && value !== 'Error' ? [value] : [];
  });
  return [...new Set(parts)].join(': ') || 'unknown';
}

/** The result of an operation on a database, or the fault for its failure. */
export async function attempt<Value>(
  work: () => Promise<Value>,
  otherwise: (reason: string) => StoreFault = databaseAccess,
): Promise<Outcome<Value>> {
  try {
    return done(await work());
  } catch (error) {
    return failed(faultOf(error, otherwise));
  }
}
