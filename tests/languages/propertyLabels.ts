import { propertyLabel } from '../../packages/core/src/diff/propertyLabel.ts';
import { shapeTable } from '../../packages/core/src/generated/shapes.ts';

/** How differences name the stored properties of projects, in English. */
export function propertyLabels(): readonly string[] {
  const labels = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('properties' in node) for (const key of Object.keys(node.properties ?? {})) labels.add(propertyLabel(key));
    for (const member of Object.values(node)) visit(member);
  };
  visit(shapeTable);
  return [...labels].filter((label) => /\p{L}/u.test(label));
}
