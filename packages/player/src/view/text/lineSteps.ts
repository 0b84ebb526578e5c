/** Large, because browsers round the components of a line's height to whole px. */
const probeSize = 1000;

/** Line spacing of a font, including the font's own line gap. */
export class LineSteps {
  readonly #steps = new Map<string, number>();

  /**
   * Baseline distance as a fraction of the font size. A canvas does not report the line gap, so it is measured in the
   * page.
   */
  of(weight: number, family: string): number {
    const font = `${weight} ${probeSize}px "${family}"`;
    const known = this.#steps.get(font);
    if (known !== undefined) return known;
    const probe = document.createElement('div');
    Object.assign(probe.style, {
      position: 'absolute',
      visibility: 'hidden',
      whiteSpace: 'pre',
      font,
      lineHeight: 'normal',
    });
    probe.textContent = 'x';
    document.body.append(probe);
    const step = probe.getBoundingClientRect().height / probeSize;
    probe.remove();
    this.#steps.set(font, step);
    return step;
  }

  /** Measures again, because fonts have loaded. */
  forget(): void {
    this.#steps.clear();
  }
}
