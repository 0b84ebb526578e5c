/** The part of Stryker's report that we read. */
export interface MutationReport {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
}

/** Mutants of a folder: killed, survived, and not covered by any test. */
export interface FolderScore {
  readonly folder: string;
  readonly killed: number;
  readonly survived: number;
  readonly uncovered: number;
}

const kinds: Readonly<Record<string, Exclude<keyof FolderScore, 'folder'>>> = {
  Killed: 'killed',
  Timeout: 'killed',
  Survived: 'survived',
  NoCoverage: 'uncovered',
};

/** Counts mutants by folder of the core. Ignored mutants and those that cannot run are not counted. */
export function scoreFolders({ files }: MutationReport): FolderScore[] {
  const scores = new Map<string, { folder: string; killed: number; survived: number; uncovered: number }>();
  for (const [file, { mutants }] of Object.entries(files)) {
    const folder = /packages\/core\/src\/([^/]+)\//.exec(file)?.[1] ?? file;
    const score = scores.get(folder) ?? { folder, killed: 0, survived: 0, uncovered: 0 };
    scores.set(folder, score);
    for (const { status } of mutants) {
      const kind = kinds[status];
      if (kind) score[kind] += 1;
    }
  }
  return [...scores.values()].sort((a, b) => a.folder.localeCompare(b.folder));
}

/** A readable line: `expression    131 of 150 killed, 17 survived, 2 in no test: 87.3 %`. */
export function scoreLine({ folder, killed, survived, uncovered }: FolderScore): string {
  const all = killed + survived + uncovered;
  const share = all === 0 ? 'nothing to try' : `${((killed / all) * 100).toFixed(1)} %`;
  return `${folder.padEnd(12)} ${killed} of ${all} killed, ${survived} survived, ${uncovered} in no test: ${share}`;
}
