import type { AssetFolder } from '../model/projectPath.ts';
import { readNumberText } from './numberText.ts';
import type { Source } from './source.ts';
import type { XmlElement } from './xml.ts';

/** An asset as listed in `assets.xml`. */
export interface ManifestEntry {
  readonly element: XmlElement;
  readonly name: string;
  readonly files: readonly { readonly element: XmlElement; readonly name: string; readonly size: number }[];
}

/** Tags of assets in each list of the manifest. docs/runtime-rules.md#legacy-assets. */
const tags: Readonly<Record<AssetFolder, ReadonlySet<string>>> = {
  images: new Set(['image']),
  sounds: new Set(['sound', 'music']),
  fonts: new Set(['font']),
};

/** The assets of one kind. Very old manifests list files instead of assets. docs/runtime-rules.md#legacy-assets. */
export function readManifest(source: Source, kind: AssetFolder): ManifestEntry[] {
  const lists = source.root.children.filter((element) => element.name === kind);
  return lists.flatMap((list) =>
    list.children.flatMap((element) => {
      if (element.name === 'file') return [oldEntry(source, element)];
      return tags[kind].has(element.name) ? [readEntry(source, element)] : [];
    }),
  );
}

function readEntry(source: Source, element: XmlElement): ManifestEntry {
  const files = element.children.filter((child) => child.name === 'file').map((file) => readFile(source, file));
  const name = source.take(element, 'name') ?? stemOf(files[0]?.name ?? '');
  return { element, name, files };
}

function oldEntry(source: Source, element: XmlElement): ManifestEntry {
  const file = readFile(source, element);
  return { element, name: stemOf(file.name), files: [file] };
}

function readFile(source: Source, element: XmlElement): ManifestEntry['files'][number] {
  const size = readNumberText(element.attributes.get('size') ?? '');
  const isSize = size !== undefined && !size.doubt && size.value >= 0;
  if (isSize) source.take(element, 'size');
  return { element, name: source.take(element, 'name') ?? '', size: isSize ? size.value : 0 };
}

/** A file name without its extension. */
export function stemOf(file: string): string {
  return file.replace(/(?<=.)\.[^.]*$/, '');
}
