import { builtInFontOf } from '../catalogue/builtInFonts.ts';
import type { Asset } from '../generated/entities.ts';
import type { ImageSpec } from '../generated/library.ts';
import { imageNameOf } from '../references/imageName.ts';
import { ask, keep, make, type PasteRun, type Settled } from './pasteRun.ts';

/**
 * An image: from another project it is added, unless the same image already exists.
 * docs/product-rules.md#copy-and-paste.
 */
export function settleImage(run: PasteRun, target: string, isActive: boolean): Settled {
  const { images } = run.project.assets;
  if (run.isSameProject && findImage(images, target)) return keep;
  const spec = run.images.get(target) ?? run.images.get(imageNameOf(target));
  if (!spec) return keep;
  const existing = images.find(({ name }) => name === spec.name);
  if (existing && (spec.data === '' || isSameImage(existing, spec))) return keep;
  const id = `image:${spec.name}`;
  const message = existing
    ? `There is another image with the name ${spec.name} in this project.`
    : `The image ${spec.name} is not in this project.`;
  const options = [spec.data !== '' && 'insertImage', existing ? 'useExisting' : 'ignore'] as const;
  const answer = ask(run, isActive, { id, message, options });
  if (answer === undefined) return { as: 'open' };
  if (answer !== 'insertImage') return keep;
  const ending = target === spec.name ? '' : target.slice(imageNameOf(target).length);
  return make(run, id, { what: 'image', spec }, (name) => `${name}${ending}`);
}

/** A sound or font: it must already be in the project. docs/product-rules.md#copy-and-paste. */
export function settleListed(
  run: PasteRun,
  kind: 'sound' | 'music' | 'font',
  target: string,
  isActive: boolean,
): Settled {
  const { assets } = run.project;
  const list = kind === 'font' ? assets.fonts : assets.sounds;
  const specs = kind === 'font' ? run.bundle.fontSpec : run.bundle.soundSpec;
  const existing = list.find(({ name }) => name === target);
  const isBuiltIn = kind === 'font' && builtInFontOf(target) !== undefined;
  if (isBuiltIn || (existing && (run.isSameProject || isPlayable(kind, existing)))) return keep;
  if (!specs.some(({ name }) => name === target)) return keep;
  const message = existing
    ? `The sound ${target} in this project is no m4a file, which music has to be.`
    : `The ${kind === 'font' ? 'font' : 'sound'} ${target} is not in this project.`;
  const options = [existing ? 'useExisting' : 'ignore'] as const;
  const answer = ask(run, isActive, { id: `${kind === 'font' ? kind : 'sound'}:${target}`, message, options });
  return answer === undefined ? { as: 'open' } : keep;
}

/** The image with a name that may be written with its file extension. */
function findImage<Named extends { readonly name: string }>(list: readonly Named[], target: string): Named | undefined {
  const bare = imageNameOf(target);
  return list.find(({ name }) => name === target) ?? list.find(({ name }) => name === bare);
}

/** True for the same bytes, as far as the entries tell. */
function isSameImage({ files }: Asset, { size, sha256 }: ImageSpec): boolean {
  const [file] = files;
  if (file === undefined || size === undefined || file.size !== size) return false;
  return file.sha256 === undefined || sha256 === undefined || file.sha256 === sha256;
}

function isPlayable(kind: 'sound' | 'music' | 'font', { files }: Asset): boolean {
  return kind !== 'music' || files.some(({ name }) => /\.m4a$/i.test(name));
}
