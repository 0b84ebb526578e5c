import { conditionClasses } from '../catalogue/defineCondition.ts';

/** 0 event, 1 attribute, 2 numeric expression, 3 text expression. docs/format.md#conditions. */
export type ConditionType = 0 | 1 | 2 | 3;

/** Classes of late files. docs/runtime-rules.md#shape-of-a-condition. */
const legacyClasses: ReadonlyMap<string, ConditionType> = new Map<string, ConditionType>([
  ['Key', 0],
  ['Touch', 0],
  ['MousePosition', 0],
  ['MouseButton', 0],
  ['Collision', 0],
  ['NumericExpression', 2],
  ['TextExpression', 3],
]);

const types: readonly ConditionType[] = [0, 1, 2, 3];

/** What a condition of this class tests; undefined for classes that no version wrote. */
export function typeOfClass(className: string): ConditionType | undefined {
  return legacyClasses.get(className) ?? types.find((type) => conditionClasses[type] === className);
}
