import { classTitle } from '@playhouse/core';
import { commaSeparated } from '../../i18n/counted.ts';
import { t } from '../../i18n/t.ts';
import type { Problem } from '../../workers/checkService.ts';
import { assetKinds } from '../assets/assetKinds.ts';

/** "Spawn Actor in Jump, Pip": the location of a problem, in names. */
export function problemLocation({ behavior, instance, owner, asset, issue }: Problem): string {
  const line = issue.params.line === undefined ? undefined : t('line {line}', { line: String(issue.params.line) });
  const words = [
    behavior && classTitle(behavior.class),
    instance?.name,
    owner.kind === 'assets' ? (asset?.name ?? t('Images and sounds')) : owner.name,
    line,
  ];
  return commaSeparated(words.filter((word): word is string => word !== undefined && word !== ''));
}

/**
 * The route inside the game where a problem can be fixed; undefined when no page shows it. `firstScene` is the one
 * beside which the attributes of the game are shown.
 */
export function problemAddress(problem: Problem, firstScene: string | undefined): string | undefined {
  const { owner, instance, behavior, asset, issue } = problem;
  switch (owner.kind) {
    case 'prototype':
      return `/prototype/${owner.id}${behavior ? `?behavior=${behavior.id}` : ''}`;
    case 'delegate':
      return `/delegate/${owner.id}${lineQuery(issue)}`;
    case 'table':
      return `/table/${owner.id}`;
    case 'assets':
      return asset && `/${assetKinds[asset.kind].page}/${encodeURIComponent(asset.name)}`;
    case 'game':
      return issue.path[0] === 'object' && firstScene !== undefined ? `/scene/${firstScene}?tab=game` : undefined;
    case 'scene':
      return sceneAddress(owner.id, { instance, behavior, issue });
    default:
      return undefined;
  }
}

type InScene = { readonly [Key in 'instance' | 'behavior']: Problem[Key] | undefined } & Pick<Problem, 'issue'>;

function sceneAddress(scene: string, { instance, behavior, issue }: InScene): string {
  if (!instance) return `/scene/${scene}`;
  const layer = issue.path[2] === 'layers' ? issue.path[3] : undefined;
  if (behavior && layer !== undefined) return `/scene/${scene}/actor/${instance.id}?behavior=${behavior.id}`;
  return `/scene/${scene}?select=${instance.id}`;
}

/** The position in a script. */
function lineQuery({ params: { line, column } }: Problem['issue']): string {
  return line === undefined ? '' : `?line=${line}&column=${column}`;
}
