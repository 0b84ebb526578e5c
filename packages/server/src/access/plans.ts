import type { Account } from '../records/recordTypes.ts';

export type Plan = 'trial' | 'pupil' | 'pro';

/** An account without a subscription, or with one of that name, is on trial. */
export function planOf({ sku, kind, roles }: Pick<Account, 'sku' | 'kind' | 'roles'>): Plan {
  if (roles.includes('teacher') || roles.includes('admin')) return 'pro';
  if (sku !== '' && !sku.includes('PRO.TRIAL')) return 'pro';
  return kind === 'pupil' ? 'pupil' : 'trial';
}

const megabyte = 1024 * 1024;

export interface PlanLimits {
  readonly projects: number;
  /** Files of all projects. */
  readonly bytes: number;
}

/** How much a person may keep, by plan. */
export const planLimits: Readonly<Record<Plan, PlanLimits>> = {
  trial: { projects: 3, bytes: 100 * megabyte },
  pupil: { projects: 3, bytes: 300 * megabyte },
  pro: { projects: 500, bytes: 2048 * megabyte },
};

/** How much a project may have, whoever owns it. */
export const projectLimits = { documents: 5000, bytes: 256 * megabyte } as const;
