/** How generated code reads an owner of attributes. Names and numbers in it come from tables of ours only. */
export interface OwnerCode {
  field(name: string): string;
  /** A number among its slots. */
  slot(index: number): string;
}

/** Reads an actor that code has under a name. */
export function actorCode(name: string): OwnerCode {
  return {
    field: (field) => `${name}.${field}`,
    slot: (index) => `${name}.rows.data[${name}.firstSlot + ${index}]`,
  };
}

/** Reads an owner that code has under a name and that keeps its slots in a list of its own. */
export function listOwnerCode(name: string): OwnerCode {
  return {
    field: (field) => `${name}.${field}`,
    slot: (index) => `${name}.slots[${index}]`,
  };
}
