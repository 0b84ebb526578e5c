import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  type CompletionSource,
  ifNotIn,
  snippetCompletion,
} from '@codemirror/autocomplete';
import { localCompletionSource, scopeCompletionSource, snippets } from '@codemirror/lang-javascript';
import { syntaxTree } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { type DelegateEvent, type ScriptMember, scriptFunctions, scriptSignature } from '@playhouse/core';
import { t } from '../../../i18n/t.ts';
import { argumentHelp, callTemplate, memberHelp, type NameHelp } from '../model/scriptHelp.ts';
import { membersBefore, namedTextAt, namesFor } from '../model/scriptNames.ts';
import { helpElement } from './helpElement.ts';
import type { ScriptPlace } from './scriptPlace.ts';

/** Completes functions of the game, tables, arguments, names of the project, variables and the language itself. */
export function scriptCompletions(place: ScriptPlace): Extension {
  return autocompletion({
    override: [
      projectNames(place),
      ifNotIn(noCode, membersOfGame(place)),
      ifNotIn(noCode, gameFunctions(place)),
      ifNotIn(noCode, localCompletionSource),
      ifNotIn(noCode, language),
      ifNotIn(noCode, words),
    ],
    icons: false,
    maxRenderedOptions: 100,
  });
}

/** Parts of a script in which names are not code. */
const noCode = [t('String'), 'TemplateString', 'LineComment', 'BlockComment', 'PropertyDefinition', 'RegExp'];

function toOption(member: ScriptMember, help: NameHelp = memberHelp(member), boost = 2): Completion {
  const { name, parameters, type } = member;
  const detail = parameters ? scriptSignature(member).slice(name.length) : type;
  const option = { label: name, detail, info: () => helpElement(help), boost };
  return parameters
    ? snippetCompletion(callTemplate(member), { ...option, type: 'function' })
    : { ...option, type: 'property' };
}

const functionOptions = scriptFunctions.map((member) => toOption(member));

function argumentOptions(event: DelegateEvent | undefined): readonly Completion[] {
  return event?.arguments.map((member) => toOption(member, argumentHelp(member, event), 3)) ?? [];
}

function gameFunctions(place: ScriptPlace): CompletionSource {
  return (context) => {
    const word = wordAt(context);
    if (!word) return null;
    const options = [...argumentOptions(place.event()), ...functionOptions];
    return { from: word.from, options, validFor: /^[\w$]*$/ };
  };
}

function membersOfGame(place: ScriptPlace): CompletionSource {
  return (context) => {
    const word = context.matchBefore(/\.\s*\w*$/);
    const members = word && membersBefore(context.state.sliceDoc(0, context.pos), place.event());
    if (!members) return null;
    const from = context.pos - (/\w*$/.exec(word.text)?.[0].length ?? 0);
    return { from, options: members.map((member) => toOption(member)), validFor: /^\w*$/ };
  };
}

/** Names of attributes, tables, rows and columns, inside a text that the game looks up. */
function projectNames(place: ScriptPlace): CompletionSource {
  return ({ state, pos }) => {
    const before = state.sliceDoc(0, pos);
    const text = namedTextAt(before);
    if (!text) return null;
    const isClosed = state.sliceDoc(pos, pos + 1) === text.quote;
    const options = namesFor(place.project(), text).map(
      ({ name, detail }): Completion => ({
        label: name,
        detail,
        type: 'constant',
        apply: `${quoted(name, text.quote)}${isClosed ? '' : text.quote}`,
      }),
    );
    return { from: pos - text.typed.length, options, validFor: new RegExp(`^[^${text.quote}\\n]*$`) };
  };
}

function quoted(name: string, quote: string): string {
  return name.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`);
}

/** What the language offers scripts; they have no Date, eval or Function. */
const globals = Object.assign(Object.create(null) as object, {
  Math,
  JSON,
  Object,
  Array,
  String,
  Number,
  Boolean,
  Map,
  Set,
  RegExp,
  Promise,
  Symbol,
  Error,
  parseInt,
  parseFloat,
  isNaN,
  isFinite,
  undefined,
  NaN,
  Infinity,
});
const globalNames = scopeCompletionSource(globals);

/** Begins at the word before the caret: the source miscounts when the word goes on after it. */
const language: CompletionSource = async (context) => {
  const result = await globalNames(context);
  const from = context.matchBefore(/[\w$]*$/)?.from ?? context.pos;
  return result && { ...result, from };
};

const statements = ['if', 'for', 'while', 'do', 'try', 'function', 'class'];
const keywords = ['break', 'const', 'continue', 'false', 'let', 'null', 'return', 'switch', 'throw', 'true', 'typeof'];
const wordOptions: readonly Completion[] = [
  ...snippets.filter(({ label }) => statements.includes(label)),
  ...keywords.map((label) => ({ label, type: 'keyword' })),
];

function words(context: CompletionContext): CompletionResult | null {
  const word = wordAt(context);
  return word && { from: word.from, options: wordOptions, validFor: /^\w*$/ };
}

/** A name that begins here, not one after a dot. */
function wordAt(context: CompletionContext): { readonly from: number } | null {
  const word = context.matchBefore(/[\w$]+$/);
  if (!word && !context.explicit) return null;
  const from = word?.from ?? context.pos;
  if (/\.\s*$/.test(context.state.sliceDoc(Math.max(0, from - 20), from))) return null;
  return syntaxTree(context.state).resolveInner(from, 1).name === 'Number' ? null : { from };
}
