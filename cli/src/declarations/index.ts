import type { Declare } from './command.ts';
import { declareImport } from './import.ts';
import { declarePlay } from './play.ts';
import { declareRepair } from './repair.ts';
import { declareServe } from './serve.ts';
import { declareValidate } from './validate.ts';

/** Every command, in the order in which the help lists them. Format, chapter 5. */
export const declarations: readonly Declare[] = [
  declareImport,
  declareValidate,
  declareRepair,
  declarePlay,
  declareServe,
];
