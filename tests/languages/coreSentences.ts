import ts from 'typescript-api';
import { productionFiles } from '../architecture/sources.ts';

/** Code of the core that makes sentences: labels of undo steps, refusals, findings and reports. */
const speaking =
  /^packages\/core\/src\/(archive|assets|attributes|edit|expression|legacy|merge|migrate|model|paste|repair|tables|validate|weigh)\//;
/** Texts of the catalogue are replaced where they are; names of scripts are for programmers. */
const silent =
  /\/(generated|testing|tree|functions|types)\/|\/(unicodeBlocks|enumerations|uploadRules|columnTypes)\.ts$/;
const words = /^\p{Lu}\p{Ll}+ \p{L}{1,}|\p{L}[,:]? \p{Ll}{2,}|^\p{Lu}\p{Ll}+ \{0\}/u;

/**
 * The sentences that the core makes, with `{0}`, `{1}` … where it puts names and numbers. The editor finds them again in
 * what the core says. docs/decisions/0069-languages.md
 */
export function coreSentences(): readonly string[] {
  const found = new Set<string>();
  for (const { file, tree } of productionFiles()) {
    if (!speaking.test(file) || silent.test(file)) continue;
    const visit = (node: ts.Node): void => {
      const text = sentenceOf(node);
      if (text !== undefined && words.test(text) && !text.startsWith('<') && !isCode(node)) found.add(text);
      ts.forEachChild(node, visit);
    };
    visit(tree);
  }
  return [...found];
}

function sentenceOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }, index) => `{${index}}${literal.text}`).join('');
}

function isCode(node: ts.Node): boolean {
  const { parent } = node;
  return (
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    ts.isLiteralTypeNode(parent) ||
    ts.isNewExpression(parent) ||
    ts.isCaseClause(parent) ||
    (ts.isPropertyAssignment(parent) && parent.name === node)
  );
}
