/**
 * How long a dragged pointer has rested over a place. Lists ask for a drop's operation only when the pointer moves, so
 * they are asked once more when the rest is long enough. Drags by keyboard have no pointer and need no rest.
 */
export class DragRest {
  private readonly delay: number;
  private last: DragEvent | undefined;
  private asked: DragEvent | undefined;
  private place = '';
  private since = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @param delay in milliseconds */
  constructor(delay: number) {
    this.delay = delay;
  }

  /** Follows the drags of the page; returns what ends that. */
  watch(): () => void {
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    for (const type of ['dragenter', 'dragover'] as const) document.addEventListener(type, this.follow, options);
    for (const type of ['drop', 'dragend'] as const) document.addEventListener(type, this.end, options);
    return () => {
      this.end();
      stop.abort();
    };
  }

  /** Whether the pointer has rested long enough at a place; a new place begins the rest. */
  isOver(place: string): boolean {
    if (this.delay === 0 || !this.last) return true;
    if (this.place !== place) {
      this.place = place;
      this.since = performance.now();
      clearTimeout(this.timer);
      this.timer = setTimeout(this.askAgain, this.delay);
    }
    return performance.now() - this.since >= this.delay;
  }

  private readonly follow = (event: DragEvent) => {
    if (event !== this.asked) this.last = event;
  };

  private readonly end = () => {
    clearTimeout(this.timer);
    this.last = undefined;
    this.place = '';
  };

  /**
   * Lists ignore events at the position of the last one. One beside it, which by itself allows no drop, makes them ask
   * at the next one, which browsers send a few times a second.
   */
  private readonly askAgain = () => {
    const { target, clientX = 0, clientY = 0, dataTransfer: dragged } = this.last ?? {};
    if (!(target instanceof Element)) return;
    const dataTransfer = new DataTransfer();
    for (const type of dragged?.types ?? []) dataTransfer.setData(type, '');
    const beside = { clientX, clientY: clientY + 0.01, dataTransfer };
    this.asked = new DragEvent('dragover', { bubbles: true, cancelable: true, ...beside });
    target.dispatchEvent(this.asked);
  };
}
