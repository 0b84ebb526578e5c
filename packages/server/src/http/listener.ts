import { createServer as createHttp, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createHttps } from 'node:https';

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export interface ListenerOptions {
  /** Answers what is neither a call nor a database: the files of the editor. */
  readonly pages?: Listener;
  readonly tls?: { readonly cert: string; readonly key: string };
  /** Whether requests for this name of a host are answered. */
  readonly isAllowedHost?: (host: string | undefined) => boolean;
}

/** How long running requests have when the server closes, in ms. */
const closing = 10_000;

/** What begins with one of these is ours; everything else is a page. */
const ownPaths =
  /^\/(?:db|auth|creator|publishing|classroom|admin|shared-games|login|signup|account(?:\.css|\.js)?|healthz|readyz|config\.json|openapi\.json)(?:[/?]|$)/;

/** Listens for requests, with time limits for those who send slowly. */
export function createListener({ pages, tls, isAllowedHost }: ListenerOptions, handler: Listener): Server {
  const limits = { headersTimeout: 10_000, requestTimeout: 120_000, keepAliveTimeout: 65_000, maxHeaderSize: 16_384 };
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    if (tls) response.setHeader('strict-transport-security', 'max-age=31536000');
    const isOwn = !pages || ownPaths.test(request.url ?? '/');
    if (!isOwn) pages(request, response);
    else if (isAllowedHost?.(request.headers.host) === false) refuseHost(response);
    else handler(request, response);
  };
  return tls ? createHttps({ ...limits, ...tls, minVersion: 'TLSv1.2' }, listener) : createHttp(limits, listener);
}

function refuseHost(response: ServerResponse): void {
  const reason = 'This server does not answer requests for that host name.';
  response.writeHead(421, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: 'misdirected', reason }));
}

/** Takes no new connections, and waits until those that are busy are done. */
export async function closeListener(http: Server): Promise<void> {
  if (!http.listening) return;
  const closed = new Promise((resolve) => http.close(resolve));
  http.closeIdleConnections();
  const timer = setTimeout(() => http.closeAllConnections(), closing);
  // Connections become idle when what they carry is finished.
  const sweep = setInterval(() => http.closeIdleConnections(), 20);
  await closed;
  clearTimeout(timer);
  clearInterval(sweep);
}
