/** What a parameter of a script function names. */
export type ScriptNames = 'attribute' | 'table' | 'row' | 'column';

/** A parameter of a script function. */
export interface ScriptParameter {
  readonly name: string;
  /** The function can be called without it. */
  readonly isOptional?: boolean;
  /** What its text names. Rows and columns can be numbers as well. */
  readonly names?: ScriptNames;
}

/** A function that scripts can call, or a member of what one returns. */
export interface ScriptMember {
  readonly name: string;
  /** Undefined for a value. */
  readonly parameters?: readonly ScriptParameter[];
  readonly help: string;
}

const attribute: ScriptParameter = { name: 'name', names: 'attribute' };
const row: ScriptParameter = { name: 'row', names: 'row' };
const column: ScriptParameter = { name: 'column', names: 'column' };

/** The functions of the game that every script can call. docs/reference/scripts.md. */
export const scriptFunctions: readonly ScriptMember[] = [
  { name: 'getAttribute', parameters: [attribute], help: 'The value of an attribute: a number, text or boolean.' },
  {
    name: 'setAttribute',
    parameters: [attribute, { name: 'value' }],
    help: 'Changes an attribute. The value is converted to its type.',
  },
  { name: 'getTable', parameters: [{ name: 'name', names: 'table' }], help: 'A table by its name or id.' },
  { name: 'log', parameters: [{ name: '...values' }], help: 'Writes a line to the console.' },
  {
    name: 'pause',
    parameters: [{ name: 'seconds', isOptional: true }],
    help: 'The game waits: for this many seconds, or until a script calls resume().',
  },
  { name: 'resume', parameters: [], help: 'The game goes on after pause().' },
  {
    name: 'giveAdReward',
    parameters: [{ name: 'name' }, { name: 'value' }],
    help: 'Writes game.adReward, as an advertisement with a reward does.',
  },
];

/** The members of a table, as `getTable` returns it. */
export const scriptTableMembers: readonly ScriptMember[] = [
  { name: 'id', help: 'The id of the table.' },
  { name: 'name', help: 'The name of the table.' },
  { name: 'rowCount', help: 'How many rows the table has.' },
  { name: 'columnCount', help: 'How many columns the table has.' },
  { name: 'get', parameters: [row, column], help: 'The value of a cell.' },
  { name: 'set', parameters: [row, column, { name: 'value' }], help: 'Changes a cell.' },
  {
    name: 'addRow',
    parameters: [{ name: 'at', isOptional: true }],
    help: 'Adds a row at this number, or at the end.',
  },
  { name: 'removeRow', parameters: [row], help: 'Removes a row.' },
  {
    name: 'findRow',
    parameters: [{ name: 'name', names: 'row' }],
    help: 'The number of the row with this name, or 0.',
  },
  {
    name: 'findColumn',
    parameters: [{ name: 'name', names: 'column' }],
    help: 'The number of the column with this name, or 0.',
  },
  { name: 'rowName', parameters: [row], help: 'The name of a row.' },
  { name: 'setRowName', parameters: [row, { name: 'name' }], help: 'Renames a row.' },
];

/** "get(row, column)", "pause(seconds?)", "rowCount". */
export function scriptSignature({ name, parameters }: ScriptMember): string {
  if (!parameters) return name;
  return `${name}(${parameters.map((one) => one.name + (one.isOptional ? '?' : '')).join(', ')})`;
}
