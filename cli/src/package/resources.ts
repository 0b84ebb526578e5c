import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import { embeddedFiles } from './embedded.ts';

/** Files that come with the program: the built editor, the page of exported games, the sample games. */
export type ResourceName = 'editor' | 'player' | 'templates';

export interface Resource {
  /** Paths below it, with `/`, in code-point order. */
  readonly names: readonly string[];
  /** The bytes of one of its names. */
  read(name: string): Uint8Array;
}

/** Their folders in the workspace; in the package all are folders in `resources`. */
const workspaceFolders: Readonly<Record<ResourceName, string>> = {
  editor: '../../../editor/dist/',
  player: '../../../packages/player/dist/',
  templates: '../../../fixtures/templates/',
};

/** The folder of a resource; undefined in the single-file program, which has no folders. */
export function resourceFolder(name: ResourceName): string | undefined {
  if (embeddedFiles()) return undefined;
  const isWorkspace = import.meta.url.endsWith('.ts');
  const folder = isWorkspace ? workspaceFolders[name] : `../resources/${name}/`;
  return fileURLToPath(new URL(folder, import.meta.url));
}

/** A resource, wherever it is stored; undefined when it is not included or not built. */
export function openResource(name: ResourceName): Resource | undefined {
  const embedded = embeddedFiles();
  if (embedded) {
    const prefix = `resources/${name}/`;
    const names = embedded.names.filter((one) => one.startsWith(prefix)).map((one) => one.slice(prefix.length));
    return names.length === 0 ? undefined : { names, read: (one) => embedded.read(prefix + one) ?? missing(one) };
  }
  const folder = resourceFolder(name) ?? '';
  if (!fs.existsSync(folder)) return undefined;
  const names = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath.replaceAll('\\', '/').replace(/\/?$/, '/')}${entry.name}`)
    .map((file) => file.slice(folder.replaceAll('\\', '/').length))
    .sort();
  return { names, read: (one) => new Uint8Array(fs.readFileSync(folder + one)) };
}

function missing(name: string): never {
  throw new Error(`The file ${name} is missing from the program.`);
}
