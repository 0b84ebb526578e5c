/**
 * A validator built from the usual libraries: commander for the call, ajv for the shapes of documents, behaviors and
 * conditions, chevrotain for expressions. It checks no references and prints no report.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { createToken, EmbeddedActionsParser, Lexer } from 'chevrotain';
import { Command } from 'commander';

const Space = createToken({ name: 'Space', pattern: /\s+/, group: Lexer.SKIPPED });
const Value = createToken({ name: 'Value', pattern: /"[^"]*"|\d+(\.\d+)?|[A-Za-z_][\w.]*/ });
const Sign = createToken({ name: 'Sign', pattern: /\.\.|[=~<>]=|[-+*/%^<>]/ });
const Open = createToken({ name: 'Open', pattern: /\(/ });
const Close = createToken({ name: 'Close', pattern: /\)/ });
const Comma = createToken({ name: 'Comma', pattern: /,/ });
const tokens = [Space, Value, Sign, Open, Close, Comma];
const lexer = new Lexer(tokens);

class Parser extends EmbeddedActionsParser {
  readonly program = this.RULE('program', () => {
    this.SUBRULE(this.operand);
    this.MANY(() => {
      this.CONSUME(Sign);
      this.SUBRULE2(this.operand);
    });
  });
  readonly operand = this.RULE('operand', () => {
    this.OPTION(() => this.CONSUME(Sign));
    this.OR([{ ALT: () => this.group() }, { ALT: () => this.call() }]);
  });
  private group() {
    this.CONSUME(Open);
    this.SUBRULE(this.program);
    this.CONSUME(Close);
  }
  private call() {
    this.CONSUME(Value);
    this.OPTION2(() => {
      this.CONSUME2(Open);
      this.MANY_SEP({ SEP: Comma, DEF: () => this.SUBRULE2(this.program) });
      this.CONSUME2(Close);
    });
  }
  constructor() {
    super(tokens);
    this.performSelfAnalysis();
  }
}

const parser = new Parser();
const schemas = fileURLToPath(new URL('../../schemas', import.meta.url));
const ajv = new Ajv2020({ strict: false, allErrors: true });
for (const entry of readdirSync(schemas, { recursive: true, withFileTypes: true })) {
  const file = path.join(entry.parentPath, entry.name);
  if (/\/(project|behaviors)\/[^/]+\.json$/.test(file)) ajv.addSchema(JSON.parse(readFileSync(file, 'utf8')));
}
const base = 'https://playhouse.example/schemas/1';
const kinds: Readonly<Record<string, string>> = {
  scenes: 'scene',
  actors: 'actor',
  tables: 'table',
  object: 'object',
};
let faults = 0;

function check(schema: string, value: unknown): void {
  const validate = ajv.getSchema(`${base}/${schema}.json`);
  if (!validate) throw new Error(`There is no schema ${schema}.`);
  if (!validate(value)) faults++;
}

/** Finds behaviors and expressions anywhere in a document. */
function walk(value: unknown): void {
  if (Array.isArray(value)) for (const part of value) walk(part);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  const { class: name, '@': kind, $: parts } = value as Readonly<Record<string, unknown>>;
  if (typeof name === 'string' && !name.endsWith('Condition')) check(`behaviors/${name}`, value);
  if (kind === 'expression' && Array.isArray(parts)) {
    const text = parts.map((part) => (typeof part === 'string' ? part : 'reference')).join('');
    parser.input = lexer.tokenize(text).tokens;
    parser.program();
    faults += parser.errors.length;
  } else for (const part of Object.values(value)) walk(part);
}

const program = new Command('peer').argument('<project>').action((folder: string) => {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const document: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const kind = kinds[path.basename(path.dirname(file))] ?? kinds[entry.name.replace('.json', '')];
    if (kind) check(`project/${kind}`, document);
    walk(document);
  }
  console.log(faults);
});
program.parse();
