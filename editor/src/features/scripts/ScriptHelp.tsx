import { scriptLimits } from '@playhouse/runtime';
import styles from './ScriptSide.module.css';

const number = new Intl.NumberFormat('en');
const { work, workPerFrame, calls, requests, characters, memory, nesting } = scriptLimits;

/** Work of one pass of a simple loop. */
const workOfPass = 32;

const sections: readonly { readonly title: string; readonly lines: readonly string[] }[] = [
  {
    title: 'How scripts run',
    lines: [
      'The code is the inside of a function. The arguments of its event are there by name, and return ends it.',
      'A script runs at once, in the middle of a frame. The game waits for it.',
      'Nothing is remembered between two calls. Keep what must last in attributes and tables.',
      'Where the game would do something itself, return anything to do it in its place.',
      'There is no page, network, storage, timer or Date. Use attributes such as devices.clock.hour.',
    ],
  },
  {
    title: 'Work limits',
    lines: [
      `One call may do ${number.format(work)} units of work: about ${number.format(Math.floor(work / workOfPass / 10_000) * 10_000)} passes of a simple loop.`,
      `All calls of a frame may do ${number.format(workPerFrame)} units. After that, or after ${calls} calls, the rest of the frame runs without scripts.`,
      `A call may use ${memory / 1024 / 1024} MB of memory, and call the game ${number.format(requests)} times in a frame.`,
      `Texts that go in or out have at most ${number.format(characters)} characters. Brackets are nested at most ${nesting} deep.`,
      'Work is counted, not timed. A script stops at the same point on every computer.',
      'A script that fails or needs too much is off until the game restarts. The rest of the game goes on.',
    ],
  },
  {
    title: 'Keys',
    lines: [
      'Ctrl Space: suggestions',
      'F1: explain the name at the caret',
      'F8: next problem',
      'Ctrl F: find and replace',
      'Ctrl Z: undo, one step for each pause of typing',
      'Ctrl /: turn lines into comments',
      'Esc, then Tab: leave the code',
    ],
  },
];

/** How scripts run, and what they may do. docs/reference/scripts.md. */
export function ScriptHelp() {
  return (
    <div className={styles.panel}>
      {sections.map(({ title, lines }) => (
        <section key={title}>
          <h2 className={styles.title}>{title}</h2>
          <ul className={styles.lines}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
