import type { Project } from '@playhouse/core';

export type AssetKind = 'images' | 'sounds' | 'fonts';

/**
 * The stored path of an asset by the name that a game uses: the name in the manifest, in any case, with or without an
 * extension. Undefined for names that are not in the manifest. docs/runtime-rules.md#display.
 */
export function createAssetPaths(project: Project, kind: AssetKind): (name: string) => string | undefined {
  const paths = new Map<string, string>();
  const add = (name: string, path: string) => {
    const key = name.toLowerCase();
    if (!paths.has(key)) paths.set(key, path);
  };
  const entries = project.assets[kind].flatMap(({ name, files }) => {
    const [file] = files;
    return file ? [{ name, file: file.name, path: `${kind}/${file.name}` }] : [];
  });
  for (const { name, path } of entries) add(name, path);
  for (const { file, path } of entries) add(file, path);
  for (const { name, path } of entries) add(withoutExtension(name), path);
  for (const { file, path } of entries) add(withoutExtension(file), path);
  return (name) => paths.get(name.toLowerCase()) ?? paths.get(withoutExtension(name.toLowerCase()));
}

function withoutExtension(name: string): string {
  return name.replace(/\.[a-z0-9]{1,5}$/i, '');
}
