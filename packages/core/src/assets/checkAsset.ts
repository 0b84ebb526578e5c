import type { Size } from '../generated/entities.ts';
import { type Issue, type Result, refuse, succeed } from '../model/issue.ts';
import type { IssueCode } from '../model/issueCodes.ts';
import type { AssetFolder } from '../model/projectPath.ts';
import { assetLimits } from './assetLimits.ts';
import { type AssetType, assetTypes } from './assetType.ts';
import type { Inspected } from './inspected.ts';
import { inspectFont } from './inspectFont.ts';
import { inspectJpeg } from './inspectJpeg.ts';
import { inspectM4a } from './inspectMp4.ts';
import { inspectOgg } from './inspectOgg.ts';
import { inspectPng } from './inspectPng.ts';
import { inspectWav } from './inspectWav.ts';
import { sniffAsset } from './sniffAsset.ts';
import { uploadTexts } from './uploadRules.ts';

/** What is known of an asset's content. */
export interface AssetFacts {
  /** In pixels, for images. */
  readonly size?: Size;
  /** In seconds, for sounds that state it. */
  readonly duration?: number;
  /** Name of the family, for fonts. */
  readonly fontName?: string;
}

/** A file that can be stored as an asset. */
export interface CheckedAsset extends AssetFacts {
  readonly type: AssetType;
  /** Extension of the stored file, without the dot. */
  readonly extension: string;
  /** The bytes to store, without trailing bytes that do not belong to the file. */
  readonly bytes: Uint8Array;
  readonly notes: readonly Issue[];
}

/**
 * Checks, by content alone, whether a file can be an asset of a kind: its type, its size and its whole structure.
 * Issues carry `asset.type` or `asset.content`. docs/product-rules.md#uploads, docs/reliability.md#t3 and
 * docs/reliability.md#t5 and docs/reliability.md#t14.
 */
export async function checkAsset(kind: AssetFolder, file: string, bytes: Uint8Array): Promise<Result<CheckedAsset>> {
  const sniffed = await sniffAsset(bytes);
  const { type } = sniffed;
  if (type === undefined || !assetTypes[kind].includes(type)) {
    const found = sniffed.type ?? sniffed.found?.ending;
    const media = sniffed.type === undefined ? sniffed.found?.media : undefined;
    return refuse(issueOf('asset.type', file, uploadTexts.allowed(kind), { found, media }));
  }
  const most = largest[kind];
  const inspected: Inspected<AssetFacts> =
    bytes.length > most
      ? { ok: false, why: `has ${megabytes(bytes.length)} MB; the limit is ${megabytes(most)} MB` }
      : await inspectors[type](bytes);
  if (!inspected.ok) {
    const { why } = inspected;
    const message = kind === 'fonts' ? uploadTexts.fontFault(file) : `${file} ${why}.`;
    return refuse(issueOf('asset.content', file, message, { why }));
  }
  const { length, facts } = inspected;
  const surplus = bytes.length - length;
  return succeed({
    type,
    extension: type,
    ...facts,
    bytes: surplus > 0 ? bytes.slice(0, length) : bytes,
    notes: surplus > 0 ? [surplusNote(file, surplus)] : [],
  });
}

/** The inspection for each type that the first bytes can indicate. */
const inspectors: Readonly<
  Record<AssetType, (bytes: Uint8Array) => Inspected<AssetFacts> | Promise<Inspected<AssetFacts>>>
> = {
  png: inspectPng,
  jpg: inspectJpeg,
  m4a: inspectM4a,
  ogg: inspectOgg,
  wav: inspectWav,
  otf: inspectFont,
  ttf: inspectFont,
};

const largest: Readonly<Record<AssetFolder, number>> = {
  images: assetLimits.imageBytes,
  sounds: assetLimits.soundBytes,
  fonts: assetLimits.fontBytes,
};

function surplusNote(file: string, surplus: number): Issue {
  const message = `${file} holds ${surplus} extra bytes after its end.`;
  return { ...issueOf('asset.content', file, message, { surplus }), severity: 'nonBlocking' };
}

function issueOf(code: IssueCode, file: string, message: string, params: Issue['params'] = {}): Issue {
  return { code, severity: 'blocking', path: [], params: { file, ...params }, message };
}

function megabytes(bytes: number): number {
  return Math.ceil(bytes / 1024 / 1024);
}
