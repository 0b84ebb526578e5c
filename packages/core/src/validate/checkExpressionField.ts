import { attributeTypeDescriptors } from '../attributes/findAttributeType.ts';
import type { ValueType } from '../expression/value.ts';
import type { Expression } from '../generated/entities.ts';
import { checkExpression } from './checkExpression.ts';
import { report } from './documentCheck.ts';
import { type FieldCheck, reportField } from './fieldCheck.ts';
import { checkNumberField } from './literalChecks.ts';

/** Checks that an expression can be read, that everything in it exists, and that its result fits the field. */
export function checkExpressionField(fieldCheck: FieldCheck, expression: Expression): void {
  const needed = neededType(fieldCheck);
  const type = fieldCheck.fitType ?? (needed === 'scalar' ? 'text' : needed);
  if (expression.$.length === 0) {
    if (isBlankFault(fieldCheck, needed)) reportField(fieldCheck, 'value.required', { type });
    return;
  }
  const result = checkExpression(expression, fieldCheck.resolver);
  for (const { code, message, params, severity, range } of result.issues) {
    report(fieldCheck.check, code, message, { params, severity, range });
  }
  if (result.issues.some((issue) => issue.severity === 'blocking')) return;
  if (!isFitting(result.type, needed)) reportField(fieldCheck, 'expression.type', { type, actual: result.type });
  else if (typeof result.constant === 'number' && fieldCheck.field.kind !== 'text')
    checkNumberField(fieldCheck, result.constant);
}

type NeededType = 'number' | 'table' | 'scalar';

function neededType({ field }: FieldCheck): NeededType {
  if (field.kind !== 'text') return 'number';
  return field.result === 'number' || field.result === 'table' ? field.result : 'scalar';
}

/** An expression without parts counts as blank. docs/product-rules.md#values. */
function isBlankFault({ field, fitType }: FieldCheck, needed: NeededType): boolean {
  if (field.required === true || needed === 'number') return true;
  return fitType !== undefined && attributeTypeDescriptors[fitType].check('') !== undefined;
}

function isFitting(type: ValueType, needed: NeededType): boolean {
  if (type === 'any') return true;
  return needed === 'scalar' ? type !== 'table' : type === needed;
}
