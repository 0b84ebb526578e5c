import type { FontDescription } from '@playhouse/core';
import { createAssetReader } from '../../assets/assetReader.ts';
import { type RecognizedAsset, recognizeAsset } from '../../assets/recognizeAsset.ts';
import { CommandError, exitStatus } from '../../exit.ts';
import { readInput } from '../../io/readInput.ts';
import { replaceFile } from '../../io/replaceFile.ts';
import { sizeText } from '../../reporters/sizeText.ts';
import { textTable } from '../../reporters/textTable.ts';
import type { CommandResult, CommonOptions, Line, Terminal } from '../../terminal.ts';

export interface AssetInfoOptions extends CommonOptions {
  readonly text: string;
  readonly specimen?: string;
}

/**
 * Describes a file as an asset: its type and size; for fonts also metrics and characters, and a drawing of a text if
 * requested. The file is read in a child process with limits. docs/reliability.md#f9.
 */
export async function assetInfoCommand(
  [file = '']: readonly string[],
  { text, specimen }: AssetInfoOptions,
  terminal: Terminal,
): Promise<CommandResult> {
  const bytes = await readInput(file, terminal);
  const asset = await recognize(file, bytes, text);
  const { kind, type, size, duration, font } = asset;
  if (specimen !== undefined) {
    if (!font)
      throw new CommandError(
        exitStatus.usage,
        'asset.noFont',
        `${file} is not a font, so there is nothing to draw.`,
        file,
      );
    replaceFile(specimen, terminal.cwd, new TextEncoder().encode(font.specimen.svg));
  }
  return {
    status: exitStatus.done,
    json: {
      file,
      kind,
      type,
      bytes: asset.length,
      ...(size && { size }),
      ...(duration !== undefined && { duration }),
      ...(font && { font }),
    },
    lines: [lineOfFile(file, asset), ...(font ? linesOfFont(font, terminal.columns) : [])],
    messages: [
      ...asset.notes.map(({ message }) => message),
      ...(specimen === undefined ? [] : [`Drawing written to ${specimen}.`]),
    ],
  };
}

async function recognize(file: string, bytes: Uint8Array, text: string): Promise<RecognizedAsset> {
  const reader = createAssetReader();
  try {
    const found = await recognizeAsset(reader, file, bytes, text);
    if (found.ok) return found.asset;
    throw new CommandError(exitStatus.io, 'asset.refused', `${file} cannot be described. ${found.why}`, file);
  } finally {
    reader.close();
  }
}

function lineOfFile(file: string, { kind, type, length, size, duration }: RecognizedAsset): string {
  const facts = [`${type} ${kind.slice(0, -1)}`, sizeText(length)];
  if (size) facts.push(`${size.width} × ${size.height} pixels`);
  if (duration !== undefined) facts.push(`${duration.toFixed(1)} s`);
  return `${file}: ${facts.join(', ')}`;
}

function linesOfFont(font: FontDescription, columns: number): Line[] {
  const { family, unitsPerEm, ascender, descender, lineGap, glyphs, characters, blocks, specimen } = font;
  const metrics = `ascender ${ascender}, descender ${descender}, line gap ${lineGap}, ${unitsPerEm} units per em`;
  const rows = blocks.map((block) => [block.name, block.characters, block.of]);
  return [
    `Family: ${family}`,
    `Metrics: ${metrics}`,
    `Characters: ${characters} (${glyphs} glyphs)`,
    ...(specimen.missing.length === 0 ? [] : [`Missing in “${specimen.text}”: ${specimen.missing.join(' ')}`]),
    ...(rows.length === 0 ? [] : textTable(['Block', 'In the font', 'In Unicode'], rows, columns)),
  ];
}
