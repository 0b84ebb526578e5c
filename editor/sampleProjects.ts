import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packArchive } from '@playhouse/core';
import type { Plugin } from 'vite';

const templates = path.resolve(import.meta.dirname, '../fixtures/templates');

interface Sample {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly file: string;
  /** Its screenshot, if it has one. */
  readonly picture?: string;
}

/**
 * Puts the games of `fixtures/templates` next to the editor as archives, with an index in `samples/index.json`. A
 * folder may contain `template.json` with a title and a description, and `screenshot.png`.
 */
export function sampleProjects(): Plugin {
  return {
    name: 'playhouse-samples',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = decodeURIComponent(/\/samples\/([^/?]+)/.exec(request.url ?? '')?.[1] ?? '');
        const content = name === '' ? undefined : contentOf(name);
        if (content === undefined) return next();
        response.setHeader('Content-Type', name.endsWith('.json') ? 'application/json' : 'application/octet-stream');
        response.end(content);
      });
    },
    generateBundle() {
      const names = ['index.json', ...listSamples().flatMap(({ file, picture }) => [file, picture ?? []].flat())];
      for (const name of names) {
        const source = contentOf(name);
        if (source !== undefined) this.emitFile({ type: 'asset', fileName: `samples/${name}`, source });
      }
    },
  };
}

/** The games of `fixtures/templates`. */
export function listSamples(): Sample[] {
  if (!existsSync(templates)) return [];
  return readdirSync(templates)
    .filter((id) => existsSync(path.join(templates, id, 'object.json')))
    .map((id) => {
      const { title, longDescription } = readJson(path.join(templates, id, 'object.json'));
      const template = readJson(path.join(templates, id, 'template.json'));
      return {
        id,
        title: textOr(template.title, textOr(title, id)),
        description: textOr(template.description, textOr(longDescription, '')),
        file: `${id}.playhouse.zip`,
        ...(existsSync(path.join(templates, id, 'screenshot.png')) && { picture: `${id}.png` }),
      };
    });
}

function contentOf(name: string): Uint8Array | string | undefined {
  if (name === 'index.json') return JSON.stringify(listSamples());
  const sample = listSamples().find(({ file, picture }) => name === file || name === picture);
  if (!sample) return undefined;
  const folder = path.join(templates, sample.id);
  if (name === sample.file) return packArchive(readFolder(folder));
  return new Uint8Array(readFileSync(path.join(folder, 'screenshot.png')));
}

/** The documents and assets of a project folder by stored path; files that describe the template are left out. */
function readFolder(folder: string): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/');
    const isDocument = /^(object|assets)\.json$/.test(file);
    const isListed = /^(scenes|actors|tables|delegates|behaviors|tests|images|sounds|fonts)\/[^/]+$/.test(file);
    if (entry.isFile() && (isDocument || isListed))
      files.set(file, new Uint8Array(readFileSync(path.join(folder, file))));
  }
  return files;
}

function readJson(file: string): Record<string, unknown> {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

function textOr(value: unknown, otherwise: string): string {
  return typeof value === 'string' && value !== '' ? value : otherwise;
}
