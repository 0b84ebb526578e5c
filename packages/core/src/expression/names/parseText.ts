import type { Issue } from '../../model/issue.ts';
import { expressionIssue } from '../expressionIssue.ts';
import { nearestName } from '../nearestName.ts';
import { parseProgram } from '../parseProgram.ts';
import type { Program } from '../program.ts';
import { joinParts, type ProgramPart } from '../programPart.ts';
import type { NameScope } from './nameScope.ts';
import { scanSource } from './scanSource.ts';
import { isTypeable, type TypedName, type TypedStep } from './shownName.ts';

/** Typed text in its stored form. */
export interface TypedProgram {
  /** Always present; anything that is not the name of an attribute stays text. */
  readonly parts: readonly ProgramPart[];
  /** Names that mean nothing here, or else syntax errors. Ranges refer to the typed text. */
  readonly issues: readonly Issue[];
  /** The program, if there are no issues. */
  readonly program?: Program;
}

/** The most names that a search for the nearest one considers. */
const mostCandidates = 3000;

/**
 * Converts typed text to a stored program: names of attributes become references. docs/format.md#names-in-expressions.
 */
export function parseText(source: string, names: NameScope): TypedProgram {
  const parts: ProgramPart[] = [];
  const shown: string[] = [];
  const issues: Issue[] = [];
  let from = 0;
  for (const token of scanSource(source)) {
    if (!token.name) continue;
    const text = source.slice(token.from, token.to);
    const found = resolveName(token.name, text, names);
    if (typeof found !== 'string') {
      issues.push({ ...found, range: [token.from, token.to] });
      continue;
    }
    if (token.from > from) parts.push(source.slice(from, token.from));
    shown[parts.length] = text;
    parts.push({ keypath: found });
    from = token.to;
  }
  if (from < source.length) parts.push(source.slice(from));
  if (issues.length > 0) return { parts: joinParts(parts), issues };
  const result = parseProgram(parts, (keypath, index) => shown[index] ?? keypath);
  return result.ok ? { parts, issues, program: result.value } : { parts, issues: result.issues };
}

/** The keypath of a typed name, or why it has none. */
function resolveName({ root, steps }: TypedName, text: string, names: NameScope): string | Issue {
  const [only] = steps;
  if (root === 'keypath' && only?.isBracketed && steps.length === 1) return only.text;
  const found = names.find(root, steps);
  if (found === 'several') {
    const message = `Several attributes are named '${text}'. Choose one from the list.`;
    return expressionIssue('expression.reference', message, undefined, { name: text });
  }
  if (found) return found.keypath;
  if (isTypeable(text)) return text;
  const refusal = names.refusalOf(root);
  if (refusal !== undefined) return expressionIssue('expression.reference', refusal, undefined, { name: text });
  if (isLostActor(root, steps, names)) {
    return expressionIssue('expression.reference', 'Invalid state contest whe getting instance.', undefined, {
      name: text,
    });
  }
  const nearest = nearestName(text, candidates(names, root));
  const hint = nearest ? ` Did you mean '${nearest}'?` : '';
  const params = nearest ? { name: text, nearest } : { name: text };
  return expressionIssue('expression.reference', `There is no attribute '${text}'.${hint}`, undefined, params);
}

/** True for `scene.actors.Name.…` if the scene has no actor with that name. docs/product-rules.md#expressions. */
function isLostActor(root: string, [list, actor]: readonly TypedStep[], names: NameScope): boolean {
  if (root !== 'scene' || list?.text !== 'actors' || list.isBracketed || !actor) return false;
  return !names.groups.some(({ path }) => {
    const given = path.at(-1);
    return typeof given === 'object' && given.given === actor.text;
  });
}

function* candidates(names: NameScope, root: string): Generator<string> {
  let left = mostCandidates;
  for (const { path, keypath } of names.attributes()) {
    if (path[0] !== root) continue;
    yield names.textOf(keypath);
    left -= 1;
    if (left === 0) return;
  }
}
