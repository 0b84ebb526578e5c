import { createTable, type TableDocument } from '@playhouse/core';
import { questionTable } from './names.ts';

/** Question, three answers, the number of the right one, and a sentence that goes with it. */
const questions = [
  ['Which planet is the largest?', 'Mars', 'Jupiter', 'Venus', 2, 'Jupiter could hold 1300 Earths.'],
  ['How many legs has a spider?', 'Eight', 'Six', 'Ten', 1, 'Insects have six, spiders eight.'],
  ['Who sleeps hanging upside down?', 'The fox', 'The swan', 'The bat', 3, 'A bat can let go without any strength.'],
  ['What do bees gather in flowers?', 'Honey', 'Nectar', 'Wax', 2, 'They make the honey at home.'],
  ['How many sides has a hexagon?', 'Six', 'Seven', 'Five', 1, 'Look at a honeycomb!'],
  ['Which star is nearest to us?', 'Sirius', 'The pole star', 'The sun', 3, 'Its light needs eight minutes.'],
  ['What do plants take from the air?', 'Carbon dioxide', 'Helium', 'Dust', 1, 'They give back oxygen.'],
  ['How far can an owl turn its head?', '90 degrees', '180 degrees', '270 degrees', 3, 'I tried it myself.'],
] as const;

/** The number of questions. */
export const questionCount = questions.length;

const columns = [
  ['Question', 1],
  ['Answer 1', 1],
  ['Answer 2', 1],
  ['Answer 3', 1],
  ['Right answer', 2],
  ['Remark', 1],
  ['Given answer', 2],
] as const;

/** The table of questions; the last column is written during the game. */
export function questionDocument(): TableDocument {
  return createTable(questionTable, 'Questions', {
    rows: questions.map((_, index) => ({ id: `id${index + 1}`, name: '' })),
    columns: columns.map(([name, type], column) => ({
      id: `id${column + 1}`,
      name,
      type,
      readonly: false,
      $: questions.map((row) => row[column] ?? 0),
    })),
  });
}
