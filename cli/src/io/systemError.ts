const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission for it is missing',
  EBUSY: 'another program uses it',
  EDQUOT: 'the disk is full',
  EEXIST: 'there is something of that name on the way',
  EISDIR: 'it is a folder',
  ELOOP: 'its links lead in a circle',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'its name is too long',
  ENOENT: 'it does not exist',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'something on the way is no folder',
  EPERM: 'permission for it is missing',
  EROFS: 'the disk may only be read',
};

/** True for an error of the operating system, such as "no such file". */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && 'syscall' in error;
}

/** The reason for an error of the operating system, as a phrase without a period. */
export function reasonOf(error: unknown): string {
  if (!isSystemError(error)) return error instanceof Error ? error.message : String(error);
  const reason = reasons[error.code ?? ''];
  return reason ? `${reason} (${error.code})` : error.message;
}
