import { createRequire } from 'node:module';

const require = createRequire(new URL('./peers/package.json', import.meta.url));

/** Loads a library that is used only for comparison, from the benchmark's own installation. */
export function loadPeer(name: string): unknown {
  return require(name);
}
