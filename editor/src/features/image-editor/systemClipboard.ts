import type { Raster } from '@playhouse/paint';
import { showToast } from '../../components/toasts.ts';
import { said } from '../../i18n/said.ts';
import { t } from '../../i18n/t.ts';
import { writePng } from './files/png.ts';
import { clear, copy, lastCopied, paste } from './imageCommands.ts';
import type { ImageEditor } from './model/imageEditor.ts';
import { pixelsAtOnce } from './worker/changePicture.ts';
import { withPictureWork } from './worker/pictureWork.ts';

/** Copies what is selected, for this and other programs. */
export function copyPixels(editor: ImageEditor): void {
  const pixels = copy(editor);
  if (pixels) void offer(pixels.raster);
}

export function cutPixels(editor: ImageEditor): void {
  copyPixels(editor);
  clear(editor);
}

/** Pastes what was copied here, else an image of another program if the browser lets us read it. */
export async function pastePixels(editor: ImageEditor): Promise<void> {
  const image = lastCopied() ? undefined : await imageOfOthers();
  if (image) await pasteImage(editor, image);
  else pasteCopied(editor);
}

export function pasteCopied(editor: ImageEditor): void {
  if (lastCopied()) paste(editor);
  else showToast(t('Copy something first. To paste an image from another program, press Ctrl+V.'));
}

/** Pastes an image in the middle, or where it was when it was copied here. */
export async function pasteImage(editor: ImageEditor, image: Blob): Promise<void> {
  const bytes = new Uint8Array(await image.arrayBuffer());
  const read = await withPictureWork((work) => work.handOver('readRaster', bytes)).catch(() => undefined);
  if (!read?.ok) {
    showToast(
      t('The image was not pasted. {reason}', {
        reason: read ? said(read.message) : t('There may be too little memory.'),
      }),
    );
    return;
  }
  const raster = read.value;
  const own = lastCopied();
  if (own && hasSameShape(own.raster, raster)) {
    paste(editor, own);
    return;
  }
  const { width, height } = editor.picture;
  const middle = (room: number, length: number) => Math.max(0, Math.floor((room - length) / 2));
  paste(editor, { x: middle(width, raster.width), y: middle(height, raster.height), raster });
}

/** Colors may be rounded on the way through the clipboard, but not how opaque pixels are. */
function hasSameShape(a: Raster, b: Raster): boolean {
  if (a.width !== b.width || a.height !== b.height) return false;
  for (let at = 3; at < a.data.length; at += 4) if (a.data[at] !== b.data[at]) return false;
  return true;
}

/** Puts an image into the clipboard of the system, where the browser lets us. */
async function offer(raster: Raster): Promise<void> {
  if (!('ClipboardItem' in globalThis) || raster.width * raster.height === 0) return;
  const isLarge = raster.width * raster.height > pixelsAtOnce;
  const written = isLarge ? withPictureWork((work) => work.run('writePng', raster)) : writePng(raster);
  const png = written.then((bytes) => new Blob([bytes], { type: 'image/png' }));
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]).catch(() => undefined);
}

async function imageOfOthers(): Promise<Blob | undefined> {
  try {
    for (const item of await navigator.clipboard.read()) {
      if (item.types.includes('image/png')) return await item.getType('image/png');
    }
  } catch {
    // The browser does not let us, or cannot.
  }
  return undefined;
}
