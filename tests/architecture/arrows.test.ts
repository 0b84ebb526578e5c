import { describe, expect, it } from 'vitest';
import { isTest, productionFiles, type SourceFile } from './sources.ts';

/** Who may import whom. docs/architecture.md#import-rules. */
const allowed: Record<string, readonly string[]> = {
  'packages/core': [],
  'packages/runtime': ['@playhouse/core'],
  'packages/player': ['@playhouse/core', '@playhouse/runtime'],
  'packages/sync': ['@playhouse/core'],
  'packages/paint': [],
  'packages/audio': [],
  'packages/server': ['@playhouse/core', '@playhouse/sync'],
  'packages/dev': ['@playhouse/core', '@playhouse/runtime', '@playhouse/player'],
  cli: ['@playhouse/core', '@playhouse/runtime', '@playhouse/sync', '@playhouse/server'],
  editor: [
    '@playhouse/core',
    '@playhouse/runtime',
    '@playhouse/player',
    '@playhouse/sync',
    '@playhouse/paint',
    '@playhouse/audio',
  ],
};

/** Libraries that only one folder may import. */
const isolated: Record<string, RegExp> = {
  'pixi.js': /^packages\/player\/src\/view\//,
  pouchdb: /^packages\/(sync\/src|server\/src\/stores)\/pouch\//,
  'pouchdb-adapter-memory': /^packages\/server\/src\/stores\/pouch\//,
  leveldown: /^packages\/server\/src\/stores\/pouch\//,
  fastify: /^packages\/server\/src\/(http\/|createServer\.ts)/,
  'pouchdb-adapter-idb': /^packages\/sync\/src\/pouch\//,
  '@dimforge/rapier2d-deterministic-compat': /^packages\/runtime\/src\/physics\//,
  chevrotain: /^packages\/core\/src\/expression\//,
  saxes: /^packages\/core\/src\/legacy\//,
  fflate: /^packages\/core\/src\/(archive|assets)\//,
  'file-type': /^packages\/core\/src\/assets\//,
  'opentype.js': /^packages\/core\/src\/assets\//,
  gifenc: /^packages\/paint\/src\/gif\//,
  omggif: /^packages\/paint\/src\/gif\//,
  papaparse: /^packages\/core\/src\/tables\//,
  'quickjs-emscripten-core': /^packages\/runtime\/src\/scripts\//,
  '@jitl/quickjs-wasmfile-release-sync': /^packages\/runtime\/src\/scripts\//,
  commander: /^cli\/src\//,
  'string-width': /^cli\/src\/reporters\//,
  'react-router': /^editor\/src\//,
};

/** Packages that stay free of the browser, React and Node. */
const headless = ['packages/core', 'packages/runtime', 'packages/paint', 'packages/audio'];

function packageOf(file: string): string {
  return file.startsWith('packages/') ? file.split('/').slice(0, 2).join('/') : (file.split('/')[0] ?? '');
}

function baseName(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

function violations(check: (source: SourceFile) => string[]): string[] {
  return productionFiles().flatMap((source) => check(source).map((text) => `${source.file}: ${text}`));
}

describe('imports between packages', () => {
  it('go only where the architecture allows', () => {
    const found = violations((source) =>
      source.imports
        .filter(({ specifier }) => specifier.startsWith('@playhouse/'))
        .filter(({ specifier }) => !allowed[packageOf(source.file)]?.includes(baseName(specifier)))
        .map(({ specifier }) => `may not import ${specifier}`),
    );
    expect(found).toEqual([]);
  });

  it('go through a package’s public entry, never into its folders', () => {
    const found = violations((source) =>
      source.imports
        .filter(({ target }) => target !== undefined && packageOf(target) !== packageOf(source.file))
        .filter(({ target }) => !/^(fixtures|schemas)\//.test(target ?? ''))
        .map(({ specifier }) => `reaches into another package by ${specifier}`),
    );
    expect(found).toEqual([]);
  });

  it('use each library only in the folder that wraps it', () => {
    const found = violations((source) =>
      source.imports
        .filter(({ specifier }) => isolated[baseName(specifier)]?.test(source.file) === false)
        .map(({ specifier }) => `may not import ${specifier}: use the folder that wraps it`),
    );
    expect(found).toEqual([]);
  });

  it('keep Node, browser and React out of headless packages', () => {
    const found = violations((source) =>
      headless.includes(packageOf(source.file))
        ? source.imports
            .filter(({ specifier }) => /^(node:|react|@types\/node)/.test(specifier))
            .map(({ specifier }) => `may not import ${specifier}: hand it in by a port`)
        : [],
    );
    expect(found).toEqual([]);
  });

  it('are checked for every package', () => {
    const seen = new Set(productionFiles().map(({ file }) => packageOf(file)));
    expect([...seen].filter((name) => !(name in allowed))).toEqual([]);
    expect(seen.size).toBeGreaterThan(5);
    expect(isTest('packages/core/src/a.test.ts')).toBe(true);
  });
});
