import { displaySizes, type Size } from '@playhouse/core';

/** Displays that a game can be made for, lying and upright. docs/product-rules.md#display-sizes. */
export const displayChoices: readonly { readonly label: string; readonly size: Size }[] = displaySizes.flatMap(
  ({ label, width, height }) => [
    { label: `${label} ${width} × ${height}`, size: { width, height } },
    { label: `${label} ${height} × ${width}`, size: { width: height, height: width } },
  ],
);
