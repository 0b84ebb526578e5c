import type { Plugin } from 'vite';

const mark = '?plain';

/** What the commands get in place of these packages. Without a language, indents have two spaces. */
const stands: ReadonlyMap<string, string> = new Map([
  [
    '@codemirror/language',
    `export const getIndentUnit = () => 2;
export function IndentContext() {}
export function getIndentation() {}
export function indentString() {}
export function indentUnit() {}
export function matchBrackets() {}
export function syntaxTree() {}`,
  ],
  ['@lezer/common', 'export function NodeProp() {}'],
]);
const standPrefix = '\0playhouse-plain:';

const isUsable = (name: string) => name === 'getIndentUnit';

const enter = 'run: insertNewlineAndIndent, shift: insertNewlineAndIndent';
const plainEnter = 'run: insertNewlineKeepIndent, shift: insertNewlineKeepIndent';

/**
 * Gives the editor of expressions a copy of CodeMirror's commands without the language package, of which it uses
 * nothing. Scripts need that package; if both editors shared their commands, each expression would load it too. The
 * commands that this copy binds to keys never call what is left out: Enter, the only one that would, keeps the indent.
 */
export const plainCommands: Plugin = {
  name: 'playhouse-plain-commands',
  enforce: 'pre',
  apply: 'build',
  async resolveId(source, importer) {
    if (importer?.endsWith(mark) && stands.has(source)) return standPrefix + source;
    if (source !== '@codemirror/commands' || !importer?.includes('/features/expression/')) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && { ...found, id: found.id + mark };
  },
  load: (id) => (id.startsWith(standPrefix) ? stands.get(id.slice(standPrefix.length)) : null),
  transform(code, id) {
    if (!id.endsWith(`@codemirror/commands/dist/index.js${mark}`)) return null;
    if (!code.includes(enter)) this.error('The commands of CodeMirror bind Enter in another way than was expected.');
    return code.replace(enter, plainEnter);
  },
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      for (const [id, { renderedExports }] of Object.entries(file.modules)) {
        const name = id.startsWith(standPrefix) ? renderedExports.find((each) => !isUsable(each)) : undefined;
        if (name) this.error(`The editor of expressions uses a command that needs "${name}", which it has left out.`);
      }
    }
  },
};
