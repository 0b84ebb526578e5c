import type { Size } from '../generated/entities.ts';
import { type Issue, prefixIssues, type Result } from '../model/issue.ts';
import type { AssetFiles, Project } from '../model/project.ts';
import { type AssetFolder, assetFolders } from '../model/projectPath.ts';
import { assetLimits } from './assetLimits.ts';
import type { CheckedAsset } from './checkAsset.ts';
import { uploadTexts } from './uploadRules.ts';

/** Inspects one file; callers with a separate process or worker for this pass a function that delegates to it. */
export type CheckFile = (
  kind: AssetFolder,
  file: string,
  bytes: Uint8Array,
) => Promise<Result<Pick<CheckedAsset, 'extension' | 'notes' | 'size'>>>;

/**
 * Findings about the contents of the files that the manifest lists and that exist. `validateProject` reports missing
 * files. docs/reliability.md#t3 and docs/reliability.md#t5.
 */
export async function checkProjectAssets(project: Project, files: AssetFiles, check: CheckFile): Promise<Issue[]> {
  const issues: Issue[] = [];
  let pixels = 0;
  for (const { kind, file, path } of listedFiles(project)) {
    const bytes = files.get(`${kind}/${file}`);
    if (!bytes) continue;
    const result = await check(kind, file, bytes);
    const found = result.ok
      ? [...result.value.notes, ...endingNotes(file, result.value.extension)]
      : result.issues.map((issue) => (issue.code === 'asset.type' ? typeIssue(issue, kind, file) : issue));
    issues.push(...prefixIssues(found, path));
    if (result.ok) pixels += areaOf(result.value.size);
  }
  if (pixels > assetLimits.projectPixels) issues.push(tooManyPixels(pixels));
  return issues;
}

interface ListedFile {
  readonly kind: AssetFolder;
  readonly file: string;
  readonly path: Issue['path'];
}

/** Each file once, although several assets may list it. */
function listedFiles({ assets }: Project): Iterable<ListedFile> {
  const found = new Map<string, ListedFile>();
  for (const kind of assetFolders) {
    for (const [index, asset] of assets[kind].entries()) {
      for (const [at, { name }] of asset.files.entries()) {
        const key = `${kind}/${name}`;
        if (!found.has(key)) found.set(key, { kind, file: name, path: ['assets', kind, index, 'files', at] });
      }
    }
  }
  return found.values();
}

/** Old projects have files of types that can no longer be uploaded; some systems still show and play them. */
function typeIssue(issue: Issue, kind: AssetFolder, file: string): Issue {
  const isOldMedia = issue.params.media === media[kind];
  const message = `${file} is of a type that cannot be added as new ${kind}. ${uploadTexts.allowed(kind)}`;
  return { ...issue, severity: isOldMedia ? 'nonBlocking' : 'blocking', message };
}

const media: Readonly<Record<AssetFolder, string>> = { images: 'image', sounds: 'audio', fonts: 'font' };

function endingNotes(file: string, extension: string): Issue[] {
  const ending = /\.([^.]+)$/.exec(file)?.[1]?.toLowerCase() ?? '';
  if ((endingsOf[extension] ?? []).includes(ending)) return [];
  const message = `${file} is of type ${extension}, although its name says otherwise. Give it a new name.`;
  const params = { file, type: extension };
  return [{ code: 'asset.type', severity: 'nonBlocking', path: [], params, message }];
}

/** Extensions for the same type. */
const endingsOf: Readonly<Record<string, readonly string[]>> = {
  png: ['png'],
  jpg: ['jpg', 'jpeg'],
  m4a: ['m4a', 'mp4'],
  ogg: ['ogg'],
  wav: ['wav'],
  otf: ['otf'],
  ttf: ['ttf'],
};

function areaOf(size: Size | undefined): number {
  return size === undefined ? 0 : size.width * size.height;
}

function tooManyPixels(pixels: number): Issue {
  const [count, most] = [Math.ceil(pixels / 1e6), assetLimits.projectPixels / 1e6];
  return {
    code: 'asset.content',
    severity: 'nonBlocking',
    path: ['assets', 'images'],
    params: { pixels, maximum: assetLimits.projectPixels },
    message: `All images together have ${count} million pixels. With more than ${most} million, games run out of memory. Make images smaller.`,
  };
}
