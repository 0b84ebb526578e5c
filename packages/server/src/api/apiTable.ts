import type { ApiRoute } from './apiRoute.ts';
import { accountRoutes } from './routes/accountRoutes.ts';
import { adminRoutes } from './routes/adminRoutes.ts';
import { commandLineRoutes } from './routes/commandLineRoutes.ts';
import { deviceRoutes } from './routes/deviceRoutes.ts';
import { gameRoutes } from './routes/gameRoutes.ts';
import { projectRoutes } from './routes/projectRoutes.ts';
import { serverRoutes } from './routes/serverRoutes.ts';
import { sessionRoutes } from './routes/sessionRoutes.ts';
import { versionRoutes } from './routes/versionRoutes.ts';

/** All calls of the HTTP API. `openApi` describes them, and the tests go over all of them. */
export const apiTable: readonly ApiRoute[] = [
  ...serverRoutes,
  ...sessionRoutes,
  ...accountRoutes,
  ...deviceRoutes,
  ...commandLineRoutes,
  ...projectRoutes,
  ...gameRoutes,
  ...versionRoutes,
  ...adminRoutes,
];
