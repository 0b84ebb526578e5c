/** One finding of a generated shape validator, in Ajv's form. */
export interface ShapeError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** A generated validator: true when the value has the shape; otherwise `errors` says what is wrong. */
export interface ShapeValidator {
  (value: unknown): boolean;
  errors?: readonly ShapeError[] | null;
}
