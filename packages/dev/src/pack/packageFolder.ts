import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../tool.ts';
import { buildPlayer, playerFolder } from './buildPlayer.ts';
import { buildProgram, keptLibraries } from './buildProgram.ts';

const cli = path.join(root, 'cli');

/**
 * Assembles the published package in a folder: program, built editor, page of exported games, sample games and schemas.
 * It runs without further libraries; those that are not bundled are optional.
 */
export async function makePackageFolder(folder: string, editor: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'bin'), { recursive: true });
  await buildPlayer();
  const licenses = await buildProgram(path.join(folder, 'dist'));
  const resources = path.join(folder, 'resources');
  copy(editor, path.join(resources, 'editor'));
  copy(playerFolder, path.join(resources, 'player'));
  copy(path.join(root, 'fixtures/templates'), path.join(resources, 'templates'));
  copy(path.join(root, 'schemas'), path.join(folder, 'schemas'));
  cpSync(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE'));
  writeFileSync(path.join(folder, 'licenses.txt'), licenses);
  writeFileSync(path.join(folder, 'README.md'), readme);
  writeFileSync(path.join(folder, 'bin/playhouse.js'), packedStart(), { mode: 0o755 });
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(packedManifest(), null, 2)}\n`);
}

/** Without the fingerprint files of builds. */
function copy(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: (file) => !path.basename(file).startsWith('.') });
}

/** The manifest of the workspace's package, reduced to what a published package needs. */
function packedManifest(): Record<string, unknown> {
  const { name, version, license, type, bin, engines, dependencies } = readManifest(path.join(cli, 'package.json'));
  const kept = keptLibraries.map((library) => [library, dependencies?.[library]]);
  return {
    name,
    version,
    description: 'Make, check, play and export Playhouse games from the command line.',
    keywords: ['game', 'games', '2d', 'playhouse', 'cli', 'education'],
    license,
    type,
    bin,
    engines,
    exports: { './package.json': './package.json', './schemas/*.json': './schemas/*.json' },
    files: ['bin', 'dist', 'resources', 'schemas', 'licenses.txt'],
    optionalDependencies: Object.fromEntries(kept),
    publishConfig: { access: 'public' },
  };
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly type: string;
  readonly bin: Readonly<Record<string, string>>;
  readonly engines: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The workspace's start script, which runs the sources, changed to run the built program. */
function packedStart(): string {
  const changes = [
    ['../src/main.ts', '../dist/main.js'],
    ['../../.cache/compile', '../.cache'],
  ] as const;
  return changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`bin/playhouse.js does not name ${from}.`);
      return text.replace(from, to);
    },
    readFileSync(path.join(cli, 'bin/playhouse.js'), 'utf8'),
  );
}

const readme = `# Playhouse

Make, check, play and export Playhouse games from the command line.

    npx @playhouse/cli new my-game --template pip-and-the-lanterns
    npx @playhouse/cli validate my-game
    npx @playhouse/cli export my-game --out my-game.html
    npx @playhouse/cli serve

\`playhouse --help\` lists every command. Needs Node 24.11 or newer. JSON Schemas of all stored documents lie in
\`schemas\`, for editors that complete them.
`;
