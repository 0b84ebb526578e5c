/** Binary operators in the language's own spelling, with their precedence. docs/runtime-rules.md#operators. */
export const operatorLevels = {
  or: 1,
  and: 2,
  '==': 3,
  '~=': 3,
  '<': 3,
  '>': 3,
  '<=': 3,
  '>=': 3,
  '..': 4,
  '+': 5,
  '-': 5,
  '*': 6,
  '/': 6,
  '%': 6,
  '^': 8,
} as const;

export type Operator = keyof typeof operatorLevels;

/** Other spellings that older projects use. */
export const operatorAliases: ReadonlyMap<string, Operator> = new Map([
  ['||', 'or'],
  ['&&', 'and'],
]);

/** True when the text is an operator in the language's own spelling. */
export function isOperator(text: string): text is Operator {
  return Object.hasOwn(operatorLevels, text);
}
