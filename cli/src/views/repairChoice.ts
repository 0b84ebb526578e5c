/** The current choice; plain data, so that keys can be tested without a terminal. */
export interface RepairChoice {
  readonly count: number;
  /** The change under the cursor. */
  readonly cursor: number;
  readonly chosen: ReadonlySet<number>;
  /** True while asking for confirmation to write. */
  readonly isAsking: boolean;
  /** Set at the end. */
  readonly decision: 'write' | 'leave' | 'interrupt' | undefined;
}

/** The meaning of a key. */
export interface PressedKey {
  readonly input: string;
  readonly name?: 'up' | 'down' | 'pageUp' | 'pageDown' | 'enter' | 'escape';
  readonly ctrl?: boolean;
}

/** Everything is chosen at first. */
export function createChoice(count: number): RepairChoice {
  const chosen = new Set(Array.from({ length: count }, (_, at) => at));
  return { count, cursor: 0, chosen, isAsking: false, decision: undefined };
}

const page = 10;

/** The choice after a key. Unknown keys are ignored. */
export function pressKey(choice: RepairChoice, { input, name, ctrl = false }: PressedKey): RepairChoice {
  if (ctrl) return input === 'c' ? { ...choice, decision: 'interrupt' } : choice;
  if (choice.isAsking) return answer(choice, input, name);
  const move = (by: number): RepairChoice => {
    const cursor = Math.max(0, Math.min(choice.count - 1, choice.cursor + by));
    return { ...choice, cursor };
  };
  switch (name ?? input) {
    case 'up':
    case 'k':
      return move(-1);
    case 'down':
    case 'j':
      return move(1);
    case 'pageUp':
      return move(-page);
    case 'pageDown':
      return move(page);
    case ' ':
      return { ...choice, chosen: toggled(choice.chosen, choice.cursor) };
    case 'a':
      return { ...choice, chosen: createChoice(choice.count).chosen };
    case 'n':
      return { ...choice, chosen: new Set() };
    case 'enter':
      return choice.chosen.size === 0 ? choice : { ...choice, isAsking: true };
    case 'q':
    case 'escape':
      return { ...choice, decision: 'leave' };
    default:
      return choice;
  }
}

function answer(choice: RepairChoice, input: string, name: PressedKey['name']): RepairChoice {
  if (input === 'y') return { ...choice, decision: 'write' };
  const isNo = input === 'n' || input === 'q' || name === 'escape';
  return isNo ? { ...choice, isAsking: false } : choice;
}

function toggled(chosen: ReadonlySet<number>, at: number): Set<number> {
  const next = new Set(chosen);
  if (!next.delete(at)) next.add(at);
  return next;
}
