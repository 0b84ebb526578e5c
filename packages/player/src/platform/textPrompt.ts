/** Asks people for a text over the game. */
export interface TextPrompt {
  /** Calls back with the text, or undefined when they cancel. A question that is open already is cancelled. */
  ask(question: string, answer: (text: string | undefined) => void): void;
  close(): void;
}

/** A form inside the host, for keyboards, pointers and screen readers alike. Reference 1.10 "Keyboard Input". */
export function createTextPrompt(host: HTMLElement): TextPrompt {
  let cancel: (() => void) | undefined;

  function ask(question: string, answer: (text: string | undefined) => void): void {
    cancel?.();
    const before = document.activeElement;
    const { overlay, form, input, no } = build(question);
    const finish = (text: string | undefined) => {
      if (!overlay.isConnected) return;
      overlay.remove();
      cancel = undefined;
      if (before instanceof HTMLElement) before.focus();
      answer(text);
    };
    cancel = () => finish(undefined);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      finish(input.value);
    });
    no.addEventListener('click', () => finish(undefined));
    overlay.addEventListener('keydown', (event) => {
      event.stopPropagation();
      if (event.key === 'Escape') finish(undefined);
      if (event.key === 'Tab') keepInside(event, [input, ...form.querySelectorAll('button')]);
    });
    host.append(overlay);
    input.focus();
  }

  return { ask, close: () => cancel?.() };
}

let prompts = 0;

function build(question: string) {
  const overlay = document.createElement('div');
  overlay.setAttribute('role', 'dialog');
  overlay.setAttribute('aria-modal', 'true');
  overlay.style.cssText = styles.overlay;
  const form = document.createElement('form');
  form.style.cssText = styles.form;
  const label = document.createElement('label');
  label.htmlFor = `playhouse-prompt-${++prompts}`;
  label.id = `${label.htmlFor}-label`;
  label.textContent = question || 'Your answer';
  label.style.cssText = styles.label;
  overlay.setAttribute('aria-labelledby', label.id);
  const input = document.createElement('input');
  input.id = label.htmlFor;
  input.type = 'text';
  input.autocomplete = 'off';
  input.maxLength = 10_000;
  input.style.cssText = styles.input;
  const buttons = document.createElement('div');
  buttons.style.cssText = styles.buttons;
  const yes = button('OK', 'submit');
  const no = button('Cancel', 'button');
  buttons.append(no, yes);
  form.append(label, input, buttons);
  overlay.append(form);
  return { overlay, form, input, no };
}

function button(text: string, type: 'submit' | 'button'): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = type;
  made.textContent = text;
  made.style.cssText = styles.button;
  return made;
}

function keepInside(event: KeyboardEvent, stops: readonly HTMLElement[]): void {
  const [first] = stops;
  const last = stops.at(-1);
  const leaving = event.shiftKey ? first : last;
  if (event.target !== leaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

const styles = {
  overlay:
    'position:absolute;inset:0;display:grid;place-items:center;background:rgb(0 0 0/.6);z-index:1;font:16px/1.4 system-ui,sans-serif',
  form: 'display:grid;gap:12px;box-sizing:border-box;inline-size:min(420px,90%);padding:20px;border-radius:8px;background:#fff;color:#111',
  label: 'white-space:pre-wrap;overflow-wrap:anywhere',
  input: 'font:inherit;padding:8px;border:1px solid #666;border-radius:4px;background:#fff;color:#111',
  buttons: 'display:flex;gap:8px;justify-content:flex-end',
  button:
    'font:inherit;min-block-size:36px;padding:4px 16px;border:1px solid #666;border-radius:4px;background:#f2f2f2;color:#111',
};
