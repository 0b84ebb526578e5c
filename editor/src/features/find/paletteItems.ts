import { foldText, indexTexts, type PlacedTexts, type Project, tagsIn, type UseTarget } from '@playhouse/core';
import {
  CircleHelp,
  CornerDownRight,
  Gamepad2,
  History,
  type LucideIcon,
  Search,
  SquareChevronRight,
  Tag,
} from 'lucide-react';
import { t } from '../../i18n/t.ts';
import type { ListedCommand } from '../../ui-state/offeredCommands.ts';
import { keysOf } from '../shortcuts/shortcuts.ts';
import { addressOfTarget, addressOfText } from './addresses.ts';
import { controllerPages, everyPage, pageOfAddress } from './pages.ts';
import { targetWords } from './targetWords.ts';
import { textIcon } from './textIcons.ts';

interface ItemBase {
  readonly key: string;
  readonly title: string;
  /** What it acts on, or where it is found. */
  readonly where: string;
  readonly icon?: LucideIcon;
  readonly keys?: string;
  /** The part of the title that matches the typed text. */
  readonly range?: readonly [start: number, end: number];
}

/** A line of the palette. */
export type PaletteItem =
  | (ItemBase & { readonly kind: 'command'; readonly run: () => void })
  | (ItemBase & { readonly kind: 'place'; readonly address: string })
  | (ItemBase & { readonly kind: 'find'; readonly query: string })
  | (ItemBase & { readonly kind: 'uses'; readonly target: UseTarget })
  | (ItemBase & { readonly kind: 'prefix'; readonly prefix: string });

/** What can be carried out. */
export type ChosenItem = Exclude<PaletteItem, { kind: 'prefix' }>;

interface CommandSources {
  readonly commands: readonly ListedCommand[];
  /** Keys of used commands, newest first. */
  readonly used: readonly string[];
}

export interface PaletteSources extends CommandSources {
  readonly project: Project;
  /** Visited pages, newest first. */
  readonly places: readonly string[];
  /** The page that is open. */
  readonly current?: string;
  readonly canOpen: (address: string) => boolean;
}

/** Maximum number of items, and of recent ones of each kind before all others. */
const most = 60;
const mostRecent = 5;

/**
 * The items for the typed text. Without a prefix, commands and pages are ranked together by how well their names match,
 * recent commands first; `>` shows commands, `@` pages, `?` help.
 */
export function paletteItems(typed: string, sources: PaletteSources): readonly PaletteItem[] {
  const prefix = typed.charAt(0);
  const query = (prefix === '>' || prefix === '@' || prefix === '?' ? typed.slice(1) : typed).trim();
  if (prefix === '?') return helpItems(sources).filter(({ title }) => rankOf(foldText(title), foldText(query)) < none);
  if (prefix === '>') return commandItems(query, sources);
  if (prefix === '@') return (query === '' ? allPages(sources) : pageItems(query, sources)).slice(0, most);
  if (query === '') {
    const recent = recentPages(sources).slice(0, mostRecent);
    return [...recent, ...commandItems('', sources)].slice(0, most);
  }
  const keys = keysOf('find');
  const find: PaletteItem = {
    kind: 'find',
    key: 'find',
    title: t('Find “{query}” in the whole project', { query }),
    where: '',
    icon: Search,
    ...(keys === undefined ? {} : { keys }),
    query,
  };
  return [...mixed(commandItems(query, sources), placeItems(query, sources), query).slice(0, most - 1), find];
}

/** The items for the typed text where there is no project, so that all are commands. */
export function paletteCommands(typed: string, sources: CommandSources): readonly PaletteItem[] {
  return commandItems(typed.replace(/^[>@?]/, '').trim(), sources);
}

/** Ranks a name: it starts with the text, a word of it does, it contains the text, only what it acts on does, or neither. */
const around = 3;
const none = 4;

function rankOf(folded: string, wanted: string): number {
  const at = folded.indexOf(wanted);
  if (at < 0) return none;
  if (at === 0) return 0;
  return /[\s›_.,(]/.test(folded.charAt(at - 1)) ? 1 : 2;
}

/** Those without the text in their names, which are last, are commands on what is called so. */
function mixed(commands: readonly PaletteItem[], places: readonly PaletteItem[], query: string): PaletteItem[] {
  const wanted = foldText(query);
  const ranked = [...commands, ...places].map((item) => ({ item, rank: rankOf(foldText(item.title), wanted) }));
  return ranked.sort((a, b) => a.rank - b.rank).map(({ item }) => item);
}

function commandItems(query: string, { commands, used }: CommandSources): PaletteItem[] {
  const wanted = foldText(query);
  const recency = new Map(used.map((key, index) => [key, index]));
  return commands
    .map((listed) => ({ listed, rank: commandRank(listed, wanted) }))
    .filter(({ rank }) => rank < none)
    .sort((a, b) => a.rank - b.rank || recencyOf(recency, a.listed) - recencyOf(recency, b.listed))
    .map(({ listed: { key, where, command } }): PaletteItem => {
      const { label, icon = SquareChevronRight, keys } = command;
      const base = { kind: 'command', key, title: label, where, icon, run: command.onAction } as const;
      return { ...base, ...(keys === undefined ? {} : { keys }), ...rangeIn(label, wanted) };
    });
}

/** A command is also found by what it acts on. */
function commandRank({ command, where }: ListedCommand, wanted: string): number {
  const rank = rankOf(foldText(command.label), wanted);
  return rank === none && rankOf(foldText(where), wanted) < none ? around : rank;
}

function recencyOf(recency: ReadonlyMap<string, number>, { key }: ListedCommand): number {
  return recency.get(key) ?? Number.MAX_SAFE_INTEGER;
}

function rangeIn(title: string, wanted: string): Pick<ItemBase, 'range'> {
  const at = wanted === '' ? -1 : foldText(title).indexOf(wanted);
  return at < 0 ? {} : { range: [at, at + wanted.length] };
}

/** Visited pages that still exist, without the open one. */
function recentPages({ project, places, current, canOpen }: PaletteSources): PaletteItem[] {
  return places.flatMap((address): PaletteItem[] => {
    const page = address === current || !canOpen(address) ? undefined : pageOfAddress(project, address);
    return page
      ? [{ kind: 'place', key: `recent ${address}`, title: page.name, where: page.kind, icon: History, address }]
      : [];
  });
}

/** Recent pages, then all others including the open one. */
function allPages(sources: PaletteSources): PaletteItem[] {
  const recent = recentPages(sources);
  const visited = new Set(sources.places.filter((address) => address !== sources.current));
  const others = everyPage(sources.project).flatMap(({ address, name, kind }): PaletteItem[] =>
    visited.has(address) || !sources.canOpen(address)
      ? []
      : [{ kind: 'place', key: address, title: name, where: kind, icon: CornerDownRight, address }],
  );
  return [...recent, ...others];
}

function placeItems(query: string, sources: PaletteSources): PaletteItem[] {
  return [...controllerItems(query, sources), ...textItems(query, sources, true), ...usesItems(query, sources)];
}

function pageItems(query: string, sources: PaletteSources): PaletteItem[] {
  return [...controllerItems(query, sources), ...textItems(query, sources, false)];
}

/** Pages whose names are no texts of the project. */
function controllerItems(query: string, { canOpen }: PaletteSources): PaletteItem[] {
  const wanted = foldText(query);
  return controllerPages().flatMap(({ address, name, kind }): PaletteItem[] =>
    rankOf(foldText(name), wanted) === none || !canOpen(address)
      ? []
      : [{ kind: 'place', key: address, title: name, where: kind, icon: Gamepad2, address, ...rangeIn(name, wanted) }],
  );
}

/** Things without their own page, such as tags and some assets. Choosing one lists its uses. */
function usesItems(query: string, { project, canOpen }: PaletteSources): PaletteItem[] {
  const wanted = foldText(query);
  const { images, sounds, fonts } = project.assets;
  const things: readonly UseTarget[] = [
    ...tagsIn(project.object.attributes.actorTags).map((id) => ({ kind: 'tag', id }) as const),
    ...images.map(({ name }) => ({ kind: 'image', id: name }) as const),
    ...sounds.map(({ name }) => ({ kind: 'sound', id: name }) as const),
    ...fonts.map(({ name }) => ({ kind: 'font', id: name }) as const),
  ];
  return things.flatMap((target): PaletteItem[] => {
    const address = addressOfTarget(project, target);
    if (rankOf(foldText(target.id), wanted) === none || (address !== undefined && canOpen(address))) return [];
    const where = t('{kind}, find uses', { kind: targetWords[target.kind] });
    const base = { kind: 'uses', key: JSON.stringify(target), title: target.id, where, icon: Tag, target } as const;
    return [{ ...base, ...rangeIn(target.id, wanted) }];
  });
}

/** Names, behaviors and, on request, texts that contain the typed text, best first. */
function textItems(query: string, { project, canOpen }: PaletteSources, hasTexts: boolean): PaletteItem[] {
  const wanted = foldText(query);
  const ranked: readonly [PaletteItem[], PaletteItem[], PaletteItem[]] = [[], [], []];
  for (const placed of indexTexts(project)) {
    for (const text of placed.texts) {
      const isName = text.kind === 'name' || (text.kind === 'behavior' && text.rest[0] !== 'class');
      if (!isName && !(hasTexts && text.kind === 'text')) continue;
      const items = ranked[rankOf(text.folded, wanted)];
      if (!items || items.length >= most) continue;
      const item = itemOf(project, placed, text, wanted);
      if (item && canOpen(item.address)) items.push(item);
    }
  }
  return ranked.flat().slice(0, most);
}

function itemOf(project: Project, { place }: PlacedTexts, text: PlacedTexts['texts'][number], wanted: string) {
  const address = addressOfText(project, place, text);
  if (address === undefined) return undefined;
  const title = text.text.replace(/\s/g, ' ').slice(0, 120);
  const around = [place.owner.name, place.instance?.name, ...place.trail.slice(0, -1)];
  const where =
    place.behavior || place.instance
      ? around
      : [text.label === 'Name' || text.label === 'Title' ? wordOf(place.owner.kind) : place.owner.name];
  return {
    kind: 'place',
    key: JSON.stringify([place.path, text.rest, text.label]),
    title,
    where: where.filter((word) => word !== undefined).join(' › '),
    icon: textIcon(text.kind, place.owner.kind),
    address,
    ...rangeIn(title, wanted),
  } as const;
}

function wordOf(kind: PlacedTexts['place']['owner']['kind']): string {
  const words = {
    scene: t('Scene'),
    prototype: t('Actor'),
    table: t('Table'),
    delegate: t('Script'),
    game: t('Game'),
    assets: t('Assets'),
  };
  return words[kind];
}

/** The prefixes, and every command with a shortcut. */
function helpItems({ commands }: PaletteSources): PaletteItem[] {
  const prefixes = [
    ['>', t('Only commands')],
    ['@', t('Go to a scene, an actor, a behavior')],
  ] as const;
  return [
    ...prefixes.map(([prefix, title]): PaletteItem => {
      return { kind: 'prefix', key: prefix, prefix, title, where: '', icon: CircleHelp, keys: prefix };
    }),
    ...commands
      .filter(({ command }) => command.keys !== undefined)
      .map(({ key, where, command }): PaletteItem => {
        const { label, keys = '', icon = SquareChevronRight, onAction } = command;
        return { kind: 'command', key, title: label, where, icon, keys, run: onAction };
      }),
  ];
}
