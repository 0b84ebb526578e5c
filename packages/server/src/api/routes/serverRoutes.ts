import { documentLimits } from '@playhouse/core';
import { planLimits } from '../../access/plans.ts';
import { requestLimits } from '../../gateway/routeTable.ts';
import type { ApiAnswer, ApiRoute } from '../apiRoute.ts';
import type { Services } from '../services.ts';

async function config({ settings }: Services): Promise<ApiAnswer> {
  const { provider, signUp, version } = settings;
  const body = {
    provider,
    hosts: {
      creator: '/creator',
      import: '/publishing',
      database: '/db',
      auth: '/auth',
      classroom: '/classroom',
      websocket: null,
      viewer: '/play',
    },
    logOutLocation: '/login',
    upgradeUrl: null,
    portfolioUrl: '/publishing/{id}/edit',
    accounts: { signUp, guest: false },
    limits: {
      freeProjects: planLimits.trial.projects,
      documentBytes: documentLimits.bytes,
      attachmentBytes: requestLimits.fileBytes,
      bulkBytes: requestLimits.bulkBytes,
    },
    version,
    minimumClient: '0.1.0',
  };
  return { status: 200, headers: { 'cache-control': 'public, max-age=60' }, body };
}

async function health(): Promise<ApiAnswer> {
  return { status: 200, body: { ok: true } };
}

async function ready({ check }: Services): Promise<ApiAnswer> {
  const checks = await check();
  const ok = Object.values(checks).every((words) => words === '');
  return { status: ok ? 200 : 503, body: { ok, checks } };
}

const usual = { method: 'GET', who: 'anybody', rate: 'none', audit: 'none' } as const;

export const serverRoutes: readonly ApiRoute[] = [
  {
    ...usual,
    id: 'config',
    path: '/config.json',
    summary: 'Says what a client needs to know.',
    answers: { 200: 'config' },
    handler: config,
  },
  {
    ...usual,
    id: 'health',
    path: '/healthz',
    summary: 'Says that the process runs.',
    answers: { 200: 'health' },
    handler: health,
  },
  {
    ...usual,
    id: 'ready',
    path: '/readyz',
    summary: 'Says whether the server can do its work: database, disk, not stopping.',
    answers: { 200: 'health', 503: 'health' },
    handler: ready,
  },
];
