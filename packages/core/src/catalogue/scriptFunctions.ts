/** What a parameter of a script function names. */
export type ScriptNames = 'attribute' | 'table' | 'row' | 'column';

/** A parameter of a script function. */
export interface ScriptParameter {
  /** `...values` stands for any number of them. */
  readonly name: string;
  /** Its type as TypeScript writes it. */
  readonly type: string;
  readonly help: string;
  /** The function can be called without it. */
  readonly isOptional?: boolean;
  /** What its text names. Rows and columns can be numbers as well. */
  readonly names?: ScriptNames;
}

/** A function or value that scripts can use, or a member of one. */
export interface ScriptMember {
  readonly name: string;
  /** Undefined for a value. */
  readonly parameters?: readonly ScriptParameter[];
  /** The type of the value, or of what the function returns, as TypeScript writes it. */
  readonly type: string;
  readonly help: string;
}

const scalar = 'number | string | boolean';
const attribute: ScriptParameter = {
  name: 'name',
  type: 'string',
  help: 'As in expressions: game.Score, scene.gravity.y, devices.clock.hour.',
  names: 'attribute',
};
const row: ScriptParameter = {
  name: 'row',
  type: 'number | string',
  help: 'Its number, from 1, or its name.',
  names: 'row',
};
const column: ScriptParameter = { ...row, name: 'column', names: 'column' };

/** The functions of the game that every script can call. docs/reference/scripts.md. */
export const scriptFunctions: readonly ScriptMember[] = [
  {
    name: 'getAttribute',
    parameters: [attribute],
    type: scalar,
    help: 'The value of an attribute: a number, text or boolean.',
  },
  {
    name: 'setAttribute',
    parameters: [attribute, { name: 'value', type: scalar, help: 'The new value.' }],
    type: 'void',
    help: 'Changes an attribute. The value is converted to its type.',
  },
  {
    name: 'getTable',
    parameters: [{ name: 'name', type: 'string', help: 'Its name or id.', names: 'table' }],
    type: 'Table',
    help: 'A table by its name or id.',
  },
  {
    name: 'log',
    parameters: [{ name: '...values', type: 'any[]', help: 'What to write, in one line.' }],
    type: 'void',
    help: 'Writes a line to the console.',
  },
  {
    name: 'pause',
    parameters: [{ name: 'seconds', type: 'number', help: 'How long. Without it, until resume().', isOptional: true }],
    type: 'void',
    help: 'The game waits: for this many seconds, or until a script calls resume().',
  },
  { name: 'resume', parameters: [], type: 'void', help: 'The game goes on after pause().' },
  {
    name: 'giveAdReward',
    parameters: [
      { name: 'name', type: 'string', help: 'The name of the reward.' },
      { name: 'value', type: scalar, help: 'How much of it. It is made a whole number.' },
    ],
    type: 'void',
    help: 'Writes game.adReward, as an advertisement with a reward does.',
  },
];

/** The members of a table, as `getTable` returns it. */
export const scriptTableMembers: readonly ScriptMember[] = [
  { name: 'id', type: 'string', help: 'The id of the table.' },
  { name: 'name', type: 'string', help: 'The name of the table.' },
  { name: 'rowCount', type: 'number', help: 'How many rows the table has.' },
  { name: 'columnCount', type: 'number', help: 'How many columns the table has.' },
  { name: 'get', parameters: [row, column], type: scalar, help: 'The value of a cell.' },
  {
    name: 'set',
    parameters: [row, column, { name: 'value', type: scalar, help: 'The new value.' }],
    type: 'void',
    help: 'Changes a cell.',
  },
  {
    name: 'addRow',
    parameters: [
      { name: 'at', type: 'number', help: 'The number that the new row has. Without it, the last.', isOptional: true },
    ],
    type: 'void',
    help: 'Adds a row at this number, or at the end.',
  },
  { name: 'removeRow', parameters: [row], type: 'void', help: 'Removes a row.' },
  {
    name: 'findRow',
    parameters: [{ name: 'name', type: 'string', help: 'The name of the row.', names: 'row' }],
    type: 'number',
    help: 'The number of the row with this name, or 0.',
  },
  {
    name: 'findColumn',
    parameters: [{ name: 'name', type: 'string', help: 'The name of the column.', names: 'column' }],
    type: 'number',
    help: 'The number of the column with this name, or 0.',
  },
  { name: 'rowName', parameters: [row], type: 'string', help: 'The name of a row.' },
  {
    name: 'setRowName',
    parameters: [row, { name: 'name', type: 'string', help: 'The new name.' }],
    type: 'void',
    help: 'Renames a row.',
  },
];

/** The objects that scripts get, by the name of their type. */
export const scriptTypes: ReadonlyMap<string, readonly ScriptMember[]> = new Map([
  ['Table', scriptTableMembers],
  [
    'ItemInfo',
    [
      { name: 'itemID', type: 'string', help: 'The id of the item: the column Id of the purchase table.' },
      { name: 'consumable', type: 'boolean', help: 'True when it can be bought again after it was used up.' },
      { name: 'name', type: 'string', help: 'The name of the item.' },
      { name: 'price', type: 'string', help: 'The price, as the store writes it.' },
      { name: 'state', type: 'string', help: 'The column State of the purchase table.' },
    ],
  ],
]);

/** "get(row, column)", "pause(seconds?)", "rowCount". */
export function scriptSignature({ name, parameters }: ScriptMember): string {
  if (!parameters) return name;
  return `${name}(${parameters.map(shownName).join(', ')})`;
}

/** "findRow(name: string): number", "pause(seconds?: number): void", "rowCount: number". */
export function scriptDeclaration({ name, parameters, type }: ScriptMember): string {
  const given = parameters?.map((one) => `${shownName(one)}: ${one.type}`).join(', ');
  return given === undefined ? `${name}: ${type}` : `${name}(${given}): ${type}`;
}

function shownName({ name, isOptional = false }: ScriptParameter): string {
  return isOptional ? `${name}?` : name;
}
