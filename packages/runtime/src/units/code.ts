/** An expression of generated code. Expressions are never concatenated as text, so operators cannot merge or split. */
export type Expression =
  /** A variable, a constant of the binder, or an expression that core has emitted. */
  | { readonly kind: 'source'; readonly source: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'field'; readonly of: Expression; readonly name: string }
  /** An element of a list: the one at `base` plus `offset`. */
  | { readonly kind: 'element'; readonly of: string; readonly base: string; readonly offset: number }
  | { readonly kind: 'infix'; readonly sign: InfixSign; readonly parts: readonly Expression[] }
  | { readonly kind: 'choice'; readonly test: Expression; readonly yes: Expression; readonly no: Expression }
  | { readonly kind: 'call'; readonly callee: Expression; readonly values: readonly Expression[] };

type InfixSign = '===' | '!==' | '<' | '&' | '&&' | '||';

/** A statement of generated code. */
export type Statement =
  | { readonly kind: 'do'; readonly expression: Expression }
  | { readonly kind: 'declare'; readonly name: string; readonly value: Expression }
  | { readonly kind: 'assign'; readonly target: Expression; readonly sign: '=' | '+='; readonly value: Expression }
  | { readonly kind: 'if'; readonly test: Expression; readonly yes: Block; readonly no: Block }
  /** The thrown error is `e`. */
  | { readonly kind: 'try'; readonly body: Block; readonly failed: Block }
  /** Increments the existing `variable` while the test holds. */
  | { readonly kind: 'count'; readonly variable: string; readonly test: Expression; readonly body: Block }
  | { readonly kind: 'break' }
  | { readonly kind: 'return'; readonly value: Expression };

/** Statements in order, with a scope of their own. */
export type Block = readonly Statement[];

export function variable(name: string): Expression {
  return { kind: 'source', source: name };
}

export function number(value: number): Expression {
  return { kind: 'number', value };
}

export function call(callee: Expression, ...values: readonly Expression[]): Expression {
  return { kind: 'call', callee, values };
}

export function same(left: Expression, right: Expression): Expression {
  return { kind: 'infix', sign: '===', parts: [left, right] };
}

/** A statement that calls. */
export function perform(callee: Expression, ...values: readonly Expression[]): Statement {
  return { kind: 'do', expression: call(callee, ...values) };
}

export function declare(name: string, value: Expression): Statement {
  return { kind: 'declare', name, value };
}

export function assign(target: Expression, sign: '=' | '+=', value: Expression): Statement {
  return { kind: 'assign', target, sign, value };
}

export function when(test: Expression, yes: Block, no: Block = []): Statement {
  return { kind: 'if', test, yes, no };
}

/** The JavaScript of an expression. Composed ones are in parentheses, so they can be used anywhere in another one. */
function printExpression(expression: Expression): string {
  switch (expression.kind) {
    case 'source':
      return expression.source;
    case 'number':
      return String(expression.value);
    case 'field':
      return `${printExpression(expression.of)}.${expression.name}`;
    case 'element':
      return `${expression.of}[${expression.base}+${expression.offset}]`;
    case 'infix':
      return `(${expression.parts.map(printExpression).join(expression.sign)})`;
    case 'choice':
      return `(${printExpression(expression.test)}?${printExpression(expression.yes)}:${printExpression(expression.no)})`;
    case 'call':
      return `${printExpression(expression.callee)}(${expression.values.map(printExpression).join(',')})`;
  }
}

/** The JavaScript of statements, without braces around them. */
export function printBlock(block: Block): string {
  let printed = texts.get(block);
  if (printed === undefined) {
    printed = block.map(printStatement).join('');
    texts.set(block, printed);
  }
  return printed;
}

/** Blocks are measured before they become part of others, so each is printed once. */
const texts = new WeakMap<Block, string>();

function printStatement(statement: Statement): string {
  switch (statement.kind) {
    case 'do':
      return `${printExpression(statement.expression)};`;
    case 'declare':
      return `const ${statement.name}=${printExpression(statement.value)};`;
    case 'assign':
      return `${printExpression(statement.target)}${statement.sign}${printExpression(statement.value)};`;
    case 'if': {
      const otherwise = statement.no.length > 0 ? `else{${printBlock(statement.no)}}` : '';
      return `if(${printExpression(statement.test)}){${printBlock(statement.yes)}}${otherwise}`;
    }
    case 'try':
      return `try{${printBlock(statement.body)}}catch(e){${printBlock(statement.failed)}}`;
    case 'count':
      return `for(;${printExpression(statement.test)};${statement.variable}++){${printBlock(statement.body)}}`;
    case 'break':
      return 'break;';
    case 'return':
      return `return ${printExpression(statement.value)};`;
  }
}
