import { EmbeddedActionsParser, type IToken } from 'chevrotain';
import type { ProgramNode, ReferenceNode } from './ast.ts';
import { chainOperands, type SignedOperand } from './chainOperands.ts';
import { syntaxMessages } from './messages.ts';
import { isOperator, type Operator, operatorAliases } from './operators.ts';
import { readTextLiteral } from './textLiteral.ts';
import { tokenTypes } from './tokens.ts';

/**
 * The grammar. It parses only a flat row of operands and operators; precedence is resolved afterward, so that neither
 * long chains nor many levels cost depth.
 */
export class ProgramParser extends EmbeddedActionsParser {
  /** The references of the program, in text order. */
  references: ReferenceNode[] = [];
  /** Where a program nests too deeply, if it does. */
  tooDeep: number | undefined;

  constructor(options: { readonly validate: boolean }) {
    super(Object.values(tokenTypes), {
      maxLookahead: 1,
      recoveryEnabled: false,
      skipValidations: !options.validate,
      errorMessageProvider: syntaxMessages,
    });
    this.performSelfAnalysis();
  }

  /** The alternatives of an operand; created once, because every operand needs them. */
  private readonly values = [
    { ALT: () => literalOf(this.CONSUME(tokenTypes.number), Number) },
    { ALT: (): ProgramNode => this.reference(this.CONSUME(tokenTypes.reference)) },
    { ALT: (): ProgramNode => this.SUBRULE(this.call) },
    { ALT: (): ProgramNode => this.group() },
    { ALT: () => literalOf(this.CONSUME(tokenTypes.text), readTextLiteral) },
    { ALT: () => literalOf(this.CONSUME(tokenTypes.truth), (image) => image === 'true') },
  ];

  /** One rule for all operators: fewer rules take less time, and this one is used most. */
  private readonly row = this.RULE('row', (): ProgramNode => {
    const operators: Operator[] = [];
    const operands: SignedOperand[] = [];
    this.AT_LEAST_ONE_SEP({
      SEP: tokenTypes.operator,
      DEF: () => {
        if (operands.length > 0) operators.push(readOperator(this.LA(0)));
        let minuses = 0;
        let start = -1;
        this.MANY(() => {
          const minus = this.CONSUME(tokenTypes.minus);
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
    const name = this.CONSUME(tokenTypes.functionName);
    this.CONSUME(tokenTypes.leftParenthesis);
    const values: ProgramNode[] = [];
    this.MANY_SEP({ SEP: tokenTypes.comma, DEF: () => values.push(this.SUBRULE(this.row)) });
    const close = this.CONSUME(tokenTypes.rightParenthesis);
    return { kind: 'call', name: name.image, arguments: values, start: name.startOffset, end: endOf(close) };
  });

  /** Reads a program from its tokens; findings are in `errors` and `tooDeep`. */
  read(tokens: IToken[]): ProgramNode {
    this.input = tokens;
    this.references = [];
    this.tooDeep = undefined;
    return this.row();
  }

  /** A row in parentheses; part of the rule `row`, not a rule of its own. */
  private group(): ProgramNode {
    const open = this.CONSUME(tokenTypes.leftParenthesis);
    const node = this.SUBRULE2(this.row);
    const close = this.CONSUME(tokenTypes.rightParenthesis);
    return { ...node, start: open.startOffset, end: endOf(close) };
  }

  private reference(token: IToken): ReferenceNode {
    const node: ReferenceNode = {
      kind: 'reference',
      keypath: token.image,
      start: token.startOffset,
      end: endOf(token),
    };
    this.references.push(node);
    return node;
  }
}

function readOperator(token: IToken): Operator {
  const sign = operatorAliases.get(token.image) ?? token.image;
  return isOperator(sign) ? sign : '+';
}

function literalOf(token: IToken, read: (image: string) => number | string | boolean): ProgramNode {
  return { kind: 'literal', value: read(token.image), start: token.startOffset, end: endOf(token) };
}

/** Where the text continues after a token. */
function endOf(token: IToken): number {
  return token.startOffset + token.image.length;
}
