import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { issueCodes } from '@playhouse/core';
import type { Location, Log, ReportingDescriptor, Result } from 'sarif';
import { cleanJson } from '../cleanText.ts';
import type { ReportFinding } from './projectReport.ts';
import type { ReportedProject, ReportTool } from './reportFormat.ts';

/** Findings in the Static Analysis Results Interchange Format, version 2.1.0, as GitHub code scanning accepts it. */
export function sarifReport(projects: readonly ReportedProject[], { version }: ReportTool): string {
  const found = projects.flatMap(({ file, report, failure }) => [
    ...(failure ? [failureOf(file, failure)] : []),
    ...(report?.findings ?? []),
  ]);
  const rules = [...new Set(found.map(({ code }) => code))].sort();
  const log: Log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Playhouse', version, semanticVersion: version, rules: rules.map(ruleOf) } },
        columnKind: 'utf16CodeUnits',
        invocations: [{ executionSuccessful: projects.every(({ failure }) => !failure) }],
        results: found.map((finding) => resultOf(finding, rules.indexOf(finding.code))),
      },
    ],
  };
  return `${cleanJson(JSON.stringify(log, undefined, 2))}\n`;
}

/** A project without a result is a finding at its path. */
function failureOf(
  file: string,
  { code, message }: { readonly code: string; readonly message: string },
): ReportFinding {
  return { code, severity: 'blocking', message, document: '', owner: '', file, fingerprint: `${code}:${file}` };
}

function ruleOf(code: string): ReportingDescriptor {
  const text = meaningOf(code);
  const area = code.split('.')[0] ?? code;
  const help = `${text} Run "playhouse validate" for the place and the lines around it, or open the project in the editor.`;
  return {
    id: code,
    name: nameOf(code),
    shortDescription: { text },
    fullDescription: { text },
    help: { text: help, markdown: `**${code}**: ${help}` },
    defaultConfiguration: { level: 'error' },
    properties: { tags: ['playhouse', area] },
  };
}

function meaningOf(code: string): string {
  const known = Object.entries(issueCodes).find(([name]) => name === code);
  return known?.[1] ?? 'The project could not be read.';
}

/** `reference.missing` as `ReferenceMissing`. */
function nameOf(code: string): string {
  return code.replace(/(?:^|\.)(.)/g, (_, letter: string) => letter.toUpperCase());
}

function resultOf(finding: ReportFinding, ruleIndex: number): Result {
  const { code, severity, message, owner, fingerprint } = finding;
  return {
    ruleId: code,
    ruleIndex,
    level: severity === 'blocking' ? 'error' : 'warning',
    message: { text: owner === '' ? message : `${owner}: ${message}` },
    locations: [locationOf(finding)],
    partialFingerprints: { primaryLocationLineHash: fingerprint, 'playhousePlace/v1': fingerprint },
  };
}

/** GitHub shows nothing without a region; findings without a line are shown at the first. */
function locationOf({ file, region, document, owner }: ReportFinding): Location {
  const names = [
    ...(document === '' ? [] : [{ name: document, kind: 'resource' }]),
    ...(owner === '' ? [] : [{ name: owner }]),
  ];
  return {
    physicalLocation: {
      artifactLocation: addressOf(file),
      region: region ? { ...region } : { startLine: 1, startColumn: 1, endLine: 1, endColumn: 2 },
    },
    ...(names.length > 0 && { logicalLocations: names.map((each) => ({ ...each, fullyQualifiedName: each.name })) }),
  };
}

/** The URI of a file: relative to the sources, or absolute outside them. */
function addressOf(file: string): { uri: string; uriBaseId?: string } {
  if (path.isAbsolute(file)) return { uri: pathToFileURL(file).href };
  return { uri: file.split('/').map(encodeURIComponent).join('/'), uriBaseId: '%SRCROOT%' };
}
