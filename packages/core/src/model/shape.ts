/** A generated validator: true when the value matches its schema. `repairShape` finds and repairs errors. */
export type ShapeValidator<Type = unknown> = (value: unknown) => value is Type;

/** A part of the schemas in `schemas/project`, as written by the generator. */
export interface ShapeNode {
  /** Name of a shared definition. */
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, ShapeNode>>;
  readonly required?: readonly string[];
  readonly patternProperties?: Readonly<Record<string, ShapeNode>>;
  readonly items?: ShapeNode;
  readonly default?: unknown;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** Shared definitions by name, and documents by the name of their schema. */
export interface ShapeTable {
  readonly definitions: Readonly<Record<string, ShapeNode>>;
  readonly documents: Readonly<Record<string, ShapeNode>>;
}
