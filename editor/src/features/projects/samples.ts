import { textOr } from '@playhouse/core';
import { t } from '../../i18n/t.ts';

/** A game that comes with Playhouse, with its title and description in the language of the editor. */
export interface Sample {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** URL of its archive, and of its picture if it has one. */
  readonly archive: string;
  readonly picture: string | undefined;
}

/** Present once this browser's library has got its sample. */
const mark = 'playhouse-samples';

/** Whether this browser's library has had its sample before; also where it cannot have one. */
export function hasSamples(): boolean {
  try {
    return localStorage.getItem(mark) !== null;
  } catch {
    return true;
  }
}

export function noteSamples(): void {
  try {
    localStorage.setItem(mark, 'installed');
  } catch {
    // Without storage, the sample is added again whenever the library is empty.
  }
}

/** The games that come with Playhouse; undefined when they cannot be loaded. */
export async function loadSamples(): Promise<readonly Sample[] | undefined> {
  try {
    const response = await fetch(addressOf('index.json'));
    const list: unknown = response.ok ? await response.json() : undefined;
    return Array.isArray(list) ? list.flatMap((entry) => parseSample(entry) ?? []) : undefined;
  } catch {
    return undefined;
  }
}

/** The archive of a sample. */
export async function loadSampleArchive(sample: Sample): Promise<Uint8Array | undefined> {
  return load(sample.archive);
}

/** The picture of a sample, if it has one. */
export async function loadSamplePicture(sample: Sample): Promise<Uint8Array | undefined> {
  return sample.picture === undefined ? undefined : load(sample.picture);
}

async function load(address: string): Promise<Uint8Array | undefined> {
  try {
    const response = await fetch(address);
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    return response.ok && !isPage ? new Uint8Array(await response.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
}

function parseSample(value: unknown): Sample | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const [id, title, description, file, picture] = ['id', 'title', 'description', 'file', 'picture'].map((key) =>
    Reflect.get(value, key),
  );
  if (typeof id !== 'string' || typeof title !== 'string' || typeof file !== 'string') return undefined;
  return {
    id,
    title: t(title),
    description: t(textOr(description, '')),
    archive: addressOf(file),
    picture: typeof picture === 'string' ? addressOf(picture) : undefined,
  };
}

function addressOf(file: string): string {
  return new URL(`samples/${encodeURIComponent(file)}`, document.baseURI).href;
}
