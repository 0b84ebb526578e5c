import ts from 'typescript-api';
import { isTest, productionFiles, type SourceFile } from '../architecture/sources.ts';

/** A text in the code of the editor, with the file and line that it is in. */
export interface TextInCode {
  readonly text: string;
  readonly place: string;
}

/** Code of the editor that people see the texts of. */
function editorFiles(): readonly SourceFile[] {
  return productionFiles().filter(({ file }) => file.startsWith('editor/src/') && !isTest(file));
}

/** Every text that is given to the language layer: the first argument of `t` and `rich`. */
export function translatedTexts(): readonly TextInCode[] {
  return editorFiles().flatMap((source) => {
    const found: TextInCode[] = [];
    visitAll(source.tree, (node) => {
      if (ts.isCallExpression(node) && isTranslation(node)) {
        const [text] = node.arguments;
        if (text && ts.isStringLiteralLike(text)) found.push({ text: text.text, place: placeOf(source, text) });
      }
    });
    return found;
  });
}

/** Texts that read like words for people, but do not go through the language layer. */
export function textsOutside(): readonly TextInCode[] {
  return editorFiles()
    .filter(({ file }) => !silentFiles.test(file))
    .flatMap((source) => {
      const found: TextInCode[] = [];
      visitAll(source.tree, (node) => {
        const text = textOf(node);
        if (text === undefined || isCode(node)) return;
        const reads = ts.isJsxText(node) ? /\p{L}{2}/u.test(text) : words.test(text);
        const isText = (reads && !codeTexts.test(text) && !names.has(text)) || amounts.test(text);
        if (isText || isFallback(node) || isMadeOfId(node))
          found.push({ text: text.trim(), place: placeOf(source, node) });
      });
      return found;
    });
}

/** Code whose texts nobody reads in the editor, or that people of all languages write: other programs’ truth values. */
const silentFiles = /\/(workers|offline|i18n)\/|[Ww]orker\.ts$|\/(officeValues|chord|clipText|pictureDatabase)\.ts$/;

/** A sentence, or a word that begins with a capital letter. */
const words = /^[“‘(]?\p{Lu}\p{Ll}+[^\p{Lu}]*$|\p{L}[,:]? \p{Ll}{2,}/u;

/** A number with its unit, or a sign with a word. */
const amounts = /^(\{\}|[\d.]+)[^\p{L}]* (px|s|ms|min|KB|MB|GB|Hz|deg)\.?$|^[^\p{L}\s{}.#:-]+ \p{Ll}{3,}$/u;

/** What something without a name is called: `nameIn(actor, 'actor')`. */
function isFallback(node: ts.Node): boolean {
  const { parent } = node;
  if (!ts.isStringLiteral(node) || !ts.isCallExpression(parent) || !/\p{L}/u.test(node.text)) return false;
  return /^(nameIn|nameOr|textOr)$/.test(parent.expression.getText()) && parent.arguments[1] === node;
}

/** An id that was made to look like a text: `${id[0].toUpperCase()}${id.slice(1)}`. */
function isMadeOfId(node: ts.Node): boolean {
  return ts.isTemplateExpression(node) && /(\[0\]\??|charAt\(0\))\.toUpperCase\(\)\}\$\{/.test(node.getText());
}

/** Names that the code compares with. Their texts are in `typeNames`, `usageNames` and `areaNames`. */
const names = new Set(['Action', 'Persistent', 'Block', 'Note', 'Monetization', 'Everywhere in a project', 'Stage']);

/** Names of keys, parts of CSS, HTML and HTTP, commands, and identifiers. */
const codeTexts = new RegExp(
  [
    '^(Enter|Escape|Arrow\\w+|Tab|Backspace|Del|Page\\w+|Meta|Control|Ctrl|Alt|Shift|Mod)$',
    '^((Ctrl|Alt|Shift|Mod|Meta|Control)[ +-])',
    '[}\\d]px\\b|^px |sans-serif|rgba?\\(|var\\(--|translate\\(|calc\\(|\\[\\w+|:not\\(|allow-|<\\w+',
    '^(bottom|end|start|top) (end|start|top)$|^(pointer|prefers)|^\\((pointer|prefers|forced)',
    '^(https?:|playhouse |[.#/])|^[A-Z][a-z]+[A-Z]\\w*$|^\\w+-\\w+ \\w+-\\w+$',
    '^(usage|own|kind|field|game|included|device|actor) \\{',
  ].join('|'),
);

function visitAll(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  ts.forEachChild(node, (child) => visitAll(child, look));
}

function placeOf({ tree, file }: SourceFile, node: ts.Node): string {
  return `${file}:${tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1}`;
}

function isTranslation({ expression }: ts.CallExpression): boolean {
  return ts.isIdentifier(expression) && (expression.text === 't' || expression.text === 'rich');
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return node.text.replace(/&\w+;/g, ' ');
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join('');
}

/** Members, attributes and functions whose texts are for programs. */
const codeMembers = /^(keys?|codec|d|container|chord|placement|x|y|role|className|type|id|scenes|mode|area)$/;
const codeAttributes =
  /^(keys|placement|d|className|key|id|role|type|chord|variant|look|viewBox|accept|transform|name|href|to|src|rel|data-.*)$/;
const codeCalls =
  /^(t|rich|console\.\w+|.*\.(closest|querySelector\w*|includes|has|get|delete|matches|normalize|split))$/;

/** Whether a text is for programs: an import, a type, something to compare with, a name. */
function isCode(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isJsxAttribute(parent)) return codeAttributes.test(parent.name.getText());
  if (ts.isPropertyAssignment(parent)) return parent.name === node || codeMembers.test(parent.name.getText());
  if (ts.isCallExpression(parent)) return parent.expression === node || codeCalls.test(parent.expression.getText());
  if (ts.isBinaryExpression(parent)) return isComparison(parent) || isCode(parent);
  if (ts.isConditionalExpression(parent) || ts.isArrayLiteralExpression(parent) || ts.isJsxExpression(parent)) {
    return isCode(parent);
  }
  return codeParents.some((test) => test(parent));
}

function isComparison({ operatorToken }: ts.BinaryExpression): boolean {
  const { kind } = operatorToken;
  return kind === ts.SyntaxKind.EqualsEqualsEqualsToken || kind === ts.SyntaxKind.ExclamationEqualsEqualsToken;
}

const codeParents: readonly ((node: ts.Node) => boolean)[] = [
  ts.isImportDeclaration,
  ts.isExportDeclaration,
  ts.isLiteralTypeNode,
  ts.isTemplateLiteralTypeNode,
  ts.isCaseClause,
  ts.isElementAccessExpression,
  ts.isNewExpression,
  ts.isExternalModuleReference,
  ts.isPropertySignature,
];
