/** How Play starts a game: in the scene that is open, in the first scene, or in the open scene without its scripts. */
export const playModes = ['scene', 'start', 'withoutScripts'] as const;
export type PlayMode = (typeof playModes)[number];

/** The preview's address below the project's. The scene is also the one to return to. */
export function playAddress(mode: PlayMode, scene: string | undefined): string {
  const search = new URLSearchParams();
  if (scene !== undefined) search.set('scene', scene);
  if (mode !== 'scene') search.set('play', mode);
  return search.size === 0 ? '/preview' : `/preview?${search}`;
}

/** The mode in an address of the preview. */
export function playModeOf(search: URLSearchParams): PlayMode {
  return playModes.find((mode) => mode === search.get('play')) ?? 'scene';
}
