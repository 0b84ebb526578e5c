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
  /** What it stands in, in words: owner, instance, behavior. */
  readonly owner: string;
  /** The file on disk, from the working folder, with `/`: the document, or the archive or folder that holds it. */
  readonly file: string;
  /** Where in the file; only for documents that lie in a folder. */
  readonly region?: Region;
  /** Stays the same while the finding does, wherever its document is moved or its lines go. */
  readonly fingerprint: string;
}

/** One thing that passed or did not, as test reports show it. */
export interface ReportCase {
  readonly name: string;
  readonly seconds?: number;
  readonly failures: readonly { readonly code: string; readonly message: string }[];
  /** Lines that say more, whether it passed or not. */
  readonly notes: readonly string[];
}

/** What reports say about one project; plain data. */
export interface ProjectReport {
  readonly title: string;
  readonly findings: readonly ReportFinding[];
  readonly cases: readonly ReportCase[];
}
