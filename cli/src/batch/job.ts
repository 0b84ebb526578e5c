import type { AssetReader } from '../assets/assetReader.ts';
import type { ProjectReport } from '../reporters/projectReport.ts';
import type { CommandResult } from '../terminal.ts';

/** What a command does with one project; plain data, because a thread of its own may do it. */
export interface Job<Options> {
  /** A module that exports `runOne`, a function of type `RunOne<Options>`. */
  readonly module: URL;
  readonly options: Options;
  /** True for work that may hang: it is done in a thread of its own even when a call names one project only. */
  readonly isApart?: boolean;
}

/**
 * Runs a command for one project. It is independent of the others, writes nothing to the terminal, and returns plain
 * data. A thrown `CommandError` becomes this project's error; the others continue.
 */
export type RunOne<Options> = (projectPath: string, options: Options, tools: JobTools) => Promise<OneResult>;

/** What a job finds around itself. */
export interface JobTools {
  readonly cwd: string;
  /** Inspects files in a separate process; known files are not inspected again. */
  readonly assets: Pick<AssetReader, 'start' | 'check'>;
  readonly resultOptions: ResultOptions;
  /** Says that the work goes on. Who says nothing for longer than the limit is ended. */
  beat(): void;
}

/** Which parts of a result will be shown, so that no others are made; plain data. */
export interface ResultOptions {
  /** True when `report` is wanted. */
  readonly isReported: boolean;
  /** The folder from which reports name files. */
  readonly root: string;
  /** How many columns a line for people may have. */
  readonly columns: number;
  /** How many findings are shown with the lines around them; 0 where nobody reads `lines`. */
  readonly codeFrames: number;
}

/** What came of one project. `json` is what `--json` prints about it. */
export interface OneResult extends CommandResult {
  /** The project's title, for tables. */
  readonly title?: string;
  /** Numbers that are added up in the summary, under the same names, and shown in the closing table. */
  readonly counts?: Readonly<Record<string, number>>;
  /** Its findings, where the command has reports. */
  readonly report?: ProjectReport;
}
