import { scriptLimits } from '@playhouse/runtime';
import { currentLanguage, t } from '../../i18n/t.ts';
import styles from './ScriptSide.module.css';

const number = new Intl.NumberFormat(currentLanguage().locale);
const { work, workPerFrame, calls, requests, characters, memory, nesting } = scriptLimits;

/** Work of one pass of a simple loop. */
const workOfPass = 32;

const sections: readonly { readonly title: string; readonly lines: readonly string[] }[] = [
  {
    title: t('How scripts run'),
    lines: [
      t('The code is the inside of a function. The arguments of its event are there by name, and return ends it.'),
      t('A script runs at once, in the middle of a frame. The game waits for it.'),
      t('Nothing is remembered between two calls. Keep what must last in attributes and tables.'),
      t('Where the game would do something itself, return anything to do it in its place.'),
      t('There is no page, network, storage, timer or Date. Use attributes such as devices.clock.hour.'),
    ],
  },
  {
    title: t('Work limits'),
    lines: [
      t('One call may do {work} units of work: about {passes} passes of a simple loop.', {
        work: number.format(work),
        passes: number.format(Math.floor(work / workOfPass / 10_000) * 10_000),
      }),
      t(
        'All calls of a frame may do {work} units. After that, or after {calls} calls, the rest of the frame runs without scripts.',
        { work: number.format(workPerFrame), calls },
      ),
      t('A call may use {memory} MB of memory, and call the game {times} times in a frame.', {
        memory: memory / 1024 / 1024,
        times: number.format(requests),
      }),
      t('Texts that go in or out have at most {length} characters. Brackets are nested at most {nesting} deep.', {
        length: number.format(characters),
        nesting,
      }),
      t('Work is counted, not timed. A script stops at the same point on every computer.'),
      t('A script that fails or needs too much is off until the game restarts. The rest of the game goes on.'),
    ],
  },
  {
    title: t('Keys'),
    lines: [
      'Ctrl Space: suggestions',
      t('F1: explain the name at the caret'),
      t('F8: next problem'),
      'Ctrl F: find and replace',
      'Ctrl Z: undo, one step for each pause of typing',
      'Ctrl /: turn lines into comments',
      t('Esc, then Tab: leave the code'),
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
