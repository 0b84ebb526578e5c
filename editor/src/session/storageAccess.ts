import { SpokenError } from '../components/unexpectedError.ts';
import { t } from '../i18n/t.ts';

/** Where a page stores projects. */
export interface StorageHere {
  readonly localStorage: Storage;
  readonly indexedDB: IDBFactory;
}

/** A database that exists only to find out whether the browser lets the page store anything. */
const probe = 'playhouse-probe';

/**
 * True when the browser lets the page store projects. Some refuse in private windows, or when cookies are blocked, by
 * throwing or by failing.
 */
export async function canStore(here: () => StorageHere): Promise<boolean> {
  try {
    const { localStorage, indexedDB } = here();
    localStorage.getItem(probe);
    return await opens(indexedDB);
  } catch {
    return false;
  }
}

function opens(indexedDB: IDBFactory): Promise<boolean> {
  return new Promise((resolve) => {
    const request = indexedDB.open(probe);
    request.onerror = () => resolve(!isDenial(request.error));
    request.onblocked = () => resolve(true);
    request.onsuccess = () => {
      request.result.close();
      resolve(true);
    };
  });
}

/** Full disks and damaged databases are no refusals; they are reported by whoever uses a database. */
function isDenial(error: DOMException | null): boolean {
  return error?.name === 'InvalidStateError' || error?.name === 'SecurityError';
}

/** The browser does not let the page store anything. */
export function storageDenied(): SpokenError {
  return new SpokenError(
    t(
      'This browser does not let Playhouse store anything. Allow cookies and site data for this page, or leave the private window, then try again.',
    ),
  );
}
