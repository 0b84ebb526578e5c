import ts from 'typescript-api';
import { productionFiles } from '../architecture/sources.ts';

/** Code of packages, and of the editor's workers, that makes sentences which the editor shows. */
const speaking = [
  /^packages\/core\/src\/(archive|assets|attributes|edit|expression|legacy|merge|migrate|model|paste|repair|search|tables|validate|weigh)\//,
  /^packages\/(paint|audio)\/src\//,
  /^packages\/sync\/src\/(save|store)\//,
  /^packages\/runtime\/src\/(behaviors|game|input|playtest|report|scripts|trace)\//,
  /^packages\/player\/src\/(leaving|network|platform|playtests|remote|view)\//,
  /^editor\/src\/(workers\/|preview\/|features\/.*[Ww]orker\.ts$)/,
];
/** Texts of the catalogue are replaced where they are; names of scripts are for programmers. */
const silent =
  /\/(generated|testing|tree|functions|types|dialogs)\/|\/(unicodeBlocks|enumerations|columnTypes|parameters|prelude|interpreter|plantedQuestions|textPrompt|projectWords)\.ts$/;
const words =
  /^\p{Lu}\p{Ll}+ \p{L}{1,}|\p{L}[,:]? \p{Ll}{2,}|^\p{Lu}\p{Ll}+ “?\{0\}|, line \{|\p{Ll}{3,} \{\d\}\.$|[”}] \p{Ll}{3,}(?: |:)/u;
/** Texts of CSS, shaders, and code. */
const code = /^[<(#]|: ?[#\d]|uniform |;$|var\(|=>|\$\{/;

/**
 * The sentences that packages make, with `{0}`, `{1}` … where they put names and numbers. The editor finds them again in
 * what the packages say. docs/decisions/0069-languages.md
 */
export function packageSentences(): readonly string[] {
  const found = new Set<string>();
  for (const { file, tree } of productionFiles()) {
    if (!speaking.some((each) => each.test(file)) || silent.test(file)) continue;
    const visit = (node: ts.Node): void => {
      const text = sentenceOf(node);
      if (text !== undefined && words.test(text) && !code.test(text) && !isCode(node, text)) found.add(text);
      for (const count of countsIn(node)) found.add(count);
      ts.forEachChild(node, visit);
    };
    visit(tree);
  }
  return [...found];
}

/** How often something is there, as the core says it: `counted(3, 'row', 'rows')`. */
function countsIn(node: ts.Node): readonly string[] {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'counted') return [];
  const [, one, many] = node.arguments;
  if (!one || !many) return [];
  // Assets are named by words in tables.
  if (!ts.isStringLiteral(one) || !ts.isStringLiteral(many))
    return ['image', 'sound', 'font'].map((word) => counted(word));
  return [counted(one.text, many.text)];
}

function counted(one: string, many = `${one}s`): string {
  return `{count, plural, one {# ${one}} other {# ${many}}}`;
}

function sentenceOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }, index) => `{${index}}${literal.text}`).join('');
}

function isCode(node: ts.Node, text: string): boolean {
  const { parent } = node;
  return (
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    ts.isLiteralTypeNode(parent) ||
    ts.isCaseClause(parent) ||
    (ts.isNewExpression(parent) && !isForPeople(text)) ||
    (ts.isCallExpression(parent) && parent.expression.getText().startsWith('console.')) ||
    (ts.isPropertyAssignment(parent) && parent.name === node)
  );
}

/** Errors that people see are whole sentences; others are for programmers. */
function isForPeople(text: string): boolean {
  return text.endsWith('.');
}
