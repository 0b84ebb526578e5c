import type { Expression } from '@playhouse/core';

/** An expression from text, keypaths (given as text) and numbers: `` ex`${keypath} + ${1}` ``. */
export function ex(text: TemplateStringsArray, ...values: readonly (string | number)[]): Expression {
  const parts: (string | { keypath: string })[] = [];
  let written = '';
  text.forEach((piece, index) => {
    const value = values[index];
    written += piece;
    if (typeof value === 'number') written += String(value);
    if (typeof value !== 'string') return;
    if (written !== '') parts.push(written);
    parts.push({ keypath: value });
    written = '';
  });
  if (written !== '') parts.push(written);
  return { '@': 'expression', $: parts };
}
