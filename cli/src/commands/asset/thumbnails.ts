import path from 'node:path';
import { limits } from '@playhouse/core';
import { CommandError, exitStatus } from '../../exit.ts';
import { makeFolder } from '../../io/makeFolder.ts';
import { readAnyProject } from '../../io/readAnyProject.ts';
import { replaceFile } from '../../io/replaceFile.ts';
import { reasonOf } from '../../io/systemError.ts';
import type { CommandResult, CommonOptions, Terminal } from '../../terminal.ts';
import { loadSharp, type Sharp } from '../../thumbnails/loadSharp.ts';

export interface ThumbnailOptions extends CommonOptions {
  readonly out: string;
  readonly size: number;
}

interface Thumbnail {
  readonly image: string;
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

/** Writes a small PNG of each image, no side longer than the size; small images keep theirs. Skips bad images. */
export async function thumbnailsCommand(
  [projectPath = '']: readonly string[],
  { out, size }: ThumbnailOptions,
  terminal: Terminal,
): Promise<CommandResult> {
  const sharp = await loadSharp();
  const { project, files } = (await readAnyProject(projectPath, terminal.cwd)).contents;
  const folder = path.resolve(terminal.cwd, out);
  makeOutput(folder, out);
  const thumbnails: Thumbnail[] = [];
  const skipped: { image: string; why: string }[] = [];
  for (const { name, files: listed } of project.assets.images) {
    const bytes = files.get(`images/${listed[0]?.name}`);
    const made = bytes ? await makeThumbnail(sharp, bytes, size) : 'its file is missing';
    if (typeof made === 'string') {
      skipped.push({ image: name, why: made });
      continue;
    }
    const file = `${name}.png`;
    replaceFile(path.join(out, file), terminal.cwd, made.data);
    thumbnails.push({ image: name, file, width: made.width, height: made.height });
  }
  return {
    status: skipped.length > 0 ? exitStatus.issues : exitStatus.done,
    json: { path: out, thumbnails, skipped },
    lines: thumbnails.map(({ file, width, height }) => `${file}  ${width} × ${height}`),
    messages: skipped.map(({ image, why }) => `No thumbnail for ${image}: ${why}.`),
  };
}

function makeOutput(folder: string, out: string): void {
  try {
    makeFolder(folder);
  } catch (error) {
    throw new CommandError(exitStatus.io, 'file.unwritable', `${out} cannot be written: ${reasonOf(error)}.`, out);
  }
}

async function makeThumbnail(
  sharp: Sharp,
  bytes: Uint8Array,
  size: number,
): Promise<{ data: Buffer; width: number; height: number } | string> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: limits.imagePixels })
      .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
