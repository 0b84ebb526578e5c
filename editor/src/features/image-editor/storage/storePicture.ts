import {
  type Asset,
  type Edit,
  freeFileName,
  manifestEntry,
  nameAsset,
  type Project,
  type ProjectSession,
} from '@playhouse/core';
import type { Picture, Raster } from '@playhouse/paint';
import { t } from '../../../i18n/t.ts';
import type { ProjectAssets } from '../../../session/projectAssets.ts';
import { keptFiles } from '../../assets/storeUploads.ts';
import { composeInPieces } from '../files/inPieces.ts';
import { writePng } from '../files/png.ts';
import type { ImageEditor } from '../model/imageEditor.ts';
import { pixelsAtOnce } from '../worker/changePicture.ts';
import { withPictureWork } from '../worker/pictureWork.ts';
import { leftImages } from './leftImages.ts';
import { type FrameTarget, planFrames } from './planFrames.ts';

/** Where pictures are stored: an open project. */
export interface PictureTarget {
  readonly session: ProjectSession;
  readonly assets: ProjectAssets;
}

export type StoredPicture =
  | { readonly ok: true; readonly notes: readonly string[] }
  | { readonly ok: false; readonly message: string };

/** Edits that become part of the same step, such as one that animates the images. */
export type MoreEdits = (project: Project, names: readonly string[]) => readonly Edit[];

/**
 * Stores the frames of a picture as images of the project, in one step: an image that holds a frame gets a new file, the
 * other frames become new images. Images keep their names, and the old files stay stored for undo. Images of deleted
 * frames are removed if nothing uses them.
 */
export async function storePicture(
  { session, assets }: PictureTarget,
  editor: ImageEditor,
  more: MoreEdits = () => [],
): Promise<StoredPicture> {
  const state = editor.store.getState();
  const { picture } = state.history;
  const main = session.getState().project.assets.images.find((asset) => fileOf(asset) === state.file);
  if (!main) return { ok: false, message: t('The image is no longer in the project.') };
  const plan = planFrames(picture, state.saved, state.frameImages, main.name, imageNames(session));
  const files = await encodeFrames(picture, plan).catch((error: unknown) => {
    console.warn(error);
    return undefined;
  });
  if (!files) return { ok: false, message: t('The image was not saved. There may be too little memory.') };
  const stored = await putFrames({ session, assets }, main.name, files);
  if (!stored.ok) return stored;
  const { edits, names } = stored;
  const frameImages = Object.fromEntries(picture.frames.map(({ id }, frame) => [id, names[frame] ?? main.name]));
  const { project } = session.getState();
  const stores = [...edits, ...more(project, names)];
  const left = leftImages(project, stores, state.frameImages, names);
  const all = [...stores, ...left.edits];
  const file = stored.mainFile ?? state.file;
  // Told before the project changes, so that the page does not open the new file again.
  editor.markSaved(file, picture, frameImages);
  if (all.length === 0) return { ok: true, notes: left.notes };
  const what = t('{count, plural, one {Edited {name}} other {Edited {name} and {more} more}}', {
    count: names.length,
    name: main.name,
    more: names.length - 1,
  });
  const done = session.dispatch(all, { label: { what, where: t('Images') } });
  if (done.ok) return { ok: true, notes: left.notes };
  editor.store.setState({ file: state.file, saved: state.saved, frameImages: state.frameImages });
  return { ok: false, message: done.issues[0]?.message ?? t('The picture could not be stored.') };
}

interface EncodedFrame {
  readonly target: FrameTarget;
  /** Undefined when the frame is stored already. */
  readonly bytes: Uint8Array | undefined;
}

/** The PNG files of the frames that have changed, those of large pictures written in a worker. */
async function encodeFrames(picture: Picture, plan: readonly FrameTarget[]): Promise<readonly EncodedFrame[]> {
  const encode = async (write: (raster: Raster) => Promise<Uint8Array>) => {
    const files: EncodedFrame[] = [];
    for (const [frame, target] of plan.entries()) {
      files.push({ target, bytes: target.isSame ? undefined : await write(await composeInPieces(picture, frame)) });
    }
    return files;
  };
  const isLarge = picture.width * picture.height * plan.length > pixelsAtOnce;
  if (!isLarge) return encode(writePng);
  return withPictureWork((work) => encode((raster) => work.handOver('writePng', raster)));
}

interface PutFrames {
  readonly ok: true;
  readonly edits: readonly Edit[];
  /** The image of each frame. */
  readonly names: readonly string[];
  /** The new file of the main image, if it has one. */
  readonly mainFile: string | undefined;
}

async function putFrames(
  { session, assets }: PictureTarget,
  mainName: string,
  frames: readonly EncodedFrame[],
): Promise<PutFrames | { readonly ok: false; readonly message: string }> {
  const edits: Edit[] = [];
  const names: string[] = [];
  const added: Asset[] = [];
  let mainFile: string | undefined;
  for (const [frame, { target, bytes }] of frames.entries()) {
    const manifest = session.getState().project.assets;
    const own = manifest.images.find(({ name }) => name === target.name);
    const taken = { ...manifest, images: [...manifest.images, ...keptFiles('images', assets), ...added] };
    const named = own ? undefined : nameAsset(taken, 'images', `${mainName}${frame + 1}.png`, 'png');
    const name = own?.name ?? named?.name ?? mainName;
    names.push(name);
    if (!bytes || (own && isStored(assets, own, bytes))) continue;
    const old = own && fileOf(own);
    const wanted = `${(old ?? name).replace(/(?<=.)\.[^.]*$/, '')}.png`;
    const file = named?.file ?? freeFileName(manifest, 'images', wanted, assets.getFiles().keys());
    const fault = await assets.put(`images/${file}`, bytes);
    if (fault) return { ok: false, message: fault.message };
    if (named) {
      const asset = manifestEntry(named, bytes);
      added.push(asset);
      edits.push({ kind: 'asset.add', data: { kind: 'images', asset } });
      continue;
    }
    const replaced = { kind: 'images', name, files: [{ name: file, size: bytes.length }] } as const;
    edits.push({ kind: 'asset.replace', data: replaced });
    if (name === mainName) mainFile = file;
  }
  return { ok: true, edits, names, mainFile };
}

/** The name of the file that holds an image. */
export function fileOf(asset: Asset): string | undefined {
  return asset.files[0]?.name;
}

function imageNames(session: ProjectSession): ReadonlySet<string> {
  return new Set(session.getState().project.assets.images.map(({ name }) => name));
}

function isStored(assets: ProjectAssets, asset: Asset, bytes: Uint8Array): boolean {
  const stored = assets.get(`images/${fileOf(asset)}`);
  return stored?.length === bytes.length && stored.every((byte, at) => byte === bytes[at]);
}
