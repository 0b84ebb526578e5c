import { CommandError, exitStatus } from '../exit.ts';

/** Makes pictures small. */
export type Sharp = typeof import('sharp').default;

/** The library for pictures, which is native and so not part of the single-file program: one sentence where it is missing. */
export async function loadSharp(): Promise<Sharp> {
  try {
    return (await import('sharp')).default;
  } catch {
    const message =
      'Thumbnails need the library sharp, which is missing. Install the package @playhouse/cli to have it.';
    throw new CommandError(exitStatus.io, 'thumbnails.unavailable', message);
  }
}
