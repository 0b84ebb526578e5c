import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** Files of these kinds get much smaller; pictures, sounds and fonts do not. */
const zippable = /\.(?:css|html|js|json|map|mjs|svg|txt|wasm|webmanifest)$/;

/** In bytes. Smaller files gain nothing, and larger ones would fill the memory. */
const sizes = { min: 1024, max: 16 * 1024 * 1024 } as const;

/** More files than an editor has. Some file systems know a file by many names. */
const mostKept = 2000;

/** Whether a file of so many bytes is worth zipping. */
export function isZippable(name: string, size: number): boolean {
  return zippable.test(name) && size >= sizes.min && size <= sizes.max;
}

/** The files of a built editor as gzip. Each is zipped when it is first asked for, and kept until it changes. */
export class ZippedFiles {
  private readonly kept = new Map<string, { readonly version: string; readonly bytes: Promise<Buffer> }>();

  /** The gzipped bytes of a file. `version` stands for its contents; rejects if `read` does. */
  get(name: string, version: string, read: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.kept.get(name);
    if (known?.version === version) return known.bytes;
    const bytes = read().then((contents) => zip(contents));
    if (this.kept.size >= mostKept) this.kept.clear();
    const entry = { version, bytes };
    this.kept.set(name, entry);
    // What could not be read may be readable next time.
    bytes.catch(() => (this.kept.get(name) === entry ? this.kept.delete(name) : undefined));
    return bytes;
  }
}

const zip = promisify<Buffer, Buffer>(gzip);

/** Whether a client takes gzip, by its `Accept-Encoding`. */
export function takesGzip(accepted = ''): boolean {
  const choices = accepted.split(',').map((each) => each.toLowerCase().split(';'));
  const choice = choices.find(([name]) => name?.trim() === 'gzip') ?? choices.find(([name]) => name?.trim() === '*');
  return choice !== undefined && !/^\s*q\s*=\s*0(\.0*)?\s*$/.test(choice[1] ?? '');
}
