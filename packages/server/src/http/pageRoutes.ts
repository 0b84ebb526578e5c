import type { FastifyInstance, FastifyReply } from 'fastify';
import { accountPage, accountScript, pageStyle } from '../pages/accountPages.ts';

/** Pages have one script and one style of their own, and load nothing else. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

const headers = {
  'content-security-policy': policy,
  'cross-origin-opener-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cache-control': 'no-cache',
};

function send(reply: FastifyReply, type: string, text: string): FastifyReply {
  return reply.headers(headers).type(`${type}; charset=utf-8`).send(text);
}

/** The plain pages to sign in, to make an account, and to give access to the command line. */
export function registerPageRoutes(app: FastifyInstance): void {
  for (const name of ['login', 'signup', 'account'] as const) {
    app.get(`/${name}`, (_request, reply) => send(reply, 'text/html', accountPage(name)));
  }
  app.get('/account.css', (_request, reply) => send(reply, 'text/css', pageStyle));
  app.get('/account.js', (_request, reply) => send(reply, 'text/javascript', accountScript));
}
