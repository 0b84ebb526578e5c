import type { ActorView, TextView } from '@playhouse/runtime';
import { Sprite } from 'pixi.js';
import type { GameFonts } from '../../fonts/gameFonts.ts';
import { tintOf } from '../color.ts';
import type { TextPicture, TextPictures } from '../text/textPictures.ts';

/** Resources that texts are drawn with. */
export interface TextSources {
  readonly fonts: GameFonts;
  readonly pictures: TextPictures;
}

/** The text of one active Display Text, in the space of its layer. docs/runtime-rules.md#display. */
export class TextNode {
  readonly sprite = new Sprite({ anchor: 0.5 });
  readonly #sources: TextSources;
  #picture: TextPicture | undefined;
  #view: TextView | undefined;
  /** From the actor's center to the center of the text block, in the text's own coordinates. */
  #shiftX = 0;
  #shiftY = 0;

  constructor(sources: TextSources) {
    this.#sources = sources;
  }

  /** Updates the text. */
  refresh(actor: ActorView, view: TextView): void {
    const { fonts, pictures } = this.#sources;
    const { family, weight } = fonts.familyOf(view.font);
    fonts.request({ family, weight }, view.text);
    const wrapWidth = view.wrap ? Math.max(0, actor.width) : undefined;
    const size = Math.min(Math.max(view.size, 1), 1000);
    const picture = pictures.take({ text: view.text, family, weight, size, alignment: view.alignment, wrapWidth });
    if (this.#picture) pictures.release(this.#picture);
    this.#picture = picture;
    this.#view = view;
    this.#shiftX = ((picture.width - actor.width) / 2) * sideOf(view.alignment);
    this.#shiftY = view.wrap ? (actor.height - picture.height) / 2 : 0;
    const { sprite } = this;
    sprite.texture = picture.texture;
    sprite.scale.set(picture.pictureWidth / picture.texture.width, -picture.pictureHeight / picture.texture.height);
    sprite.tint = tintOf(view.red, view.green, view.blue);
    sprite.alpha = view.alpha > 0 ? Math.min(view.alpha, 1) : 0;
    sprite.visible = actor.visible && view.text !== '' && view.size > 0;
  }

  /** Moves the text to the position where its actor is drawn; the angle is in radians. */
  place(x: number, y: number, rotation: number): void {
    const view = this.#view;
    if (!view) return;
    const offset = view.space === 0 ? rotation : 0;
    const turn = (view.directionSpace === 0 ? rotation : 0) + (view.direction * Math.PI) / 180;
    const { sprite } = this;
    sprite.rotation = turn;
    sprite.x = x + acrossOf(view.offsetX, view.offsetY, offset) + acrossOf(this.#shiftX, this.#shiftY, turn);
    sprite.y = y + upOf(view.offsetX, view.offsetY, offset) + upOf(this.#shiftX, this.#shiftY, turn);
  }

  destroy(): void {
    if (this.#picture) this.#sources.pictures.release(this.#picture);
    this.#picture = undefined;
    this.sprite.destroy();
  }
}

/** The block is at the actor's left side, in its center, or at its right side. */
function sideOf(alignment: number): number {
  return alignment === 0 ? 1 : alignment === 2 ? -1 : 0;
}

function acrossOf(x: number, y: number, angle: number): number {
  return x * Math.cos(angle) - y * Math.sin(angle);
}

function upOf(x: number, y: number, angle: number): number {
  return x * Math.sin(angle) + y * Math.cos(angle);
}
