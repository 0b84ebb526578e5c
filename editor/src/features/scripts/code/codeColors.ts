import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { tags } from '@lezer/highlight';

const { comment, keyword, controlKeyword, definitionKeyword, number, bool, string, regexp, special, variableName } =
  tags;

/** Colors of JavaScript, from the tokens of expressions. docs/editor-design.md#attribute-roots. */
export const codeColors: Extension = syntaxHighlighting(
  HighlightStyle.define([
    { tag: comment, color: 'var(--ph-text-muted)', fontStyle: 'italic' },
    { tag: [keyword, controlKeyword, definitionKeyword, tags.null, tags.self], color: 'var(--ph-accent)' },
    { tag: [number, bool], color: 'var(--ph-syn-number)' },
    { tag: [string, regexp, special(string)], color: 'var(--ph-syn-text)' },
    {
      tag: [tags.function(variableName), tags.function(tags.propertyName)],
      color: 'var(--ph-syn-function)',
    },
    { tag: tags.invalid, color: 'var(--ph-error)' },
  ]),
);
