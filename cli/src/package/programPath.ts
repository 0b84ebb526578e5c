import { fileURLToPath } from 'node:url';
import { embeddedFiles } from './embedded.ts';

/** What our programs read when they start: the folder of the workspace or the package, or the one file. */
export function programPath(): string {
  const isWorkspace = import.meta.url.endsWith('.ts');
  return embeddedFiles()?.place ?? fileURLToPath(new URL(isWorkspace ? '../../..' : '..', import.meta.url));
}
