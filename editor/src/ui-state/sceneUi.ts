import { create } from 'zustand';
import type { Viewport } from '../interactions/viewport.ts';

/** The grid over a scene. docs/product-rules.md#scene-editor-modes. */
export interface GridSettings {
  readonly isShown: boolean;
  readonly width: number;
  readonly height: number;
  readonly offsetX: number;
  readonly offsetY: number;
  readonly snaps: boolean;
}

/** What is open, selected and shown on the stage: ids only, nothing of the project itself. */
export interface SceneUi {
  /** The game and the scene to which all this belongs. */
  readonly game: string;
  readonly scene: string;
  readonly selection: readonly string[];
  readonly selectedLayer: string | undefined;
  readonly hiddenLayers: ReadonlySet<string>;
  readonly lockedLayers: ReadonlySet<string>;
  readonly openLayers: ReadonlySet<string>;
  /** By scene, so that coming back shows the same part. */
  readonly views: ReadonlyMap<string, Viewport>;
  readonly mode: 'layout' | 'camera';
  readonly tool: 'select' | 'hand';
  /** Each press adds to the selection: replaces Shift on devices without a keyboard. */
  readonly selectsSeveral: boolean;
  readonly grid: GridSettings;
  readonly hasGuides: boolean;
  readonly hasRulers: boolean;
  /** The last message for the status strip. */
  readonly notice: string;
}

export interface SceneUiActions {
  select(ids: readonly string[]): void;
  setView(scene: string, view: Viewport): void;
  toggleLayer(set: 'hiddenLayers' | 'lockedLayers' | 'openLayers', layer: string): void;
  setGrid(part: Partial<GridSettings>): void;
  change(
    part: Partial<
      Pick<SceneUi, 'mode' | 'tool' | 'selectsSeveral' | 'hasGuides' | 'hasRulers' | 'notice' | 'selectedLayer'>
    >,
  ): void;
  /** Resets everything when another project is opened. */
  enterGame(game: string): void;
  /** Clears the selection when another scene is opened. */
  enterScene(scene: string): void;
}

const initial: SceneUi = {
  game: '',
  scene: '',
  selection: [],
  selectedLayer: undefined,
  hiddenLayers: new Set(),
  lockedLayers: new Set(),
  openLayers: new Set(),
  views: new Map(),
  mode: 'layout',
  tool: 'select',
  selectsSeveral: false,
  grid: { isShown: false, width: 100, height: 100, offsetX: 0, offsetY: 0, snaps: false },
  hasGuides: true,
  hasRulers: true,
  notice: '',
};

/** The stage's own state. Ids may no longer exist in the project; readers drop those. */
export const useSceneUi = create<SceneUi & SceneUiActions>()((set) => ({
  ...initial,
  select: (ids) => set({ selection: ids, notice: '' }),
  setView: (scene, view) => set(({ views }) => ({ views: new Map(views).set(scene, view) })),
  toggleLayer: (name, layer) => set((state) => ({ [name]: toggled(state[name], layer) })),
  setGrid: (part) => set(({ grid }) => ({ grid: { ...grid, ...part } })),
  change: (part) => set(part),
  enterGame: (game) => set((state) => (state.game === game ? {} : { ...initial, game })),
  enterScene: (scene) =>
    set((state) => (state.scene === scene ? {} : { scene, selection: [], selectedLayer: undefined })),
}));

function toggled(before: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const after = new Set(before);
  if (!after.delete(id)) after.add(id);
  return after;
}
