import { noteOf } from '../../editor/src/session/cloud/cloudNote.ts';
import { noLongerAccessible } from '../../packages/sync/src/engine/texts.ts';
import type { Fault } from './faults.ts';
import { type FaultWorld, isQuiet, until } from './faultWorld.ts';
import type { Operation } from './operations.ts';

/** How soon everything must be well again after the end of a fault, in ms. */
const healing = 60_000;
/** How long a fault may take to be noticed: as long as a silent server is waited for, and some more. */
const noticing = 90_000;

/** What the top bar says in each state of a fault. */
const notes: Readonly<Record<string, RegExp>> = {
  offline: /^Offline/,
  paused: /^Saved on this computer. Sign in to sync$/,
  refused: /^Saved on this computer, not synced$/,
};

/** An operation that meets a fault. Returns what went wrong, and how long it took to heal, in ms. */
export async function runCell(
  world: FaultWorld,
  fault: Fault,
  operation: Operation,
): Promise<{ readonly problems: readonly string[]; readonly healed: number }> {
  const { proxy, ann } = world;
  const problems: string[] = [];
  await operation.prepare(world);
  proxy.begin(fault);
  const acting = actUntilDone(world, operation);
  const isNoticed = () => isShown(world, fault, operation);
  if (!(await until(isNoticed, noticing))) problems.push(`is in ${ann.state.phase} while the fault lasts`);
  else if (!operation.isApart) problems.push(...wrongWords(world, fault));
  proxy.end();
  const ended = performance.now();
  await acting.done();
  const isHealed = async () => {
    await helpAsPeopleDo(world);
    return (
      ann.isOpen &&
      (await operation.isDone(world)) &&
      isQuiet(ann) &&
      isQuiet(world.ben) &&
      ann.text() === world.ben.text()
    );
  };
  if (!(await until(isHealed, healing))) problems.push(`does not heal: ${describe(world)}`);
  return { problems: [...problems, ...(await leftOver(world))], healed: performance.now() - ended };
}

/** Does what people do until it succeeds. */
function actUntilDone(world: FaultWorld, operation: Operation) {
  let isDone = false;
  let isOver = false;
  const acting = (async () => {
    while (!isOver) {
      try {
        await operation.act(world);
        isDone = true;
        return;
      } catch {
        await until(() => isOver, 200);
      }
    }
  })();
  return {
    async done() {
      await until(() => isDone, healing);
      isOver = true;
      await acting;
    },
  };
}

async function isShown({ proxy, ann, ...world }: FaultWorld, fault: Fault, operation: Operation): Promise<boolean> {
  if (proxy.met === 0) return false;
  if (operation.isApart) return true;
  if (fault.phases.includes('refused')) return ann.state.phase === 'refused' && ann.said.includes('redirected');
  if (fault.phases.length > 0) return fault.phases.includes(ann.state.phase);
  // A fault that only makes things slower, or keeps one document back, which is named.
  return ann.state.refused.length > 0 || (await operation.isDone({ proxy, ann, ...world }));
}

function wrongWords({ ann }: FaultWorld, fault: Fault): string[] {
  const text = noteOf(ann.state)?.text ?? '';
  const wanted = fault.phases.map((phase) => notes[phase]);
  if (wanted.length > 0 && !wanted.some((each) => each?.test(text))) return [`says “${text}”`];
  const isRefused = fault.phases.includes('refused');
  const told = ann.said.join(' ');
  return isRefused && !told.includes(noLongerAccessible.text) ? [`says nothing of the lost access: ${told}`] : [];
}

/** Opens a project again that is not synced any more, and checks the session, as navigating does. */
async function helpAsPeopleDo({ ann }: FaultWorld): Promise<void> {
  const { phase, refused } = ann.state;
  if (phase === 'refused' || phase === 'failed') {
    await ann.close();
    await ann.open();
  } else if (phase === 'paused' || refused.length > 0) ann.tell({ type: 'sessionChecked', isSignedIn: true });
}

function describe({ ann, ben }: FaultWorld): string {
  const differs = ann.isOpen && ben.isOpen && ann.text() !== ben.text();
  return JSON.stringify({ ann: ann.state, ben: ben.state, differs, said: ann.said, reports: ann.reports.slice(-3) });
}

/** Versions side by side, and what the server has otherwise. */
async function leftOver({ ann, ben }: FaultWorld): Promise<string[]> {
  const { rows } = (await ben.call(
    'GET',
    `/db/project_${ben.project || ann.project}/_all_docs?include_docs=true&conflicts=true`,
  )) as { rows: { id: string; doc: { _conflicts?: readonly string[] } }[] };
  return rows.filter(({ doc }) => doc._conflicts).map(({ id }) => `${id} has several versions`);
}
