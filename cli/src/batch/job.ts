import type { AssetReader } from '../assets/assetReader.ts';
import type { ProjectReport } from '../reporters/projectReport.ts';
import type { CommandResult } from '../terminal.ts';

/** What a command does with one project; plain data, because it may run in another thread. */
export interface Job<Options> {
  /** A module that exports `runOne`, a function of type `RunOne<Options>`. */
  readonly module: URL;
  readonly options: Options;
  /** True for work that may hang: it runs in a separate thread even when a call names only one project. */
  readonly isApart?: boolean;
}

/**
 * Runs a command for one project. Each run is independent, writes nothing to the terminal, and returns plain
 * data. A thrown `CommandError` becomes this project's error; the others continue.
 */
export type RunOne<Options> = (projectPath: string, options: Options, tools: JobTools) => Promise<OneResult>;

/** The environment of a job. */
export interface JobTools {
  readonly cwd: string;
  /** Inspects files in a separate process; known files are not inspected again. */
  readonly assets: Pick<AssetReader, 'start' | 'check'>;
  readonly resultOptions: ResultOptions;
  /** Signals that the work goes on. A job that is silent for longer than the limit is terminated. */
  beat(): void;
}

/** Which parts of a result will be shown, so that the others are not computed; plain data. */
export interface ResultOptions {
  /** True when `report` is wanted. */
  readonly isReported: boolean;
  /** The folder that file names in reports are relative to. */
  readonly root: string;
  /** Maximum columns of a text line. */
  readonly columns: number;
  /** How many findings are shown with the lines around them; 0 when `lines` is not used. */
  readonly codeFrames: number;
}

/** The result for one project. `json` is what `--json` prints about it. */
export interface OneResult extends CommandResult {
  /** The project's title, for tables. */
  readonly title?: string;
  /** Counts that are summed in the summary, under the same names, and shown in the closing table. */
  readonly counts?: Readonly<Record<string, number>>;
  /** Its findings, where the command has reports. */
  readonly report?: ProjectReport;
}
