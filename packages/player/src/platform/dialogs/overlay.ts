import type { OverlayLanguage } from '../../api/overlayLanguage.ts';

/** A dialog over a game that works with keyboards, pointers and screen readers. */
export interface OverlayContent {
  /** Its heading, which names the dialog. */
  readonly heading: HTMLElement;
  readonly parts: readonly HTMLElement[];
  /** Has the initial focus. */
  readonly first: HTMLElement;
  /** Frame of the content, for dialogs with their own design. */
  readonly style?: string;
}

/** Where dialogs open, and their language. */
export interface OverlayPlace {
  readonly host: HTMLElement;
  readonly language: OverlayLanguage;
}

let overlays = 0;

/** Opens a dialog over the host, in its language. Escape calls `onEscape`. Returns a function that removes it and restores the focus. */
export function openOverlay(
  { host, language }: OverlayPlace,
  content: OverlayContent,
  onEscape: () => void,
): () => void {
  const before = document.activeElement;
  const overlay = element(
    'div',
    { role: 'dialog', 'aria-modal': 'true', lang: language.code, dir: language.direction },
    styles.overlay,
  );
  const box = element('div', {}, styles.box + (content.style ?? ''));
  const { heading } = content;
  heading.id ||= `playhouse-overlay-${++overlays}`;
  overlay.setAttribute('aria-labelledby', heading.id);
  box.append(heading, ...content.parts);
  overlay.append(box);
  overlay.addEventListener('keydown', (event) => {
    event.stopPropagation();
    if (event.key === 'Escape') onEscape();
    if (event.key === 'Tab') keepInside(event, overlay);
  });
  host.append(overlay);
  content.first.focus();
  return () => {
    overlay.remove();
    if (before instanceof HTMLElement) before.focus();
  };
}

/** Creates an element. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  style: string,
  text?: string,
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.style.cssText = style;
  if (text !== undefined) made.textContent = text;
  return made;
}

/** A row of buttons; the default button is last. */
export function buttonRow(buttons: readonly HTMLElement[]): HTMLElement {
  const row = element('div', {}, styles.buttons);
  row.append(...buttons);
  return row;
}

/** A button of an overlay. */
export function button(text: string, onPress: (() => void) | 'submit', isMain = false): HTMLButtonElement {
  const made = element(
    'button',
    { type: onPress === 'submit' ? 'submit' : 'button' },
    isMain ? styles.button + styles.main : styles.button,
    text,
  );
  if (onPress !== 'submit') made.addEventListener('click', onPress);
  return made;
}

function keepInside(event: KeyboardEvent, overlay: HTMLElement): void {
  const stops = [...overlay.querySelectorAll<HTMLElement>('input, textarea, button, a[href]')];
  const [first] = stops;
  const last = stops.at(-1);
  if (event.target !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

const styles = {
  overlay:
    'position:absolute;inset:0;display:grid;place-items:safe center;overflow:auto;padding:8px;box-sizing:border-box;container-type:inline-size;background:rgb(0 0 0/.6);z-index:2;font:16px/1.4 system-ui,sans-serif',
  // On small screens everything is smaller.
  box: 'display:grid;gap:clamp(6px,3cqi,12px);box-sizing:border-box;inline-size:min(420px,100%);padding:clamp(8px,4cqi,20px);font-size:clamp(12px,5cqi,16px);hyphens:auto;border-radius:8px;background:#fff;color:#111;',
  buttons: 'display:flex;flex-wrap:wrap;gap:8px;justify-content:flex-end',
  button:
    'font:inherit;min-block-size:min(36px,2.6em);padding:4px 1em;border:1px solid #666;border-radius:4px;background:#f2f2f2;color:#111;',
  main: 'background:#1d4ed8;border-color:#1d4ed8;color:#fff;',
};

/** A text field of an overlay. */
export const fieldStyle =
  'font:inherit;inline-size:100%;box-sizing:border-box;padding:8px;border:1px solid #666;border-radius:4px;background:#fff;color:#111';
