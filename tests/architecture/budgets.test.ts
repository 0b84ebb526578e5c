import ts from 'typescript-api';
import { describe, expect, it } from 'vitest';
import { isTest, productionFiles, type SourceFile, sourceFiles } from './sources.ts';

/** Hard budgets. docs/architecture.md#budgets. Split by responsibility, not by length. */
const budgets = { fileLines: 400, functionLines: 60, componentLines: 120, imports: 15, rootImports: 30, members: 25 };
const compositionRoots =
  /^(cli\/src\/(main|program)\.ts|editor\/src\/((main|start)\.tsx|app\/[^/]+\.tsx?)|packages\/[^/]+\/src\/(index|testing)\.ts)$/;
const registries = /\/(behaviors|conditions|functions|edits|exporters|declarations)\/index\.ts$/;

interface FunctionSize {
  readonly name: string;
  readonly lines: number;
  readonly isComponent: boolean;
}

function functionsOf({ tree }: SourceFile): FunctionSize[] {
  const found: FunctionSize[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const name = nameOf(node);
      const from = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line;
      const to = tree.getLineAndCharacterOfPosition(node.end).line;
      found.push({ name, lines: to - from + 1, isComponent: tree.fileName.endsWith('.tsx') && /^[A-Z]/.test(name) });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function nameOf(node: ts.Node): string {
  if ('name' in node && node.name && ts.isIdentifier(node.name as ts.Node)) return (node.name as ts.Identifier).text;
  const parent = node.parent;
  if (parent && ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name)) return parent.name.text;
  return 'anonymous';
}

function over(check: (source: SourceFile) => string[], files = productionFiles()): string[] {
  return files.flatMap((source) => check(source).map((text) => `${source.file}: ${text}`));
}

describe('budgets', () => {
  it('keep every file at 400 lines or fewer, tests included', () => {
    const found = over(({ text }) => {
      const lines = text.split('\n').length - 1;
      return lines > budgets.fileLines ? [`${lines} lines; split it at its second responsibility`] : [];
    }, sourceFiles());
    expect(found).toEqual([]);
  });

  it('keep every function at 60 lines or fewer, components at 120', () => {
    const found = over((source) =>
      functionsOf(source)
        .filter(({ lines, isComponent }) => lines > (isComponent ? budgets.componentLines : budgets.functionLines))
        .map(({ name, lines }) => `${name} has ${lines} lines`),
    );
    expect(found).toEqual([]);
  });

  it('keep fewer than one in a hundred functions over 50 lines', () => {
    const sizes = productionFiles()
      .flatMap(functionsOf)
      .filter(({ isComponent }) => !isComponent);
    const long = sizes.filter(({ lines }) => lines > 50);
    expect(long.length / Math.max(sizes.length, 1), long.map(({ name }) => name).join(', ')).toBeLessThanOrEqual(0.01);
  });

  it('keep imports at 15 per file or fewer, composition roots at 30', () => {
    const found = over(({ file, imports }) => {
      if (registries.test(file) || /^packages\/[^/]+\/src\/index\.ts$/.test(file)) return [];
      const limit = compositionRoots.test(file) ? budgets.rootImports : budgets.imports;
      // Nearly every file of the editor has texts, so the language layer says nothing about how much a file knows.
      const counted = imports.filter(({ target }) => !target?.startsWith('editor/src/i18n/'));
      return counted.length > limit ? [`${counted.length} imports`] : [];
    });
    expect(found).toEqual([]);
  });

  it('keep classes and interfaces of stores at 25 members or fewer', () => {
    const found = over(({ tree }) => {
      const large: string[] = [];
      const visit = (node: ts.Node): void => {
        if (ts.isClassDeclaration(node) && node.members.length > budgets.members && !isRecord(node)) {
          large.push(`class ${node.name?.text} has ${node.members.length} members`);
        }
        ts.forEachChild(node, visit);
      };
      visit(tree);
      return large;
    });
    expect(found).toEqual([]);
  });

  it('allow no `any`', () => {
    const found = over(({ tree }) => {
      const uses: string[] = [];
      const visit = (node: ts.Node): void => {
        if (node.kind === ts.SyntaxKind.AnyKeyword) {
          uses.push(`any in line ${tree.getLineAndCharacterOfPosition(node.pos).line + 1}`);
        }
        ts.forEachChild(node, visit);
      };
      visit(tree);
      return uses;
    });
    expect(found).toEqual([]);
  });
});

describe('names', () => {
  const forbidden = /(^|\/)(utils?|helpers?|common|misc|manager)(\.tsx?$|\/)/i;

  it('describe what a file contains: no utils, helpers, common, misc or manager', () => {
    expect(
      sourceFiles()
        .map(({ file }) => file)
        .filter((file) => forbidden.test(file)),
    ).toEqual([]);
  });

  it('are at most three folders below src', () => {
    const deep = productionFiles().filter(({ file }) => (file.split('/src/')[1] ?? '').split('/').length > 4);
    expect(deep.map(({ file }) => file)).toEqual([]);
  });

  it('are listed in public entries, without wildcards', () => {
    const found = over(({ tree, file }) => {
      if (!/\/src\/index\.ts$/.test(file)) return [];
      return tree.statements
        .filter((node) => ts.isExportDeclaration(node) && !node.exportClause && !node.isTypeOnly)
        .map(() => 'export * hides what is public; name the exports');
    });
    expect(found).toEqual([]);
  });

  it('tell end-to-end tests apart from production code', () => {
    expect(isTest('tests/e2e/a.e2e.ts')).toBe(true);
  });
});

/** A class with only data: fixed-shape records of the simulation have one field for each attribute of an actor. */
function isRecord(node: ts.ClassDeclaration): boolean {
  return node.members.every((member) => ts.isPropertyDeclaration(member) || ts.isConstructorDeclaration(member));
}
