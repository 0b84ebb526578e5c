import { builtInFontOf, builtInFonts, callsServers, isJsonObject, optionalFonts, type Project } from '@playhouse/core';
import { type GameNeeds, gameNeedsOf } from '@playhouse/runtime';

/** Which parts of the player a game includes. */
export interface WebNeeds extends GameNeeds {
  /** Style sheets of built-in fonts, by file name without extension. */
  readonly fonts: readonly string[];
  /** The page may call servers, which the player of the game allows one by one. */
  readonly network: boolean;
}

/** What a game's page needs of the player: large libraries and fonts only when the game uses them. */
export function webNeedsOf(project: Project): WebNeeds {
  return { ...gameNeedsOf(project), fonts: fontsOf(project), network: callsServers(project) };
}

/** Hosts that scripts of a game's page may connect to, besides its own origin. */
export function connectPolicy({ network }: WebNeeds): string {
  return network ? 'data: https: http:' : 'data:';
}

/** A text in a font that is neither built in nor the game's own is shown in the first built-in one. */
function fontsOf(project: Project): string[] {
  const used = new Set<string>();
  for (const prototype of project.actors.values()) collectFonts(prototype.behaviors, used);
  for (const scene of project.scenes.values()) collectFonts(scene.layers, used);
  const wanted = new Set([...used].map((name) => builtInFontOf(name) ?? builtInFonts[0]));
  const fonts = [...builtInFonts, ...optionalFonts].filter((font) => wanted.has(font));
  return fonts.map((font) => font.toLowerCase().replaceAll(' ', '-'));
}

/** Names of the fonts that behaviors anywhere in a value use. */
function collectFonts(value: unknown, used: Set<string>): void {
  if (Array.isArray(value)) for (const part of value) collectFonts(part, used);
  if (!isJsonObject(value)) return;
  if (value.class === 'DisplayTextBehavior' && isJsonObject(value.attributes)) used.add(String(value.attributes.font));
  for (const part of Object.values(value)) collectFonts(part, used);
}
