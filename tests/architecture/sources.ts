import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript-api';
import { root } from '../root.ts';

/** One import statement: its specifier, where it leads, and whether it imports only types. */
interface ImportOf {
  readonly specifier: string;
  /** Path relative to the root for files of the repository, else undefined. */
  readonly target: string | undefined;
  readonly isTypeOnly: boolean;
}

/** A source file of the repository, as used by the tests. */
export interface SourceFile {
  readonly file: string;
  readonly text: string;
  readonly tree: ts.SourceFile;
  readonly imports: readonly ImportOf[];
}

/** Files that git tracks or would track. */
export function trackedFiles(): string[] {
  const output = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return output.split('\n').filter((file) => file !== '');
}

let cache: SourceFile[] | undefined;

/** Every hand-written TypeScript file, parsed once. Generated files are left out. */
export function sourceFiles(): readonly SourceFile[] {
  cache ??= trackedFiles()
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('/generated/') && !file.startsWith('tests/bench/'))
    .map(readSource);
  return cache;
}

/** Hand-written code that ships or runs the workspace, without tests. */
export function productionFiles(): readonly SourceFile[] {
  return sourceFiles().filter(({ file }) => /^(packages\/[^/]+|cli|editor)\/src\//.test(file) && !isTest(file));
}

export function isTest(file: string): boolean {
  return /\.(test|e2e)\.tsx?$/.test(file) || /^tests\//.test(file) || /\/test\//.test(file);
}

function readSource(file: string): SourceFile {
  const text = readFileSync(path.join(root, file), 'utf8');
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return { file, text, tree, imports: importsOf(file, tree) };
}

function importsOf(file: string, tree: ts.SourceFile): ImportOf[] {
  const found: ImportOf[] = [];
  for (const statement of tree.statements) {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue;
    const specifier = statement.moduleSpecifier;
    if (!specifier || !ts.isStringLiteral(specifier)) continue;
    found.push({
      specifier: specifier.text,
      target: targetOf(file, specifier.text),
      isTypeOnly: isTypeOnly(statement),
    });
  }
  return found;
}

function isTypeOnly(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly;
  const clause = statement.importClause;
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const bindings = clause.namedBindings;
  if (clause.name || !bindings || !ts.isNamedImports(bindings)) return false;
  return bindings.elements.length > 0 && bindings.elements.every((element) => element.isTypeOnly);
}

function targetOf(file: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  return path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier.split('?')[0] ?? specifier));
}
