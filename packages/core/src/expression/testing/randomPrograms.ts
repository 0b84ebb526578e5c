import * as fc from 'fast-check';
import { expressionFunctions } from '../functions/expressionFunctions.ts';
import { operatorLevels } from '../operators.ts';
import type { ProgramPart } from '../programPart.ts';
import { writeTextLiteral } from '../textLiteral.ts';

/** Syntactically valid programs with the given keypaths; types and numbers of arguments may be wrong. */
export function arbitraryProgram(keypaths: readonly string[]): fc.Arbitrary<ProgramPart[]> {
  const operators = fc.constantFrom(...Object.keys(operatorLevels).map((sign): ProgramPart => ` ${sign} `));
  const { program } = fc.letrec<{ program: ProgramPart[]; operand: ProgramPart[] }>((tie) => ({
    program: fc
      .tuple(tie('operand'), fc.array(fc.tuple(operators, tie('operand')), { maxLength: 4 }))
      .map(([first, rest]) => [...first, ...rest.flatMap(([operator, operand]) => [operator, ...operand])]),
    operand: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      arbitraryLiteral,
      fc.constantFrom(...keypaths).map((keypath): ProgramPart[] => [{ keypath }]),
      fc.tuple(tie('program')).map(([inner]): ProgramPart[] => ['(', ...inner, ')']),
      fc
        .tuple(fc.constantFrom('-', '- -'), tie('operand'))
        .map(([sign, inner]): ProgramPart[] => [`${sign} `, ...inner]),
      arbitraryCall(tie('program')),
    ),
  }));
  return program;
}

const arbitraryLiteral: fc.Arbitrary<ProgramPart[]> = fc.oneof(
  fc.integer({ min: 0, max: 12 }).map((number) => [String(number)]),
  fc.constantFrom('0.5', '.25', '1e3', '100', '1e308').map((number) => [number]),
  fc.constantFrom('true', 'false').map((word) => [word]),
  fc
    .oneof(fc.constantFrom('12', ' 3 ', '', 'abc', '-1', 'x'), fc.string({ unit: 'binary', maxLength: 6 }))
    .map((text) => [writeTextLiteral(text)]),
);

function arbitraryCall(argument: fc.Arbitrary<ProgramPart[]>): fc.Arbitrary<ProgramPart[]> {
  return fc.constantFrom(...expressionFunctions).chain((entry) => {
    const { folds, least, parameters } = entry;
    const counts = { minLength: least, maxLength: folds ? least + 2 : parameters.length };
    return fc.array(argument, counts).map((values): ProgramPart[] => {
      const listed = values.flatMap((value, index) => (index > 0 ? [', ', ...value] : value));
      return [`${entry.name}(`, ...listed, ')'];
    });
  });
}
