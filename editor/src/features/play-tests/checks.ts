import { createProjectNames, nameIn, type Project } from '@playhouse/core';
import type { InspectedActor, Subject } from '@playhouse/player';
import { said } from '../../i18n/said.ts';
import { t } from '../../i18n/t.ts';

/** An assertion as a play test stores it. docs/play-tests.md#assertions. */
export type StoredCheck = Readonly<Record<string, unknown>>;

/** Something that is true in the shown frame, and that a test can check. */
export interface OfferedCheck {
  readonly id: string;
  readonly label: string;
  readonly check: StoredCheck;
}

/** A value of the running game that is being watched. */
export interface SeenValue {
  readonly subject: Subject;
  readonly id: string;
  readonly name: string;
  readonly value: string | number | boolean | undefined;
}

/** What the page knows about the shown frame. */
export interface SeenFrame {
  readonly frame: number;
  readonly sceneId: string;
  readonly actors: readonly InspectedActor[];
  readonly actor: InspectedActor | undefined;
  readonly values: readonly SeenValue[];
  /** The game's log up to this frame. */
  readonly lines: readonly string[];
}

/** Tolerance for numbers of a game, since two decimals are displayed. */
const closeness = 0.01;
/** Tolerance for positions, in px. */
const nearness = 1;
const mostLines = 5;

/** The checks offered for the shown frame: the scene, watched values, the chosen actor, and lines of the log. */
export function offeredChecks(project: Project, seen: SeenFrame): OfferedCheck[] {
  const { frame, sceneId, actor, lines } = seen;
  const scene = project.scenes.get(sceneId);
  const inScene = { type: 'scene', scene: sceneId, frame };
  const logged = [...new Set(lines)].slice(-mostLines);
  return [
    ...(scene ? [offer(project, inScene)] : []),
    ...seen.values.flatMap((value) => valueChecks(project, seen, value)),
    ...(actor ? actorChecks(project, seen, actor) : []),
    ...logged.map((text) => offer(project, { type: 'log', text, to: frame })),
  ];
}

/** A check in words, without its frame: "Score is 3", "The scene is Win". */
export function describeCheck(project: Project, check: StoredCheck): string {
  const { type = 'expression', name } = check;
  if (typeof name === 'string' && name !== '') return name;
  switch (type) {
    case 'scene':
      return t('The scene is {scene}', { scene: sceneName(project, String(check.scene)) });
    case 'count':
      return describeCount(project, check);
    case 'log':
      return t('“{text}” is logged', { text: String(check.text) });
    case 'faults':
      return t('Only these faults occur');
    case 'picture':
      return t('The picture is the same');
    default: {
      const expression = String(check.expression);
      if (check.actor === undefined) return expression;
      return t('{expression} for {actor}', { expression, actor: actorName(project, String(check.actor)) });
    }
  }
}

/** The failure message; it describes the check where that is clearer than its program. */
export function describeFailure(
  project: Project,
  checks: readonly StoredCheck[],
  { message, frame, assertion }: { message: string; frame?: number | undefined; assertion?: number | undefined },
): string {
  const check = assertion === undefined ? undefined : checks[assertion - 1];
  const found = check && /^.* does not hold in frame \d+(?:\.|: (.*))$/s.exec(message);
  if (!found) return said(message);
  const values = { check: describeCheck(project, check), frame };
  const [, why] = found;
  return why === undefined
    ? t('“{check}” does not hold in frame {frame}.', values)
    : t('“{check}” does not hold in frame {frame}: {why}', { ...values, why: said(why) });
}

/** The frame that a check tests, if it tests only one. */
export function frameOf(check: StoredCheck): number | undefined {
  if (typeof check.frame === 'number') return check.frame;
  return typeof check.from === 'number' && check.from === check.to ? check.from : undefined;
}

function offer(project: Project, check: StoredCheck): OfferedCheck {
  return { id: JSON.stringify(check), label: describeCheck(project, check), check };
}

function valueChecks(project: Project, { frame, sceneId, actors, actor }: SeenFrame, seen: SeenValue): OfferedCheck[] {
  const { subject, id, name, value } = seen;
  if (value === undefined || (typeof value === 'number' && !Number.isFinite(value))) return [];
  if (subject === 'game' || subject === 'scene') {
    const names = createProjectNames(project, { kind: 'scene', id: sceneId });
    const expression = comparison(names.textOf(`${subject}.attributes.${id}`), value);
    return [
      offer(project, {
        type: 'expression',
        expression,
        name: t('{name} is {shown}', { name, shown: shown(value) }),
        frame,
      }),
    ];
  }
  // The position has its own check.
  if (actor?.key !== subject || id.startsWith('position.')) return [];
  const names = createProjectNames(project, { kind: 'prototype', id: actor.prototypeId });
  const expression = comparison(names.textOf(keypathOf(id)), value);
  const label = t('{name} of {owner} is {value}', { name, owner: actor.name, value: shown(value) });
  return [offer(project, { type: 'expression', expression, ...ofActor(actors, actor, frame), name: label })];
}

function actorChecks(project: Project, { frame, actors, values }: SeenFrame, actor: InspectedActor): OfferedCheck[] {
  const { prototypeId, key } = actor;
  const name = actorName(project, prototypeId);
  const number = actors.filter((each) => each.prototypeId === prototypeId).length;
  const place = (id: string) => {
    const value = values.find(({ subject, id: each }) => subject === key && each === id)?.value;
    return typeof value === 'number' && Number.isFinite(value) ? Math.round(value) : undefined;
  };
  const [x, y] = [place('position.x'), place('position.y')];
  const near = (part: string, at: number) => `abs(self.position.${part} - ${numeral(at)}) <= ${nearness}`;
  const atPlace =
    x === undefined || y === undefined
      ? []
      : [
          offer(project, {
            type: 'expression',
            expression: t('{one} and {other}', { one: near('x', x), other: near('y', y) }),
            ...ofActor(actors, actor, frame),
            name: t('{name} is at {x}, {y}', { name, x, y }),
          }),
        ];
  const exists = number === 0 ? [] : [offer(project, { type: 'count', actor: prototypeId, minimum: 1, frame })];
  const all =
    number > 1 ? [offer(project, { type: 'count', actor: prototypeId, minimum: number, maximum: number, frame })] : [];
  return [...exists, ...atPlace, ...all];
}

/** When a prototype has several actors, it is enough that the program holds for one of them. */
function ofActor(actors: readonly InspectedActor[], { prototypeId }: InspectedActor, frame: number): StoredCheck {
  const isOnly = actors.filter((each) => each.prototypeId === prototypeId).length === 1;
  return isOnly ? { actor: prototypeId, frame } : { actor: prototypeId, when: 'sometime', from: frame, to: frame };
}

function keypathOf(id: string): string {
  const [first = '', ...rest] = id.split('.');
  const isAspect = ['graphics', 'motion', 'physics'].includes(first);
  return isAspect ? `self.aspects.${first}.attributes.${rest.join('.')}` : `self.attributes.${id}`;
}

function comparison(text: string, value: string | number | boolean): string {
  if (typeof value === 'boolean') return `${text} == ${value}`;
  if (typeof value === 'string') return `${text} == ${JSON.stringify(value)}`;
  if (Number.isInteger(value)) return `${text} == ${numeral(value)}`;
  return `abs(${text} - ${numeral(Number(value.toFixed(2)))}) <= ${closeness}`;
}

/** Puts negative numbers in parentheses, so that no two signs are adjacent. */
function numeral(value: number): string {
  return value < 0 ? `(${value})` : String(value);
}

function shown(value: string | number | boolean): string {
  if (typeof value === 'string') return `“${value}”`;
  return typeof value === 'number' && !Number.isInteger(value) ? value.toFixed(2) : String(value);
}

function describeCount(project: Project, { actor, minimum = 0, maximum }: StoredCheck): string {
  const name = actor === undefined ? t('actor') : actorName(project, String(actor));
  if (minimum === maximum) return t('There are exactly {minimum} of {name}', { minimum: String(minimum), name });
  if (maximum === undefined)
    return minimum === 1
      ? t('{name} exists', { name })
      : t('There are {minimum} or more of {name}', { minimum: String(minimum), name });
  return t('There are {minimum} to {maximum} of {name}', { minimum: String(minimum), maximum: String(maximum), name });
}

function sceneName(project: Project, id: string): string {
  const scene = project.scenes.get(id);
  return scene ? nameIn(scene, id) : id;
}

function actorName(project: Project, id: string): string {
  const actor = project.actors.get(id);
  return actor ? nameIn(actor, id) : id;
}
