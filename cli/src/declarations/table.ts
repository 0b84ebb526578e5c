import { type Declare, projectHelp } from './command.ts';
import { separator } from './optionValues.ts';

const memberHelp = `
ROW and COLUMN are names, or numbers from 1; 0 means the names themselves.`;
const separatorHelp = 'comma, semicolon, tab or bar';

export const declareTable: Declare = (addCommand) => {
  const add = addCommand.group('table', 'read and change the tables of a project');
  add('list', 'list the tables', async () => (await import('../commands/table/list.ts')).listTablesCommand)
    .argument('<project>', 'whose tables')
    .addHelpText('after', projectHelp);
  add('get', 'print a table, or one cell', async () => (await import('../commands/table/get.ts')).getTableCommand)
    .argument('<project>', 'whose table')
    .argument('<table>', 'its name or id')
    .argument('[row]', 'row of the cell')
    .argument('[column]', 'column of the cell (default: the first)')
    .addHelpText('after', memberHelp);
  add('set', 'write one cell', async () => (await import('../commands/table/set.ts')).setTableCommand)
    .argument('<project>', 'whose table: a folder or a .playhouse.zip')
    .argument('<table>', 'its name or id')
    .argument('<row>', 'row of the cell')
    .argument('<column>', 'column of the cell')
    .argument('<value>', 'what to write; it is converted to the type of the column')
    .addHelpText('after', memberHelp);
  add(
    'import',
    'replace a table with CSV',
    async () => (await import('../commands/table/import.ts')).importTableCommand,
  )
    .argument('<project>', 'whose table: a folder or a .playhouse.zip')
    .argument('<table>', 'its name or id')
    .argument('<file>', 'what to read; - reads standard input')
    .option('--separator <name>', `${separatorHelp} (default: detected)`, separator)
    .option('--header', 'the first line holds the names of the columns (default: found out)')
    .option('--no-header', 'treat the first line as a row')
    .option('--create', 'add the table if it does not exist');
  add('export', 'print a table as CSV', async () => (await import('../commands/table/export.ts')).exportTableCommand)
    .argument('<project>', 'whose table')
    .argument('<table>', 'its name or id')
    .option('--out <file>', 'write to a new file instead of standard output')
    .option('--separator <name>', `${separatorHelp} (default: comma)`, separator)
    .option('--bom', 'begin with a byte order mark, for spreadsheets')
    .addHelpText('after', projectHelp);
  add(
    'convert',
    'change the type of a column and convert its cells',
    async () => (await import('../commands/table/convert.ts')).convertTableCommand,
  )
    .argument('<project>', 'whose table: a folder or a .playhouse.zip')
    .argument('<table>', 'its name or id')
    .argument('<column>', 'name or number of the column')
    .argument('<type>', 'text, integer, real, boolean or angle');
};
