import { createSocket, type Socket } from 'node:dgram';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server as TcpServer } from 'node:net';
import { afterAll, beforeAll } from 'vitest';
import type { Outside } from './waysOut.ts';

/** A server that records everything that escapes from a page. */
interface Listener {
  readonly outside: Outside;
  /** The names of the attacks that have arrived. */
  readonly reached: Set<string>;
}

/** Page without any protection, for the controls. */
const plainPage = '<!doctype html><title>control</title><body></body>';
/** Page with a frame protected only by a sandbox. */
const sandboxPage =
  '<!doctype html><title>control</title><iframe name="inner" sandbox="allow-scripts" src="control"></iframe>';

const udpWays = ['transport', 'rtc', 'worker-transport', 'worker-rtc'] as const;

/** Listens for the tests of a file: to requests, preconnects, WebTransport and WebRTC. */
export function useOutside(): () => Listener {
  const reached = new Set<string>();
  const open: { close(): unknown }[] = [];
  let outside: Outside;
  beforeAll(async () => {
    const server = httpServer(reached);
    const preconnect = createTcpServer((socket) => {
      reached.add('preconnect');
      socket.destroy();
    });
    const sockets = udpWays.map((way) => createSocket('udp4').on('message', () => reached.add(way)));
    await Promise.all([...[server, preconnect].map(listen), ...sockets.map(bind)]);
    open.push(server, preconnect, ...sockets);
    const [transport = 0, rtc = 0, workerTransport = 0, workerRtc = 0] = sockets.map((one) => one.address().port);
    const ports = {
      preconnect: portOf(preconnect),
      transport,
      rtc,
      'worker-transport': workerTransport,
      'worker-rtc': workerRtc,
    };
    outside = { http: `http://127.0.0.1:${portOf(server)}/`, ports };
  });
  afterAll(() => {
    for (const one of open) one.close();
  });
  return () => ({ outside, reached });
}

function httpServer(reached: Set<string>): Server {
  const server = createServer((request, response) => {
    const way = (request.url ?? '').slice(1);
    response.setHeader('access-control-allow-origin', '*');
    if (way === 'control' || way === 'sandbox') {
      response.setHeader('content-type', 'text/html');
      response.end(way === 'control' ? plainPage : sandboxPage);
      return;
    }
    reached.add(way);
    if (/module|script|importScripts/.test(way)) response.setHeader('content-type', 'text/javascript');
    response.end();
  });
  server.on('upgrade', (request, socket) => {
    reached.add((request.url ?? '').slice(1));
    socket.destroy();
  });
  const close = server.close.bind(server);
  server.close = (done) => {
    server.closeAllConnections();
    return close(done);
  };
  return server;
}

function listen(server: TcpServer): Promise<void> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
}

function bind(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.bind(0, '127.0.0.1', resolve));
}

function portOf(server: TcpServer): number {
  return (server.address() as AddressInfo).port;
}
