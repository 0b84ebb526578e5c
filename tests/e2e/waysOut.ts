/** Ways by which code in a frame could reach a server; each runs in the frame. F6. */
export function tryWaysOut(to: string): void {
  const address = (way: string) => `${to}${way}`;
  const element = (name: string, attributes: Record<string, string>, way: string, holder = 'src') => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.setAttribute(holder, address(way));
    document.body.append(made);
    return made;
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
    module: () => import(/* @vite-ignore */ address('module')),
    style: () => element('link', { rel: 'stylesheet' }, 'style', 'href'),
    preload: () => element('link', { rel: 'preload', as: 'image' }, 'preload', 'href'),
    prefetch: () => element('link', { rel: 'prefetch' }, 'prefetch', 'href'),
    icon: () => element('link', { rel: 'icon' }, 'icon', 'href'),
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
    ping: () => {
      const link = element('a', { ping: address('ping'), download: 'x' }, 'download', 'href');
      link.click();
    },
  };
  for (const way of Object.values(ways)) {
    try {
      Promise.resolve(way()).catch(() => {});
    } catch {
      // Closed.
    }
  }
}

/** Leaves the frame's document last, since nothing runs there afterwards. */
export function tryNavigation(to: string): void {
  location.href = `${to}navigation`;
}
