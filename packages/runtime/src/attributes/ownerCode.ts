/** How generated code reads an owner of attributes. Names and numbers in it come only from our own tables. */
export interface OwnerCode {
  field(name: string): string;
  /** A number among its slots. */
  slot(index: number): string;
}

/** Reads an actor held in a variable of the code. */
export function actorCode(name: string): OwnerCode {
  return {
    field: (field) => `${name}.${field}`,
    slot: (index) => `${name}.rows.data[${name}.firstSlot + ${index}]`,
  };
}

/** Reads an owner held in a variable of the code, with slots in its own list. */
export function listOwnerCode(name: string): OwnerCode {
  return {
    field: (field) => `${name}.${field}`,
    slot: (index) => `${name}.slots[${index}]`,
  };
}
