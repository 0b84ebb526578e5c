import { declareAsset } from './asset.ts';
import { declareBackup } from './backup.ts';
import type { Declare } from './command.ts';
import { declareCompletion } from './completion.ts';
import { declareDiff } from './diff.ts';
import { declareDoctor } from './doctor.ts';
import { declareExport } from './export.ts';
import { declareExpression } from './expression.ts';
import { declareFind } from './find.ts';
import { declareFormat } from './format.ts';
import { declareImport } from './import.ts';
import { declareInfo } from './info.ts';
import { declareLogin } from './login.ts';
import { declareMerge } from './merge.ts';
import { declareMergeDriver } from './mergeDriver.ts';
import { declareMigrate } from './migrate.ts';
import { declareNew } from './new.ts';
import { declarePlay } from './play.ts';
import { declareRecord } from './record.ts';
import { declareRepair } from './repair.ts';
import { declareServe } from './serve.ts';
import { declareSync } from './sync.ts';
import { declareTable } from './table.ts';
import { declareTest } from './test.ts';
import { declareValidate } from './validate.ts';

/** Every command, in the order in which the help lists them. docs/format.md#command-line. */
export const declarations: readonly Declare[] = [
  declareNew,
  declareImport,
  declareExport,
  declareValidate,
  declareRepair,
  declareFormat,
  declareMigrate,
  declareInfo,
  declareFind,
  declarePlay,
  declareTest,
  declareRecord,
  declareDiff,
  declareMerge,
  declareMergeDriver,
  declareTable,
  declareAsset,
  declareExpression,
  declareLogin,
  declareSync,
  declareServe,
  declareBackup,
  declareDoctor,
  declareCompletion(() => declarations),
];
