import { type AssetFolder, assetFolders, classTitle, controllerPlayers, type Project } from '@playhouse/core';
import { commaSeparated } from '../../i18n/counted.ts';
import { t } from '../../i18n/t.ts';
import { address, firstPage } from '../../ui-state/addresses.ts';
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

/** The route inside the game that shows best where a problem can be fixed: a page, a tab beside one, or a library. */
export function problemAddress(problem: Problem, project: Project): string {
  const { owner, behavior, asset, issue } = problem;
  switch (owner.kind) {
    case 'prototype':
      return address(`/prototype/${owner.id}`, behavior ? { behavior: behavior.id } : attributeRow('actor', issue));
    case 'scene':
      return sceneAddress(problem, project);
    case 'delegate':
      return address(`/delegate/${owner.id}`, positionIn(issue));
    case 'table':
      return `/table/${owner.id}`;
    case 'assets':
      return asset
        ? `/${assetKinds[asset.kind].page}/${encodeURIComponent(asset.name)}`
        : library(project, assetFolders.find((folder) => folder === issue.path[1]) ?? 'images');
    default:
      return gameAddress(issue, project);
  }
}

type Issue = Problem['issue'];

function sceneAddress({ owner, instance, behavior, issue }: Problem, project: Project): string {
  const page = `/scene/${owner.id}`;
  if (instance && behavior) return address(`${page}/actor/${instance.id}`, { behavior: behavior.id });
  if (instance) return address(page, { select: instance.id, ...attributeRow('actor', issue) });
  const index = issue.path[2] === 'layers' ? Number(issue.path[3]) : -1;
  const layer = project.scenes.get(owner.id)?.layers[index]?.id;
  return address(page, layer === undefined ? attributeRow('scene', issue) : { layer });
}

function gameAddress(issue: Issue, project: Project): string {
  const [head, part, key] = issue.path.map(String);
  if (head === 'tests') return '/preview?panel=tests';
  if (head === 'behaviors') return library(project, 'behaviors');
  switch (part) {
    case 'controllerMaps': {
      const player = controllerPlayers.find((one) => key === `player${one}`);
      return player === undefined ? library(project, 'controllers') : `/controller/${player}`;
    }
    case 'scenes':
      return library(project, 'scenes');
    case 'prototypes':
      return library(project, 'actors');
    default:
      if (issue.code === 'document.missing') return library(project, 'tables');
      return address(firstPage(project), { tab: 'game', ...attributeRow('game', issue) });
  }
}

function library(
  project: Project,
  kind: AssetFolder | 'actors' | 'behaviors' | 'controllers' | 'scenes' | 'tables',
): string {
  return address(firstPage(project), { library: kind });
}

/** The row of the inspector that shows an attribute, in one of its tabs; nothing for findings elsewhere. */
function attributeRow(tab: 'actor' | 'scene' | 'game', { path }: Issue): Readonly<Record<string, string>> {
  const at = path.lastIndexOf('attributes');
  const attribute = at < 0 ? undefined : path[at + 1];
  return attribute === undefined ? {} : { tab, attribute: String(attribute) };
}

/** The position in a script. */
function positionIn({ params: { line, column } }: Issue): Readonly<Record<string, string>> {
  return line === undefined ? {} : { line: String(line), column: String(column) };
}
