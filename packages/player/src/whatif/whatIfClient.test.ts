import { buildProject } from '@playhouse/core/testing';
import { createHeadlessPorts } from '@playhouse/runtime';
import { afterEach, describe, expect, test } from 'vitest';
import { changedDocuments } from '../remote/changedProject.ts';
import type { SimulationWorker } from '../remote/connection.ts';
import { beginGame } from '../simulation/gameSession.ts';
import type { WhatIfAnswer } from './messages.ts';
import { serveWhatIf } from './serveWhatIf.ts';
import { createWhatIfClient, type WhatIfClient } from './whatIfClient.ts';

function moving(speed: number) {
  return buildProject({
    prototypes: [
      { id: 'id5', behaviors: [{ class: 'MoveBehavior', attributes: { direction: 0, space: 1, moveType: 0, speed } }] },
    ],
    scenes: [{ layers: [{ actors: [{ prototype: 'id5', position: { x: 0, y: 0 } }] }] }],
  });
}

const project = moving(60);
let client: WhatIfClient | undefined;
afterEach(() => client?.close());

/** A client whose worker runs in this thread, behind a real channel. */
function connect() {
  const answers: WhatIfAnswer[] = [];
  const waiting: ((answer: WhatIfAnswer) => void)[] = [];
  const ends: string[] = [];
  let terminated = 0;
  const ports: MessagePort[] = [];
  const startWorker = (): SimulationWorker => {
    const { port1, port2 } = new MessageChannel();
    ports.push(port2);
    serveWhatIf(port2);
    return {
      port: port1,
      terminate() {
        terminated++;
        port2.close();
      },
    };
  };
  const made = createWhatIfClient({
    startWorker,
    onAnswer(answer) {
      answers.push(answer);
      for (const hear of waiting.splice(0)) hear(answer);
    },
    onEnd: (message) => ends.push(message),
  });
  client = made;
  const heard = (id: number): Promise<WhatIfAnswer> => {
    const found = answers.find((answer) => answer.id === id);
    return found
      ? Promise.resolve(found)
      : new Promise<WhatIfAnswer>((resolve) => waiting.push(resolve)).then(() => heard(id));
  };
  return { client: made, answers, ends, heard, ports, terminated: () => terminated };
}

async function base() {
  const ports = createHeadlessPorts(project);
  const session = await beginGame({ project, ports, seed: 1, sceneId: undefined, keepsHistory: true, records: false });
  for (let frame = 0; frame < 30; frame++) session.step([]);
  const [actor] = session.game.view.scenes[0]?.layers[0]?.actors ?? [];
  return { base: { project, moment: session.moment(), pending: [], facts: ports.facts }, actor: actor?.key ?? 0 };
}

const documentsOf = (speed: number) => changedDocuments(project, moving(speed));

describe('the what-if client', () => {
  test('receives the path of an actor with a change and without', async () => {
    const { client: asking, heard } = connect();
    const { base: from, actor } = await base();
    const asIs = await heard(asking.ask(from, { documents: [], actor, frames: 60 }));
    const faster = await heard(asking.ask(from, { documents: documentsOf(120), actor, frames: 60 }));
    const end = ({ ghosts }: WhatIfAnswer) => ghosts?.ghosts[0]?.points.at(-2);
    expect(end(asIs)).toBeCloseTo(90, 3);
    expect(end(faster)).toBeCloseTo(150, 3);
    expect(faster.ghosts).toMatchObject({ frames: 60, ending: 'time' });
  });

  test('receives the complete answer to the newest question when many are asked at once', async () => {
    const { client: asking, heard, answers } = connect();
    const { base: from, actor } = await base();
    const ids = Array.from({ length: 40 }, (_, speed) =>
      asking.ask(from, { documents: documentsOf(speed), actor, frames: 600 }),
    );
    const last = await heard(ids.at(-1) ?? 0);
    expect(last.ghosts).toMatchObject({ frames: 600, ending: 'time' });
    expect(answers.length).toBeLessThan(ids.length);
    expect(answers.at(-1)?.id).toBe(ids.at(-1));
  });

  test('receives no answers to discarded questions', async () => {
    const { client: asking, heard, answers } = connect();
    const { base: from, actor } = await base();
    const forgotten = asking.ask(from, { documents: [], actor, frames: 30 });
    asking.forget();
    await heard(asking.ask(from, { documents: [], actor, frames: 30 }));
    expect(answers.map(({ id }) => id)).not.toContain(forgotten);
  });

  test('terminates a worker that sends an invalid message, and starts another one for the next question', async () => {
    const { client: asking, heard, ends, ports, terminated } = connect();
    const { base: from, actor } = await base();
    await heard(asking.ask(from, { documents: [], actor, frames: 30 }));
    ports[0]?.postMessage({ id: 'x' });
    while (ends.length === 0) await new Promise((resolve) => setImmediate(resolve));
    expect(terminated()).toBe(1);
    const again = await heard(asking.ask(from, { documents: [], actor, frames: 30 }));
    expect(again.ghosts?.frames).toBe(30);
  });
});
