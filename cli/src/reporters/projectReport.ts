import type { Severity } from '@playhouse/core';

/** A stretch of a text file; lines and columns count from 1, columns in UTF-16 units, and the end is not part of it. */
export interface Region {
  readonly startLine: number;
  readonly startColumn: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** A finding as reports show it. */
export interface ReportFinding {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  /** The stored document. */
  readonly document: string;
  /** Its location in words: owner, instance, behavior. */
  readonly owner: string;
  /** The file on disk, relative to the working folder, with `/`: the document, or its archive or folder. */
  readonly file: string;
  /** Position in the file; only for documents in a folder. */
  readonly region?: Region;
  /** Identifies the finding; does not change when its document or lines move. */
  readonly fingerprint: string;
}

/** One thing that passed or failed, as test reports show it. */
export interface ReportCase {
  readonly name: string;
  readonly seconds?: number;
  readonly failures: readonly { readonly code: string; readonly message: string }[];
  /** Additional lines, whether it passed or not. */
  readonly notes: readonly string[];
}

/** The report on one project; plain data. */
export interface ProjectReport {
  readonly title: string;
  readonly findings: readonly ReportFinding[];
  readonly cases: readonly ReportCase[];
}
