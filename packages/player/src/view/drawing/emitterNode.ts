import type { EmitterView } from '@playhouse/runtime';
import { type IParticle, ParticleContainer, type Texture } from 'pixi.js';
import { blendModeOf } from '../blendModes.ts';
import { particleColorOf } from '../color.ts';

/** The living particles of one emitter, in the space of its layer. Reference 1.4 "Particles". */
export class EmitterNode {
  readonly container: ParticleContainer<IParticle>;
  readonly #spare: IParticle[] = [];

  constructor() {
    this.container = new ParticleContainer<IParticle>({
      dynamicProperties: { position: true, vertex: true, rotation: true, uvs: false, color: true },
    });
  }

  /** Takes the particles as they are after a step. */
  refresh(view: EmitterView, texture: Texture): void {
    const { container } = this;
    const particles = container.particleChildren;
    if (container.texture !== texture || particles.length !== view.count) {
      while (particles.length > view.count) {
        const last = particles.pop();
        if (last) this.#spare.push(last);
      }
      while (particles.length < view.count) particles.push(this.#spare.pop() ?? blankParticle(texture));
      for (const particle of particles) particle.texture = texture;
      container.texture = texture;
      container.update();
    }
    container.blendMode = blendModeOf(view.blendingMode);
    for (const [i, particle] of particles.entries()) {
      const size = view.size[i] ?? 0;
      particle.x = view.x[i] ?? 0;
      particle.y = view.y[i] ?? 0;
      particle.scaleX = size / texture.width;
      particle.scaleY = -size / texture.height;
      particle.rotation = ((view.rotation[i] ?? 0) * Math.PI) / 180;
      const [red = 1, green = 1, blue = 1, alpha = 1] = [view.red[i], view.green[i], view.blue[i], view.alpha[i]];
      particle.color = particleColorOf(red, green, blue, alpha);
    }
  }

  destroy(): void {
    this.container.destroy();
  }
}

/** A particle that shows nothing yet. */
export function blankParticle(texture: Texture): IParticle {
  return { texture, x: 0, y: 0, scaleX: 0, scaleY: 0, anchorX: 0.5, anchorY: 0.5, rotation: 0, color: 0 };
}
