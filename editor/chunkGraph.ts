import type { Rolldown } from 'vite';

/** The scripts of a build, by file name. */
export type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

export function chunksOf(bundle: Rolldown.OutputBundle): Chunks {
  return new Map(
    Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
}

/** The script that contains a module, by the end of its path. Fails when there is none. */
function chunkOf(chunks: Chunks, module: string): Rolldown.OutputChunk {
  const chunk = [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (!chunk) throw new Error(`${module} is not in the editor any more; change the lists of what pages load.`);
  return chunk;
}

/**
 * The scripts of modules with all that they import statically. With `elsewhere`, also all that these import later,
 * without the modules named there and what those import later.
 */
export function reachedFrom(
  chunks: Chunks,
  modules: readonly string[],
  elsewhere?: readonly string[],
): Set<Rolldown.OutputChunk> {
  const barred = new Set(elsewhere?.map((module) => chunkOf(chunks, module)));
  const reached = new Set<Rolldown.OutputChunk>();
  const waiting = modules.map((module) => chunkOf(chunks, module));
  for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
    if (reached.has(chunk)) continue;
    reached.add(chunk);
    waiting.push(...existing(chunks, chunk.imports));
    if (!elsewhere || barred.has(chunk)) continue;
    waiting.push(...existing(chunks, chunk.dynamicImports).filter((next) => !barred.has(next)));
  }
  return reached;
}

/** The files of a circle of static imports, in their order; empty if there is none. */
export function circleIn(imports: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const cleared = new Set<string>();
  const circleFrom = (file: string, path: readonly string[]): readonly string[] => {
    const start = path.indexOf(file);
    if (start >= 0) return path.slice(start);
    if (cleared.has(file)) return [];
    for (const next of imports.get(file) ?? []) {
      const circle = circleFrom(next, [...path, file]);
      if (circle.length > 0) return circle;
    }
    cleared.add(file);
    return [];
  };
  for (const file of imports.keys()) {
    const circle = circleFrom(file, []);
    if (circle.length > 0) return circle;
  }
  return [];
}

function existing(chunks: Chunks, files: readonly string[]): Rolldown.OutputChunk[] {
  return files.flatMap((file) => chunks.get(file) ?? []);
}
