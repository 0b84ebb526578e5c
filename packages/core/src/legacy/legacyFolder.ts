import { compareCodePoints } from '../model/text.ts';

/** The files of a legacy project, by their path inside its folder. */
export interface LegacyFolder {
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Paths of files outside the project's folder. */
  readonly outside: readonly string[];
}

/**
 * The project folder among the files: the one with the topmost `object.xml`, outside saved behaviors. Undefined when
 * there is none, or when the files are a Playhouse project. docs/runtime-rules.md#legacy-folder.
 */
export function findLegacyFolder(files: ReadonlyMap<string, Uint8Array>): LegacyFolder | undefined {
  if (files.has('object.json')) return undefined;
  const paths = [...files.keys()].sort(compareCodePoints);
  const heads = paths.filter((path) => isGame(path)).map((path) => path.slice(0, -gameFile.length));
  const root = heads.reduce<string | undefined>(
    (best, head) => (best === undefined || depthOf(head) < depthOf(best) ? head : best),
    undefined,
  );
  if (root === undefined) return undefined;
  const inside = [...files].filter(([path]) => path.startsWith(root));
  return {
    files: new Map(inside.map(([path, bytes]) => [path.slice(root.length), bytes])),
    outside: paths.filter((path) => !path.startsWith(root)),
  };
}

/** Files in the order of the old editor: by number, then by name. docs/runtime-rules.md#legacy-folder. */
export function numberedFiles(folder: LegacyFolder, pattern: RegExp): string[] {
  const key = (path: string): number => Number(pattern.exec(path)?.[1] ?? Number.NaN);
  const isNumbered = (path: string): boolean => !Number.isNaN(key(path));
  return [...folder.files.keys()]
    .filter((path) => pattern.test(path))
    .sort((a, b) => {
      if (isNumbered(a) !== isNumbered(b)) return isNumbered(a) ? -1 : 1;
      return (isNumbered(a) ? key(a) - key(b) : 0) || compareCodePoints(a, b);
    });
}

/** True for useless files in a legacy folder, which are not documents: never reported. docs/format.md#not-imported. */
export function isEditorState(path: string): boolean {
  return editorFiles.test(path) || /(^|\/)(\.|__MACOSX\/|Thumbs\.db$|desktop\.ini$)/i.test(path);
}

const gameFile = 'object.xml';
const editorFiles = /^screenshots\/|^[^/]*\.gs(proj|dailyproj)$|^[^/]*\.gsuser(\/|$)/i;

function isGame(path: string): boolean {
  const isNamed = path === gameFile || path.endsWith(`/${gameFile}`);
  return isNamed && !/(^|\/)(__MACOSX\/|behaviors\/[^/]+\/)/.test(path);
}

function depthOf(head: string): number {
  return head.split('/').length;
}
