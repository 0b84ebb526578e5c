import type { Plugin } from 'vite';
import { chunksOf, circleIn } from './chunkGraph.ts';

/** Fails the build when scripts import one another in a circle: opening a page would then use what is not there yet. */
export const noImportCircles: Plugin = {
  name: 'playhouse-no-import-circles',
  apply: 'build',
  generateBundle(_, bundle) {
    const imports = new Map([...chunksOf(bundle)].map(([file, chunk]) => [file, chunk.imports]));
    const circle = circleIn(imports);
    if (circle.length > 0) this.error(`These scripts import one another in a circle: ${circle.join(', ')}.`);
  },
};
