/** Large, because browsers round the parts of a line's height to whole px. */
const probeSize = 1000;

/** How far apart the lines of a font are, with the gap that the font itself asks for between them. */
export class LineSteps {
  readonly #steps = new Map<string, number>();

  /** From one base line to the next, in parts of the font's size. A canvas does not tell the gap, so a page is asked. */
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

  /** Asks again, because fonts have arrived. */
  forget(): void {
    this.#steps.clear();
  }
}
