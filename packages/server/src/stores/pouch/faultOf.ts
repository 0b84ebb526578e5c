import { fault, type StoreFaultCode } from '../databaseStore.ts';

/** Turns what PouchDB and LevelDB throw into a fault. */
export function faultOf(error: unknown): { readonly ok: false; readonly fault: ReturnType<typeof fault>['fault'] } {
  // PouchDB gives a document it cannot understand the status of a failure, and only the member as the reason.
  const isInvalid = textOf(error, 'name') === 'doc_validation';
  const status = isInvalid ? '400' : textOf(error, 'status');
  const given = textOf(error, 'reason') || textOf(error, 'message') || String(error);
  const reason = isInvalid ? `Bad special document member: ${given}` : given;
  return fault(codeOf(status, reason), reason);
}

/** Whether the database itself failed, and works again only once it has been opened anew. */
export function isBroken(error: unknown): boolean {
  return faultOf(error).fault.code === 'store.access' || faultOf(error).fault.code === 'store.full';
}

function codeOf(status: string, reason: string): StoreFaultCode {
  if (status === '404') return reason === 'deleted' ? 'document.deleted' : 'document.missing';
  if (status === '409') return 'document.conflict';
  if (status === '412') return 'file.missing';
  if (/^4\d\d$/.test(status)) return 'call.refused';
  return /ENOSPC|No space left/i.test(reason) ? 'store.full' : 'store.access';
}

function textOf(error: unknown, key: string): string {
  if (typeof error !== 'object' || error === null) return '';
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
