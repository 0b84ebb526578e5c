import { type RefObject, useEffect, useState } from 'react';
import { Tooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import styles from './Tooltip.module.css';

/** Pause of the pointer over a button before its name appears, in ms. */
const pause = 500;

/** Names the RowButtons inside an element on hover, or at once on keyboard focus: one tooltip for all of them. */
export function RowTooltip({ area }: { readonly area: RefObject<HTMLElement | null> }) {
  const [button, setButton] = useState<HTMLElement>();
  useEffect(() => (area.current ? watchButtons(area.current, setButton) : undefined), [area]);
  if (!button?.isConnected) return null;
  const hide = () => setButton(undefined);
  return (
    // A tooltip without a trigger around it still reads this context.
    <TooltipTriggerStateContext value={{ isOpen: true, shouldSkipAnimation: true, open: () => undefined, close: hide }}>
      <Tooltip className={styles.tooltip ?? ''} triggerRef={{ current: button }} isOpen placement="bottom" offset={6}>
        {button.ariaLabel}
      </Tooltip>
    </TooltipTriggerStateContext>
  );
}

/** Reports the button whose name is to be shown, until stopped. */
function watchButtons(area: HTMLElement, show: (button: HTMLElement | undefined) => void): () => void {
  const watching = new AbortController();
  const options = { signal: watching.signal, passive: true };
  let hovered: HTMLElement | undefined;
  let timer = 0;
  const hide = () => {
    clearTimeout(timer);
    hovered = undefined;
    show(undefined);
  };
  area.addEventListener(
    'pointerover',
    ({ target, pointerType }) => {
      const next = pointerType === 'touch' ? undefined : buttonAt(target);
      if (next === hovered) return;
      hide();
      hovered = next;
      if (next) timer = window.setTimeout(() => show(next), pause);
    },
    options,
  );
  area.addEventListener(
    'focusin',
    ({ target }) => {
      hide();
      const next = buttonAt(target);
      if (next?.matches(':focus-visible')) show(next);
    },
    options,
  );
  for (const type of ['pointerleave', 'pointerdown', 'focusout', 'keydown', 'scroll'] as const) {
    area.addEventListener(type, hide, options);
  }
  return () => {
    watching.abort();
    clearTimeout(timer);
  };
}

function buttonAt(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>('[data-tip]')) || undefined;
}
