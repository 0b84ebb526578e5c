import {
  type FoundText,
  findUses,
  indexTexts,
  locationOf,
  type OwnerKind,
  type OwnText,
  type Path,
  type Project,
  pathOfText,
  type TextKind,
  type TextPlace,
  type TextRange,
  textsAt,
  type Use,
  type UseTarget,
} from '@playhouse/core';
import { said } from '../../i18n/said.ts';
import { t } from '../../i18n/t.ts';
import { addressOfText } from './addresses.ts';

/** Labels of texts that have no field with a label of its own. */
const labels: Readonly<Record<string, string>> = {
  Name: t('Name'),
  Title: t('Title'),
  Description: t('Description'),
  Instructions: t('Instructions'),
  Attribute: t('Attribute'),
  Table: t('Table'),
  Image: t('Image'),
  Tags: t('Tags'),
  Condition: t('Condition'),
  Sound: t('Sound'),
  Font: t('Font'),
  File: t('File'),
  Column: t('Column'),
  Row: t('Row'),
  Event: t('Event'),
  Help: t('Help'),
};

/** A text as shown in a row: on one line, split at its matches. */
export interface Snippet {
  /** What precedes the first match; the whole text if there is none. */
  readonly before: string;
  readonly found: string;
  /** What follows the first match, with further ones. */
  readonly after: readonly SnippetPart[];
}

interface SnippetPart {
  readonly text: string;
  readonly isFound: boolean;
}

/** A found text, or a use. Its view is computed only when it is scrolled into view, since there can be many. */
export interface HitRow {
  readonly kind: 'hit';
  readonly found: FoundText;
  readonly use?: Use;
}

/** How a hit is shown. */
export interface HitView {
  readonly textKind: TextKind;
  readonly ownerKind: OwnerKind;
  readonly label: string;
  readonly snippet: Snippet;
  /** Titles of the behavior and the blocks around it. */
  readonly trail: readonly string[];
  /** The class of the behavior; undefined when it is not in one. */
  readonly behaviorClass: string | undefined;
  /** The page that shows it; undefined when there is none. */
  readonly address: string | undefined;
  /** Why it has no effect at the moment, or blank. */
  readonly note: string;
  /** The scene, actor or table that contains it, for screen readers; it is visible above. */
  readonly owner: string;
}

/** The head of all hits of one scene, actor, instance or table. */
export interface PlaceRow {
  readonly kind: 'place';
  readonly key: string;
  readonly title: string;
  readonly owner: TextPlace['owner'];
  readonly count: number;
}

export type FindRow = PlaceRow | HitRow;

/** Number of characters shown before a match that is far from the start. */
const lead = 18;

/** Number of characters shown after the first match. */
const tail = 200;

/** One line around the first match. */
export function snippetOf(text: string, [first, ...others]: readonly TextRange[]): Snippet {
  const line = text.replace(/\s/g, ' ');
  if (!first) return { before: line.trimStart(), found: '', after: [] };
  const [start, end] = first;
  const from = start > lead + 6 ? start - lead : 0;
  const before = line.slice(from, start);
  return {
    before: from === 0 ? before.trimStart() : `…${before}`,
    found: line.slice(start, end),
    after: partsOf(line.slice(0, end + tail), end, others),
  };
}

/** The rest of a line from a position on, split at its matches. */
function partsOf(line: string, from: number, ranges: readonly TextRange[]): readonly SnippetPart[] {
  const parts: SnippetPart[] = [];
  let at = from;
  for (const [start, end] of ranges) {
    if (start >= line.length) break;
    parts.push({ text: line.slice(at, start), isFound: false }, { text: line.slice(start, end), isFound: true });
    at = end;
  }
  return [...parts, { text: line.slice(at), isFound: false }].filter(({ text }) => text !== '');
}

/** The hits of a search as rows, grouped by owner. */
export function rowsOfTexts(found: readonly FoundText[]): readonly FindRow[] {
  return grouped(found.map((each) => ({ kind: 'hit', found: each })));
}

/** True for addresses that lead to a page. */
export type CanOpen = (address: string) => boolean;

/** The view of a hit. */
export function viewOfHit(project: Project, { found, use }: HitRow, canOpen: CanOpen): HitView {
  const { place, text, ranges } = found;
  const address = addressOfText(project, place, text);
  const note = use && !use.isActive ? t('has no effect now') : '';
  return {
    textKind: text.kind,
    ownerKind: place.owner.kind,
    label: labelOfText(text),
    snippet: snippetOf(text.text, ranges),
    trail: place.trail,
    behaviorClass: place.behavior?.class,
    address: address !== undefined && canOpen(address) ? address : undefined,
    note,
    owner: titleOf(place),
  };
}

/** The label of a text in the language of the editor. Names that people gave stay. */
export function labelOfText({ kind, label, rest }: Pick<OwnText, 'kind' | 'label' | 'rest'>): string {
  if (kind === 'cell') return labelOfCell(label);
  const isOwnAttribute = rest[0] === 'attributes' && rest[2] === '$';
  return isOwnAttribute ? label : (labels[label] ?? said(label));
}

/** Rows and columns without names have numbers. */
function labelOfCell(label: string): string {
  return label
    .replace(/^Row (\d+)(?=, )/, (_, row: string) => t('Row {row}', { row }))
    .replace(/(?<=, )Column (\d+)$/, (_, column: string) => t('Column {column}', { column }));
}

/** Identifies a hit, even after the project has changed elsewhere. */
export function keyOfHit({ found, use }: HitRow): string {
  return JSON.stringify([
    use?.path ?? pathOfText(found),
    found.text.label,
    use?.range ?? found.ranges[0]?.[0],
    use?.position,
  ]);
}

/** The path of the text, and of the use in it. */
export function pathOfHit({ found, use }: HitRow): Path {
  return use?.path ?? pathOfText(found);
}

function titleOf({ owner, instance }: Pick<TextPlace, 'owner' | 'instance'>): string {
  const name = owner.kind === 'assets' ? t('Images, sounds and fonts') : owner.name;
  return instance ? `${name} › ${instance.name}` : name;
}

/** A scene and its layers are one group; so are an actor and its behaviors. */
function placeKey({ owner, instance }: TextPlace): string {
  return JSON.stringify([owner.kind, owner.id, instance?.id]);
}

function grouped(hits: readonly HitRow[]): readonly FindRow[] {
  const groups = new Map<string, { place: TextPlace; hits: HitRow[] }>();
  for (const hit of hits) {
    const { place } = hit.found;
    const key = placeKey(place);
    const group = groups.get(key);
    if (group) group.hits.push(hit);
    else groups.set(key, { place, hits: [hit] });
  }
  return [...groups].flatMap(([key, { place, hits: own }]): FindRow[] => [
    { kind: 'place', key, title: titleOf(place), owner: place.owner, count: matchesIn(own) },
    ...own,
  ]);
}

/** The number of matches and uses in hits. */
function matchesIn(hits: readonly HitRow[]): number {
  return hits.reduce((sum, { found }) => sum + Math.max(found.ranges.length, 1), 0);
}

/** Uses of a thing as rows. */
export function rowsOfUses(project: Project, target: UseTarget): readonly FindRow[] {
  const uses = findUses(project, target);
  const texts = textsAt(indexTexts(project), uses);
  return grouped(uses.map((use) => ({ kind: 'hit', found: texts.get(use) ?? textOfUse(project, use), use })));
}

/** A use without a text, such as a placed actor, or the start scene of a play test. */
function textOfUse(project: Project, { path, words }: Use): FoundText {
  const { owner, instance } = locationOf(project, path);
  const rest = instance ? path.slice(6) : [];
  const place = { path: path.slice(0, path.length - rest.length), owner, trail: [], ...(instance && { instance }) };
  const label = instance ? t('Placed in the scene') : t('Used');
  return { place, text: { kind: 'value', label, text: instance?.name ?? words, folded: '', rest }, ranges: [] };
}

/** Only the rows that can be opened. */
export function hitsOf(rows: readonly FindRow[]): readonly HitRow[] {
  return rows.filter((row) => row.kind === 'hit');
}

/** "12 found in 3 places", "3 uses in 1 place", "Nothing found". */
export function countWords(rows: readonly FindRow[], mode: 'texts' | 'uses'): string {
  const places = rows.filter(({ kind }) => kind === 'place').length;
  const hits = matchesIn(hitsOf(rows));
  if (hits === 0) return mode === 'texts' ? t('Nothing found') : t('Not used');
  const what =
    mode === 'texts' ? t('{hits} found', { hits }) : t('{hits, plural, one {1 use} other {# uses}}', { hits });
  return t('{what} in {places, plural, one {1 place} other {# places}}', { what, places });
}
