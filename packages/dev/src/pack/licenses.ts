import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The licenses of the code in a bundle, which have to be distributed with it. */
export interface Licenses {
  /** Records the packages whose modules a build includes. */
  readonly plugin: Plugin;
  /** Records the package in a folder. */
  add(folder: string): void;
  text(): string;
}

/** Collects licenses over several builds. */
export function collectLicenses(): Licenses {
  const folders = new Set<string>();
  return {
    plugin: {
      name: 'playhouse-licenses',
      generateBundle(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          for (const id of file.moduleIds) {
            const folder = packageOf(id);
            if (folder !== undefined) folders.add(folder);
          }
        }
      },
    },
    add: (folder) => void folders.add(folder),
    text: () => noticesOf([...folders].sort()),
  };
}

/** The folder of the package that contains a library module. */
function packageOf(id: string): string | undefined {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id.replaceAll('\\', '/'))?.[0]?.replace(/^\0+/, '');
}

/** Packages with identical license text are listed together above it. */
function noticesOf(folders: readonly string[]): string {
  const packages = new Map<string, string[]>();
  for (const folder of folders) {
    const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    const text = licenseText(folder);
    packages.set(text, [...(packages.get(text) ?? []), `${name} ${version} (${license})`]);
  }
  return [...packages].map(([text, names]) => `${names.join('\n')}\n${'-'.repeat(60)}\n${text}`).join('\n\n');
}

function licenseText(folder: string): string {
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(entry));
  return file === undefined ? '' : readFileSync(path.join(folder, file), 'utf8').trim();
}
