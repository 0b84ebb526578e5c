/** The targets of attacks: each kind has its own listener. */
export interface Outside {
  /** Answers requests; the last part of an address names the attack. */
  readonly http: string;
  /** Ports for attacks that need their own: UDP and preconnects. */
  readonly ports: Readonly<Record<'preconnect' | 'transport' | 'rtc' | 'worker-transport' | 'worker-rtc', number>>;
}

/** Ways for code in a window to reach a server; each runs in the window. docs/reliability.md#f6. */
export function tryWaysOut({ http, ports }: Outside): void {
  const address = (way: string) => `${http}${way}`;
  const element = (name: string, attributes: Record<string, string>, way: string, holder = 'src') => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.setAttribute(holder, address(way));
    document.body.append(made);
    return made;
  };
  const connect = (Connection: typeof RTCPeerConnection, port: number) => {
    const connection = new Connection({ iceServers: [{ urls: `stun:127.0.0.1:${port}` }] });
    connection.createDataChannel('x');
    return connection.createOffer().then((offer) => connection.setLocalDescription(offer));
  };
  const ways: Record<string, () => unknown> = {
    fetch: () => fetch(address('fetch'), { mode: 'no-cors' }),
    request: () => {
      const request = new XMLHttpRequest();
      request.open('GET', address('request'));
      request.send();
    },
    beacon: () => navigator.sendBeacon(address('beacon'), 'x'),
    image: () => element('img', {}, 'image'),
    script: () => element('script', {}, 'script'),
    // Bundlers rewrite an import that they can see.
    module: () => new Function('address', 'return import(address)')(address('module')),
    style: () => element('link', { rel: 'stylesheet' }, 'style', 'href'),
    preload: () => element('link', { rel: 'preload', as: 'image' }, 'preload', 'href'),
    prefetch: () => element('link', { rel: 'prefetch' }, 'prefetch', 'href'),
    icon: () => element('link', { rel: 'icon' }, 'icon', 'href'),
    preconnect: () => {
      const link = element('link', { rel: 'preconnect' }, '', 'href');
      link.setAttribute('href', `http://127.0.0.1:${ports.preconnect}/`);
    },
    audio: () => element('audio', { autoplay: '' }, 'audio'),
    video: () => element('video', { poster: address('poster') }, 'video'),
    frame: () => element('iframe', {}, 'frame'),
    object: () => element('object', {}, 'object', 'data'),
    embed: () => element('embed', {}, 'embed'),
    background: () => {
      document.body.style.backgroundImage = `url(${address('background')})`;
    },
    font: () => new FontFace('probe', `url(${address('font')})`).load(),
    events: () => new EventSource(address('events')),
    socket: () => new WebSocket(address('socket').replace('http', 'ws')),
    transport: () => new WebTransport(`https://127.0.0.1:${ports.transport}/`).ready,
    rtc: () => connect(RTCPeerConnection, ports.rtc),
    rtcOfFrame: () => {
      const inner = document.createElement('iframe');
      document.body.append(inner);
      return connect(Reflect.get(inner.contentWindow ?? {}, 'RTCPeerConnection'), ports.rtc);
    },
    form: () => {
      const form = document.createElement('form');
      Object.assign(form, { action: address('form'), method: 'post', target: 'probe' });
      const inner = document.createElement('iframe');
      inner.name = 'probe';
      document.body.append(inner, form);
      form.submit();
    },
    worker: () => {
      const code = `fetch(${JSON.stringify(address('worker'))}, { mode: 'no-cors' }).catch(() => {})`;
      return new Worker(URL.createObjectURL(new Blob([code])));
    },
    popup: () => window.open(address('popup')),
  };
  for (const way of Object.values(ways)) {
    try {
      Promise.resolve(way()).catch(() => {});
    } catch {
      // The connection is closed.
    }
  }
}

/** The names under which a window's attempts arrive. */
export const waysOfWindow = [
  ...['fetch', 'request', 'beacon', 'image', 'script', 'module', 'style', 'preload', 'prefetch', 'icon', 'preconnect'],
  ...['audio', 'video', 'poster', 'frame', 'object', 'embed', 'background', 'font', 'events', 'socket', 'transport'],
  ...['rtc', 'form', 'worker', 'popup'],
] as const;

/** An attempt that navigates the window itself, so nothing can run after it. */
interface Departure {
  /** The names under which the attempt arrives. */
  readonly ways: readonly string[];
  readonly depart: (outside: Outside) => void;
}

export const departures: readonly Departure[] = [
  {
    ways: ['ping', 'download'],
    depart: ({ http }) => {
      const link = document.createElement('a');
      Object.assign(link, { href: `${http}download`, ping: `${http}ping`, download: 'x' });
      document.body.append(link);
      link.click();
    },
  },
  {
    ways: ['refresh'],
    depart: ({ http }) => {
      const meta = document.createElement('meta');
      meta.httpEquiv = 'refresh';
      meta.content = `0;url=${http}refresh`;
      document.head.append(meta);
    },
  },
  {
    ways: ['navigation'],
    depart: ({ http }) => {
      location.href = `${http}navigation`;
    },
  },
];

/** Ways for code in a worker to reach a server; as text, since they run in a blob. docs/reliability.md#f6. */
const workerWays: Readonly<Record<string, string>> = {
  fetch: 'fetch(address, { mode: "no-cors" })',
  keepalive: 'fetch(address, { mode: "no-cors", keepalive: true, method: "POST" })',
  request: 'const r = new XMLHttpRequest(); r.open("GET", address); r.send()',
  syncRequest: 'const r = new XMLHttpRequest(); r.open("GET", address, false); r.send()',
  events: 'new EventSource(address)',
  socket: 'new WebSocket(address.replace("http", "ws"))',
  socketStream: 'new WebSocketStream(address.replace("http", "ws")).opened',
  transport: 'new WebTransport("https://127.0.0.1:" + outside.ports["worker-transport"] + "/").ready',
  rtc: 'new RTCPeerConnection({ iceServers: [{ urls: "stun:127.0.0.1:" + outside.ports["worker-rtc"] }] })',
  importScripts: 'importScripts(address)',
  module: 'import(address)',
  nestedWorker: 'new Worker(address)',
  nestedBlob:
    'new Worker(URL.createObjectURL(new Blob(["fetch(" + JSON.stringify(address) + ", { mode: \'no-cors\' })"])))',
  font: 'new FontFace("probe", "url(" + address + ")").load()',
  cache: 'caches.open("x").then((cache) => cache.add(address))',
};

/** The names under which a worker's attempts arrive. */
export const waysOfWorker = Object.keys(workerWays).map((way) => `worker-${way}`);

/** Options of a worker that tries them all. */
export function workerSource(outside: Outside): string {
  const tries = Object.entries(workerWays).map(
    ([way, code]) =>
      `try { const address = outside.http + ${JSON.stringify(`worker-${way}`)}; Promise.resolve((() => { ${code.replace(/^(?!const )/, 'return ')} })()).catch(() => {}); } catch {}`,
  );
  return `const outside = ${JSON.stringify(outside)};\n${tries.join('\n')}`;
}

/** Runs code in a worker of the window. */
export function runWorker(source: string): void {
  new Worker(URL.createObjectURL(new Blob([source])));
}
