import { render } from 'ink';
import { createElement } from 'react';
import type { OpenRepair } from '../repair/openRepair.ts';
import { RepairView } from './RepairView.ts';
import { createChoice, type RepairChoice } from './repairChoice.ts';

/** Lets the user choose among the changes, on the terminal of this process. */
export async function chooseRepairs({ projectPath, changes }: OpenRepair, hasColors: boolean): Promise<RepairChoice> {
  let choice: RepairChoice = { ...createChoice(0), decision: 'leave' };
  const rows = (process.stdout.rows || 24) - 1;
  const onDone = (made: RepairChoice): void => {
    choice = made;
  };
  const view = render(createElement(RepairView, { projectPath, changes, rows, hasColors, onDone }), {
    exitOnCtrlC: false,
  });
  await view.waitUntilExit();
  view.clear();
  return choice;
}
