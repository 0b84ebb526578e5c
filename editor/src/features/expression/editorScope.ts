import { Facet } from '@codemirror/state';
import { type Choices, createNameScope } from '@playhouse/core';
import type { ExpressionScope } from './expressionScope.ts';
import { createNameFinder, type FindKeypath } from './programDocument.ts';

/** The context that all parts of an expression editor share. */
export interface EditorPlace {
  readonly scope: ExpressionScope;
  readonly findKeypath: FindKeypath;
  /** The options for the whole expression, when the field is an enumeration. */
  readonly choices: Choices | undefined;
  /** Creates an icon element for a root. */
  iconOf(root: string): Node | undefined;
}

const noNames = createNameScope({ attributes: [] });
const nowhere = editorScopeOf({ names: noNames, typeOf: () => 'any' }, undefined);

/** The scope of an editor. */
export const editorScope = Facet.define<EditorPlace, EditorPlace>({ combine: ([first]) => first ?? nowhere });

/** The parts of a scope that an editor needs. */
export function editorScopeOf(
  scope: ExpressionScope,
  choices: Choices | undefined,
  iconOf: EditorPlace['iconOf'] = () => undefined,
): EditorPlace {
  return { scope, findKeypath: createNameFinder(scope.names), choices, iconOf };
}
