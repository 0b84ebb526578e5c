import {
  createToken,
  EmbeddedActionsParser,
  type IParserErrorMessageProvider,
  type IToken,
  Lexer,
  type TokenType,
} from 'chevrotain';
import type { ProgramNode } from './ast.ts';
import { chainOperands, type SignedOperand } from './chainOperands.ts';
import { expectedButFound } from './messages.ts';
import { isOperator, type Operator, operatorAliases } from './operators.ts';
import { readTextLiteral } from './textLiteral.ts';
import type { ProgramToken, TokenKind } from './tokens.ts';

function type(name: TokenKind, label: string, categories: TokenType[] = []): TokenType {
  return createToken({ name, label, categories, pattern: Lexer.NA });
}

const operator = type('operator', 'an operator');

/** Messages use the labels. */
const types: Readonly<Record<TokenKind, TokenType>> = {
  operator,
  minus: type('minus', '"-"', [operator]),
  number: type('number', 'a number'),
  text: type('text', 'a text'),
  truth: type('truth', 'true or false'),
  reference: type('reference', 'an attribute'),
  functionName: type('functionName', 'a function'),
  leftParenthesis: type('leftParenthesis', '"("'),
  rightParenthesis: type('rightParenthesis', '")"'),
  comma: type('comma', '","'),
  openText: type('openText', 'a text'),
  unknown: type('unknown', 'something else'),
};

/** The message where a value is required but missing. */
const aValue = 'a value';

/** Parser failures read 'Expected X but Y found.' docs/product-rules.md#expressions. */
const messages: IParserErrorMessageProvider = {
  buildMismatchTokenMessage: ({ expected, actual, previous, ruleName }) => {
    if (ruleName !== 'call' || expected !== types.rightParenthesis) return found(expected.LABEL ?? '', actual);
    const isFirst = previous.tokenType === types.leftParenthesis;
    return found(isFirst ? `${aValue} or ")"` : '"," or ")"', actual);
  },
  buildNotAllInputParsedMessage: ({ firstRedundant }) => found('an operator', firstRedundant),
  buildNoViableAltMessage: ({ actual }) => found(aValue, actual[0]),
  buildEarlyExitMessage: ({ actual }) => found(aValue, actual[0]),
};

/** The token of the library that ends all programs has no payload. */
function found(expected: string, token: IToken | undefined): string {
  return expectedButFound(expected, token?.payload);
}

function tokenFor(token: ProgramToken): IToken {
  const { kind, image, start } = token;
  const tokenType = types[kind];
  return { image, startOffset: start, tokenTypeIdx: tokenType.tokenTypeIdx ?? 0, tokenType, payload: token };
}

/**
 * The grammar. It parses only a flat row of operands and operators; precedence is resolved afterward, so that neither
 * long chains nor many levels cost depth.
 */
export class ProgramParser extends EmbeddedActionsParser {
  /** Where a program nests too deeply, if it does. */
  tooDeep: number | undefined;

  constructor(options: { readonly validate: boolean }) {
    super(Object.values(types), {
      maxLookahead: 1,
      recoveryEnabled: false,
      skipValidations: !options.validate,
      errorMessageProvider: messages,
    });
    this.performSelfAnalysis();
  }

  /** The alternatives of an operand; created once, because every operand needs them. */
  private readonly values = [
    { ALT: () => literalOf(this.CONSUME(types.number), Number) },
    { ALT: () => referenceOf(this.CONSUME(types.reference)) },
    { ALT: (): ProgramNode => this.SUBRULE(this.call) },
    { ALT: (): ProgramNode => this.group() },
    { ALT: () => literalOf(this.CONSUME(types.text), readTextLiteral) },
    { ALT: () => literalOf(this.CONSUME(types.truth), (image) => image === 'true') },
  ];

  /** One rule for all operators: fewer rules take less time, and this one is used most. */
  private readonly row = this.RULE('row', (): ProgramNode => {
    const operators: Operator[] = [];
    const operands: SignedOperand[] = [];
    this.AT_LEAST_ONE_SEP({
      SEP: types.operator,
      DEF: () => {
        if (operands.length > 0) operators.push(readOperator(this.LA(0)));
        let minuses = 0;
        let start = -1;
        this.MANY(() => {
          const minus = this.CONSUME(types.minus);
          if (minuses === 0) start = minus.startOffset;
          minuses += 1;
        });
        const node = this.OR(this.values);
        operands.push({ node, minuses, start: minuses > 0 ? start : node.start });
      },
    });
    const node = this.ACTION(() => chainOperands(operands, operators));
    if (node) return node;
    this.tooDeep = operands[0]?.start ?? 0;
    return { kind: 'literal', value: 0, start: 0, end: 0 };
  });

  private readonly call = this.RULE('call', (): ProgramNode => {
    const name = this.CONSUME(types.functionName);
    this.CONSUME(types.leftParenthesis);
    const values: ProgramNode[] = [];
    this.MANY_SEP({ SEP: types.comma, DEF: () => values.push(this.SUBRULE(this.row)) });
    const close = this.CONSUME(types.rightParenthesis);
    return { kind: 'call', name: name.image, arguments: values, start: name.startOffset, end: endOf(close) };
  });

  /** Reads a program from its tokens; findings are in `errors` and `tooDeep`. */
  read(tokens: readonly ProgramToken[]): ProgramNode {
    this.input = tokens.map(tokenFor);
    this.tooDeep = undefined;
    return this.row();
  }

  /** A row in parentheses; part of the rule `row`, not a rule of its own. */
  private group(): ProgramNode {
    const open = this.CONSUME(types.leftParenthesis);
    const node = this.SUBRULE2(this.row);
    const close = this.CONSUME(types.rightParenthesis);
    return { ...node, start: open.startOffset, end: endOf(close) };
  }
}

function readOperator(token: IToken): Operator {
  const sign = operatorAliases.get(token.image) ?? token.image;
  return isOperator(sign) ? sign : '+';
}

function literalOf(token: IToken, read: (image: string) => number | string | boolean): ProgramNode {
  return { kind: 'literal', value: read(token.image), start: token.startOffset, end: endOf(token) };
}

function referenceOf(token: IToken): ProgramNode {
  return { kind: 'reference', keypath: token.image, start: token.startOffset, end: endOf(token) };
}

/** Where the text continues after a token. */
function endOf(token: IToken): number {
  return token.startOffset + token.image.length;
}
