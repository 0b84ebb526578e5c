/** What was typed so far, and when, in ms. */
export interface Typed {
  text: string;
  at: number;
}

/** Pause after which typing starts over, in ms. */
const pause = 1000;

/**
 * The index of the option that typing leads to: the next one from `index` on that starts with what is typed. Undefined for
 * a key that types nothing, -1 when no option starts so.
 */
export function typeAhead(
  typed: Typed,
  { key, timeStamp }: { readonly key: string; readonly timeStamp: number },
  names: readonly string[],
  index: number,
): number | undefined {
  const isRunning = timeStamp - typed.at < pause && typed.text !== '';
  // Space presses the button, unless it continues a name.
  if ([...key].length !== 1 || (key === ' ' && !isRunning)) return undefined;
  typed.text = (isRunning ? typed.text : '') + key.toLocaleLowerCase();
  typed.at = timeStamp;
  const starts = (name: string | undefined) => name?.toLocaleLowerCase().startsWith(typed.text) === true;
  // The first letter alone goes on to the next option; more letters may keep the current one.
  const from = typed.text.length > 1 ? Math.max(index, 0) : index + 1;
  const turned = names.map((_, step) => (from + step) % names.length);
  return turned.find((at) => starts(names[at])) ?? -1;
}
