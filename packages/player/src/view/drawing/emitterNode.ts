import type { EmitterView } from '@playhouse/runtime';
import type { Texture } from 'pixi.js';
import { blendModeOf } from '../blendModes.ts';
import { packedColorOf } from '../color.ts';
import { QuadBatch } from '../quads/quadBatch.ts';

/** The living particles of one emitter, in the space of its layer. docs/runtime-rules.md#display. */
export class EmitterNode {
  readonly batch = new QuadBatch();

  /** Shows the particles as they are after a step. */
  refresh(view: EmitterView, texture: Texture, isVisible: boolean): void {
    const { batch } = this;
    batch.blendMode = blendModeOf(view.blendingMode);
    batch.visible = isVisible;
    batch.count = view.count;
    if (batch.pages[0] !== texture.source) batch.forgetPages();
    for (let i = 0; i < view.count; i++) {
      const side = view.size[i] ?? 0;
      const [red = 1, green = 1, blue = 1, alpha = 1] = [view.red[i], view.green[i], view.blue[i], view.alpha[i]];
      batch.setStill(i, view.x[i] ?? 0, view.y[i] ?? 0, view.rotation[i] ?? 0);
      batch.setLook(i, { texture, width: side, height: side, color: packedColorOf(red, green, blue, alpha) });
    }
    batch.showPlaces();
    batch.showLooks();
  }

  destroy(): void {
    this.batch.destroy();
  }
}
