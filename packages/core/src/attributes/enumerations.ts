/** Codes and labels of a choice. */
type Enumeration = readonly (readonly [code: number, label: string])[];

const wrap = [
  [0, 'Stretch'],
  [1, 'Fixed'],
  [2, 'Tile'],
] as const;

const orientation = [
  [0, 'Unknown'],
  [1, 'Portrait'],
  [2, 'Portrait upside down'],
  [3, 'Landscape left'],
  [4, 'Landscape right'],
] as const;

/**
 * The meaning of stored numbers, by the attribute or member that contains them. docs/product-rules.md#codes,
 * docs/runtime-rules.md#attributes.
 */
export const enumerations = {
  blendingMode: [
    [0, 'Normal'],
    [1, 'Opaque'],
    [2, 'Additive'],
    [3, 'Screen'],
    [4, 'Multiply'],
  ],
  horizontalWrap: wrap,
  verticalWrap: wrap,
  horizontalAnchor: [
    [0, 'Left'],
    [1, 'Center'],
    [2, 'Right'],
  ],
  verticalAnchor: [
    [0, 'Bottom'],
    [1, 'Middle'],
    [2, 'Top'],
  ],
  collisionShape: [
    [0, 'Rectangle'],
    [1, 'Circle'],
    [2, 'Custom'],
  ],
  playerType: [
    [0, 'Multiplayer'],
    [1, 'Single player'],
  ],
  networkEnabled: [
    [0, 'None'],
    [99, 'Own server'],
  ],
  deviceOrientation: orientation,
  interfaceOrientation: orientation,
} as const satisfies Readonly<Record<string, Enumeration>>;

/** Kinds of tables. docs/product-rules.md#codes. */
export const tableTypes = { normal: 0, purchase: 3 } as const;
