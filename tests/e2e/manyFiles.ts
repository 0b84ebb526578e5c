import { deflateSync } from 'node:zlib';
import type { AssetFolder } from '@playhouse/core';
import type { Page } from 'playwright';
import { assetCases } from '../../fixtures/assets/build/assetCases.ts';
import { pngChunk, pngHeader, pngSignature } from '../../fixtures/assets/build/pngParts.ts';
import { join, png, wav } from '../../fixtures/projects/build/media.ts';

/** A file, with the name that it gets in the library; undefined when it is refused. */
export interface OneOfMany {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly added: string | undefined;
}

const bytesOf = (kind: AssetFolder, title: string): Uint8Array => {
  const found = assetCases[kind].find((one) => one.title === title);
  if (!found) throw new Error(`There is no case “${title}”.`);
  return found.bytes;
};

/** A small picture that no other number has. */
const tile = (number: number) => png(4, 4, [number, 255 - number, 90, 255], [0, number, 0, 255]);

const tone = (number: number) => wav(20, 200 + number);

/** Every tenth file of the list is refused; the others differ in content, some not in name. */
function mixed(
  good: (number: number) => Uint8Array,
  stem: string,
  endings: readonly string[],
  refused: readonly (readonly [name: string, bytes: Uint8Array])[],
): OneOfMany[] {
  return Array.from({ length: 200 }, (_, at) => {
    if (at % 10 === 9) {
      const [name = '', bytes = new Uint8Array()] = refused[Math.floor(at / 10) % refused.length] ?? [];
      return { name: name.replace('.', ` ${at}.`), bytes, added: undefined };
    }
    // Of every ten, two have one name.
    if (at % 10 > 6) {
      const twin = Math.floor(at / 10) * 2 + (at % 10) - 7;
      return { name: `same.${endings[0]}`, bytes: good(at), added: twin === 0 ? 'same' : `same${twin}` };
    }
    return { name: `${stem} ${at}.${endings[at % endings.length]}`, bytes: good(at), added: `${stem} ${at}` };
  });
}

/** The content decides, so that pictures with a wrong ending are added. */
export const manyPictures = (): OneOfMany[] =>
  mixed(
    tile,
    'tile',
    ['png', 'png', 'jpg', 'wav', 'txt'],
    [
      ['beep.png', bytesOf('sounds', 'a hundredth of a second')],
      ['drawing.svg', bytesOf('images', 'a drawing')],
      ['bent.png', bytesOf('images', 'a wrong sum of the pixels')],
      ['empty.png', new Uint8Array()],
      ['cut.jpg', bytesOf('images', 'no end mark')],
    ],
  );

export const manySounds = (): OneOfMany[] =>
  mixed(
    tone,
    'tone',
    ['wav', 'wav', 'ogg', 'png', 'mp3'],
    [
      ['dot.wav', bytesOf('images', 'one pixel')],
      ['song.mp3', bytesOf('sounds', 'mp3')],
      ['bent.ogg', bytesOf('sounds', 'a wrong check sum')],
      ['film.m4a', bytesOf('sounds', 'a video')],
      ['still.wav', bytesOf('sounds', 'no samples')],
    ],
  );

/** A picture of 16,384 by 16,384 in black and white. */
export function hugePicture(): Uint8Array {
  const side = 16_384;
  const rows = deflateSync(new Uint8Array(side * (1 + side / 8)));
  const header = pngHeader({ width: side, height: side, depth: 1, color: 0 });
  return join([pngSignature, header, pngChunk('IDAT', rows), pngChunk('IEND')]);
}

/** A silent sound of 60 MB. */
export function longSound(): Uint8Array {
  const bytes = new Uint8Array(60 * 1024 * 1024);
  const whole = wav(1000, 200);
  bytes.set(whole.subarray(0, 44));
  const view = new DataView(bytes.buffer);
  view.setUint32(4, bytes.length - 8, true);
  view.setUint32(40, bytes.length - 44, true);
  return bytes;
}

/** Drops files on a library, as a drag from the desktop does. */
export async function dropMany(page: Page, library: string, files: readonly OneOfMany[]): Promise<void> {
  const region = page.getByRole('region', { name: `${library} library` });
  const packed = files.map(({ name, bytes }) => ({ name, text: Buffer.from(bytes).toString('base64') }));
  await region.evaluate((area, dropped) => {
    const dataTransfer = new DataTransfer();
    for (const { name, text } of dropped) {
      dataTransfer.items.add(new File([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], name));
    }
    const target = area.querySelector('h2');
    if (!target) throw new Error('The library is not there yet.');
    for (const type of ['dragenter', 'dragover', 'drop']) {
      target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    }
  }, packed);
}

interface Progress {
  readonly value: string;
  readonly text: string;
  readonly file: string;
}

declare global {
  /** What the progress bar said, in order. */
  var shownProgress: Progress[] | undefined;
}

/** Notes each state of the progress from now on; presses Cancel when it says a given text. */
export async function watchProgress(page: Page, cancelAt?: string): Promise<void> {
  await page.evaluate((text) => {
    const seen: Progress[] = [];
    globalThis.shownProgress = seen;
    new MutationObserver(() => {
      const bar = document.querySelector('[role="progressbar"][aria-label="Adding files"]');
      const status = bar?.querySelector('[role="status"]')?.textContent;
      if (!bar || !status || seen.at(-1)?.text === status) return;
      const file = bar.querySelector('[title]')?.textContent ?? '';
      seen.push({ value: bar.getAttribute('aria-valuenow') ?? '', text: status, file });
      if (status === text) bar.parentElement?.querySelector('button')?.click();
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  }, cancelAt);
}

/** What `watchProgress` noted. */
export function progressSeen(page: Page): Promise<readonly Progress[]> {
  return page.evaluate(() => globalThis.shownProgress ?? []);
}
