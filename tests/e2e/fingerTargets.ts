import type { Page } from 'playwright';

/** Controls that a finger presses although they are smaller than 44 px, in one direction or in both. */
interface Allowance {
  readonly controls: string;
  readonly width?: number;
  readonly height?: number;
  /** Only on pages that are narrower than this. */
  readonly below?: number;
  readonly reason: string;
}

const allowances: readonly Allowance[] = [
  {
    controls:
      ':is(input, textarea, [role=combobox], [aria-label^="Remove"], [aria-label^="Tag "], [aria-label^="Expression for"])',
    width: 41,
    height: 42,
    reason:
      'The frame of a field is 44 px high, with an edge of a pixel at each side; a letter before a number scrubs it.',
  },
  {
    controls: '[role=separator][aria-label^="Width of"]',
    width: 24,
    reason: 'It is as high as the page. The design has 24 px: more would cover what is beside it.',
  },
  {
    controls: '[role=separator][aria-label^="Height of"]',
    height: 24,
    reason: 'It is as wide as the inspector, and as thick as the edges of panels.',
  },
  {
    controls: '[class*=tool]:is([aria-label^=Open], [aria-label^=Lock], [aria-label^=Hide], [aria-label^=More])',
    width: 36,
    reason: 'Four tools are beside the name of a layer, which wider ones would cut.',
  },
  {
    controls: '[data-arms][class*=padButton]',
    width: 0,
    height: 0,
    below: 820,
    reason: 'A drawn pad is as wide as a phone at most. The list under it has the same buttons.',
  },
];

/**
 * Controls of a part of the page that are smaller than a finger needs, with the sizes of what can be pressed: what
 * surrounds a control counts where a press on it is a press on the control.
 */
export function smallTargets(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate(
    ([selector, allowed]) => {
      const roles = ['tab', 'separator', 'slider', 'switch', 'radio', 'checkbox', 'option', 'menuitem', 'spinbutton'];
      const controls = ['button', 'a', 'input', 'select', 'textarea', ...roles.map((role) => `[role=${role}]`)];
      const needed = 44;
      /** Names differ by half a pixel where edges are on half pixels. */
      const isEnough = (size: number, wanted = needed) => size >= wanted - 0.5;

      function pressed(node: Element): Element {
        // What a screen reader reads is hidden in what is pressed.
        return node.matches('[type=checkbox], [type=radio]') ? (node.closest('label') ?? node) : node;
      }

      function isPressedAt(node: Element, x: number, y: number): boolean {
        const hit = document.elementFromPoint(x, y);
        if (!hit) return false;
        if (node.contains(hit)) return true;
        const label = hit.closest('label');
        return label !== null && !hit.closest('button, a') && (label.contains(node) || label.control === node);
      }

      /** The size of the area around the middle, at most as wide and high as is needed, that a press can hit. */
      function pressable(node: Element): [number, number] {
        const { left, top, width, height } = node.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        // Where its middle is not hit, as in some dialogs, only its size is known; the group has its edge.
        if (!isPressedAt(node, x, y))
          return [width, (node.closest('[role=radiogroup]') ?? node).getBoundingClientRect().height];
        const reach = (dx: number, dy: number) => {
          let steps = 0;
          while (steps < needed && isPressedAt(node, x + dx * (steps + 0.5), y + dy * (steps + 0.5))) steps += 0.5;
          return steps;
        };
        return [Math.max(width, reach(-1, 0) + reach(1, 0)), Math.max(height, reach(0, -1) + reach(0, 1))];
      }

      const found: string[] = [];
      for (const node of document.querySelectorAll(`:is(${selector}) :is(${controls})`)) {
        if (!node.checkVisibility({ visibilityProperty: true }) || node.closest('[aria-hidden=true], [inert]'))
          continue;
        const target = pressed(node);
        if (target.closest('.ph-hidden')) continue;
        target.scrollIntoView({ block: 'center', inline: 'center' });
        const box = target.getBoundingClientRect();
        // Some are above the page until they are focused.
        if (box.width <= 1 || box.bottom < 0) continue;
        const [width, height] =
          isEnough(box.width) && isEnough(box.height) ? [box.width, box.height] : pressable(target);
        const less = allowed.filter(({ controls: some, below = Infinity }) => node.matches(some) && innerWidth < below);
        if (less.some((each) => isEnough(width, each.width) && isEnough(height, each.height))) continue;
        if (isEnough(width) && isEnough(height)) continue;
        const name = (node.getAttribute('aria-label') ?? node.textContent ?? '').trim().slice(0, 40);
        const role = node.getAttribute('role') ?? node.tagName.toLowerCase();
        found.push(`${role} “${name}” ${width} × ${height}`);
      }
      return [...new Set(found)];
    },
    [within, allowances] as const,
  );
}
