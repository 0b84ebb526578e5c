import { CommandError, exitStatus } from '../exit.ts';

/** Scales images down. */
export type Sharp = typeof import('sharp').default;

/** The native image library, which the single-file program lacks: one sentence when it is missing. */
export async function loadSharp(): Promise<Sharp> {
  try {
    return (await import('sharp')).default;
  } catch {
    const message =
      'Thumbnails need the library sharp, which is missing. Install the package @playhouse/cli to have it.';
    throw new CommandError(exitStatus.io, 'thumbnails.unavailable', message);
  }
}
