import type { BehaviorType, Usage } from '@playhouse/core';
import { t } from './t.ts';

/** Names of the usages of behaviors, which projects and preferences store in English. */
export const usageNames: Readonly<Record<Usage, string>> = {
  Movement: t('Movement'),
  Tables: t('Tables'),
  Display: t('Display'),
  Device: t('Device'),
  Attributes: t('Attributes'),
  Flow: t('Flow'),
  Organization: t('Organization'),
  Audio: t('Audio'),
  Monetization: t('Monetization'),
  'Game Services': t('Game Services'),
  Networking: t('Networking'),
  'Artificial Intelligence': t('Artificial Intelligence'),
};

/** Names of the kinds of behaviors. */
export const typeNames: Readonly<Record<BehaviorType, string>> = {
  Action: t('Action'),
  Persistent: t('Persistent'),
  Block: t('Block'),
  Note: t('Note'),
};
