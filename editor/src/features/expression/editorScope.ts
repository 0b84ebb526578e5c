import { Facet } from '@codemirror/state';
import { type Choices, createNameScope } from '@playhouse/core';
import type { ExpressionScope } from './expressionScope.ts';
import { createNameFinder, type FindKeypath } from './programDocument.ts';

/** What the parts of an expression editor know of where it is. */
export interface EditorPlace {
  readonly scope: ExpressionScope;
  readonly findKeypath: FindKeypath;
  /** What the whole expression is one of, where the field is an enumeration. */
  readonly choices: Choices | undefined;
  /** A new drawing of the icon of a root. */
  iconOf(root: string): Node | undefined;
}

const noNames = createNameScope({ attributes: [] });
const nowhere = editorScopeOf({ names: noNames, typeOf: () => 'any' }, undefined);

/** The scope of an editor. */
export const editorScope = Facet.define<EditorPlace, EditorPlace>({ combine: ([first]) => first ?? nowhere });

/** What an editor needs of a scope. */
export function editorScopeOf(
  scope: ExpressionScope,
  choices: Choices | undefined,
  iconOf: EditorPlace['iconOf'] = () => undefined,
): EditorPlace {
  return { scope, findKeypath: createNameFinder(scope.names), choices, iconOf };
}
