import { Browser, enrol, type School, uuidOf } from '../../packages/server/src/test/schoolServer.ts';
import type { Patience } from '../../packages/sync/src/pouch/patientFetch.ts';
import { CloudDevice } from './cloudDevice.ts';
import { FaultProxy } from './faultProxy.ts';
import { noisePng } from './noisePng.ts';

/** A server, and two devices of somebody. The connection of the first one can fail. */
export interface FaultWorld {
  readonly school: School;
  readonly proxy: FaultProxy;
  readonly ann: CloudDevice;
  readonly ben: CloudDevice;
  /** The browser in which the first device is signed in. */
  readonly browser: Browser;
  readonly number: number;
  close(): Promise<void>;
}

/** Sets up both devices; the project is nowhere yet. */
export async function createWorld(school: School, number: number, patience: Patience): Promise<FaultWorld> {
  const username = `otter-${number}`;
  const person = await enrol(school, username, { sku: 'PRO.SCHOOL' });
  const browser = new Browser(school);
  await signIn(browser, number);
  const proxy = await FaultProxy.start(school.url);
  const shared = { uuid: uuidOf(number), patience };
  const cookie = () => browser.cookieText();
  const ann = new CloudDevice({ ...shared, name: `ann-${number}`, url: proxy.url, cookie });
  const cookieOfBen = () => person.browser.cookieText();
  const ben = new CloudDevice({ ...shared, name: `ben-${number}`, url: school.url, cookie: cookieOfBen });
  return {
    school,
    proxy,
    ann,
    ben,
    browser,
    number,
    async close() {
      await Promise.all([ann.close(), ben.close()]);
      await proxy.close();
    },
  };
}

export async function signIn(browser: Browser, number: number): Promise<void> {
  const login = { username: `otter-${number}`, password: 'correct horse' };
  const { status } = await browser.call('POST', '/auth/session/login', login);
  if (status !== 200) throw new Error(`No sign-in: ${status}`);
}

/** The second device makes the project and has it open. */
export async function makeProject({ ben, number }: FaultWorld): Promise<void> {
  await ben.create(new Map([['images/hero.png', noisePng(number, 8)]]));
  await ben.turnOn();
  await ben.open();
}

/** Both devices have the project open. */
export async function openBoth(world: FaultWorld): Promise<void> {
  await makeProject(world);
  await world.ann.download(world.ben.project);
  await world.ann.open();
  await until(() => isQuiet(world.ann) && isQuiet(world.ben), 30_000);
}

/** Everything is on the server, as far as the device knows. */
export function isQuiet({ state }: CloudDevice): boolean {
  const { phase, waiting, refused, unread } = state;
  return phase === 'live' && waiting === 0 && refused.length + unread.length === 0;
}

/** Whether something becomes true in so many milliseconds. It is looked at again after each so many. */
export async function until(
  isTrue: () => boolean | Promise<boolean>,
  milliseconds: number,
  every = 25,
): Promise<boolean> {
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    if (await isTrue()) return true;
    await new Promise((resolve) => setTimeout(resolve, every));
  }
  return false;
}
