import type { OverlayTexts } from '../api/overlayLanguage.ts';
import { button, buttonRow, element, fieldStyle, type OverlayPlace, openOverlay } from './dialogs/overlay.ts';

/** Asks the player for a text, over the game. */
export interface TextPrompt {
  /**
   * Calls back with the text, or undefined when canceled. A question that is already open is canceled. A question
   * that requires an answer has no Cancel button.
   */
  ask(question: string, answer: (text: string | undefined) => void, mustAnswer?: boolean): void;
  close(): void;
}

/** A form inside the host, for keyboards, pointers and screen readers alike. docs/runtime-rules.md#device-behaviors. */
export function createTextPrompt(place: OverlayPlace): TextPrompt {
  let cancel: (() => void) | undefined;

  function ask(question: string, answer: (text: string | undefined) => void, mustAnswer = false): void {
    cancel?.();
    let close: (() => void) | undefined;
    const finish = (text: string | undefined) => {
      if (!close) return;
      close();
      close = cancel = undefined;
      answer(text);
    };
    cancel = () => finish(undefined);
    const { form, input, label } = build(question, place.language.texts, mustAnswer ? undefined : cancel);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      finish(input.value);
    });
    const content = { heading: label, parts: [form], first: input };
    close = openOverlay(place, content, () => mustAnswer || finish(undefined));
  }

  return { ask, close: () => cancel?.() };
}

let prompts = 0;

function build(question: string, texts: OverlayTexts, onCancel: (() => void) | undefined) {
  const id = `playhouse-prompt-${++prompts}`;
  const label = element(
    'label',
    { for: id, id: `${id}-label` },
    'white-space:pre-wrap;overflow-wrap:anywhere',
    question || texts.answer,
  );
  const form = element('form', {}, 'display:grid;gap:12px');
  const input = element('input', { id, type: 'text', autocomplete: 'off', maxlength: '10000' }, fieldStyle);
  const no = onCancel ? [button(texts.cancel, onCancel)] : [];
  form.append(input, buttonRow([...no, button(texts.ok, 'submit', true)]));
  return { form, input, label };
}
