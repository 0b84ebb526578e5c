import { findBehavior, isJsonObject, type Path, type Project, valueAt } from '@playhouse/core';
import type { Game } from '../game/game.ts';
import { internalsOf } from '../setup/gameInternals.ts';
import { runningScene, type Simulation } from '../simulation/simulation.ts';
import type { Actor } from '../state/actor.ts';
import type { SceneState } from '../state/sceneState.ts';
import type { Test, Unit } from '../units/unit.ts';
import { attachTracer, type TracedPhase, type Tracer } from './attachTracer.ts';
import { AttributeWatch, attributeOf, findActor } from './attributeWatch.ts';
import type {
  AttributeChange,
  BehaviorTrace,
  ChainLink,
  ConditionFact,
  FrameFact,
  LinkFact,
  Situation,
  TracedAttribute,
} from './behaviorTrace.ts';
import { chainTo, ownerPath, pathKey } from './chain.ts';
import { conditionAt, OperandReader } from './operands.ts';
import { placesOf } from './placesOf.ts';

/** The question: about the behavior or condition at a path, for one actor or any that has it. */
export interface BehaviorQuestion {
  readonly path: Path;
  /** Key of the actor. */
  readonly actor?: number | undefined;
}

/** Collects facts about a behavior while a game runs. */
export interface BehaviorTracing {
  /** The facts collected so far. */
  trace(isExact: boolean): BehaviorTrace;
  /** Ends the trace: the game then runs as if there had been none. */
  stop(): void;
}

/** Starts to collect facts about a behavior of a game created by `createGame`. */
export function traceBehavior(game: Game, question: BehaviorQuestion): BehaviorTracing {
  const { simulation, project } = internalsOf(game);
  const collector = new BehaviorCollector(simulation, project, question);
  const stop = attachTracer(game, collector);
  return { trace: (isExact) => collector.trace(isExact), stop };
}

interface GrowingLink {
  began: boolean;
  ran: boolean;
  opened: boolean;
  conditions: (ConditionFact | undefined)[];
}

const statuses = ['idle', 'running', 'finished', 'lingering'] as const;

/** The resolved question. */
interface AskedAbout {
  readonly question: BehaviorQuestion;
  readonly chain: readonly ChainLink[];
  readonly condition: number | undefined;
  readonly owner: string;
  readonly links: ReadonlyMap<string, number>;
  /** The links by the locations of units; one program may be compiled several times. */
  readonly byLocation: Map<number, number>;
}

/** State that grows during a step. */
interface GrowingStep {
  scene: SceneState | undefined;
  sceneFrame: number;
  links: GrowingLink[];
  changes: AttributeChange[];
  faults: { link: number; code: string; detail: string }[];
  /** The running links, innermost last; undefined for behaviors outside the chain. */
  readonly active: (GrowingLink | undefined)[];
}

/** The actor found for the question. */
interface Found {
  actor: Actor | undefined;
  writes: readonly TracedAttribute[];
  destroyedBy: Path | undefined;
  hasStrangers: boolean;
}

class BehaviorCollector implements Tracer {
  readonly #simulation: Simulation;
  readonly #project: Project;
  readonly #asked: AskedAbout;
  readonly #operands: OperandReader;
  readonly #watch: AttributeWatch;
  readonly #frames: FrameFact[] = [];
  readonly #step: GrowingStep = { scene: undefined, sceneFrame: 0, links: [], changes: [], faults: [], active: [] };
  readonly #found: Found = { actor: undefined, writes: [], destroyedBy: undefined, hasStrangers: false };

  constructor(simulation: Simulation, project: Project, question: BehaviorQuestion) {
    this.#simulation = simulation;
    this.#project = project;
    const { chain, condition } = chainTo(project, question.path);
    const owner = pathKey(ownerPath(question.path));
    const links = new Map(chain.map(({ path }, index) => [pathKey(path), index]));
    this.#asked = { question, chain, condition, owner, links, byLocation: new Map() };
    this.#operands = new OperandReader(simulation);
    this.#watch = new AttributeWatch(simulation, (change) => this.#step.changes.push(change));
  }

  beginStep(): void {
    const scene = runningScene(this.#simulation);
    this.#step.scene = scene;
    this.#step.sceneFrame = scene.frame;
    const known = this.#found.actor;
    this.#found.actor = this.#findActor(scene, known?.key);
    if (this.#found.actor && this.#found.actor.key !== known?.key) {
      this.#found.writes = writesOf(this.#project, this.#asked.chain.at(-1), this.#found.actor.key);
      this.#watch.follow(this.#found.writes);
    }
    this.#step.links = this.#asked.chain.map(({ conditionCount }) => ({
      began: false,
      ran: false,
      opened: false,
      conditions: Array.from({ length: conditionCount }, () => undefined),
    }));
    this.#step.changes = [];
    this.#step.faults = [];
    this.#watch.beginStep();
  }

  enter(unit: Unit, actor: Actor | undefined, phase: TracedPhase): void {
    this.#watch.enter(unit, actor);
    const around = this.#step.active.at(-1);
    const link = actor === this.#found.actor ? this.#linkOf(unit) : undefined;
    this.#step.active.push(link);
    if (phase === 'start' && around) around.opened = true;
    if (!link || phase === 'stop') return;
    link.ran = true;
    link.began ||= phase === 'start';
  }

  leave(unit: Unit): void {
    this.#watch.leave();
    this.#step.active.pop();
    if (this.#found.actor?.isDestroyed && this.#found.destroyedBy === undefined)
      this.#found.destroyedBy = this.#simulation.plan.locations[unit.location];
  }

  answered(unit: Unit, index: number, actor: Actor, holds: boolean): void {
    this.#note(unit, index, actor, () => ({ isAsked: true, holds }));
  }

  skipped(unit: Unit, index: number, actor: Actor, test: Test): void {
    this.#note(unit, index, actor, () => ({
      isAsked: false,
      holds: this.#operands.quietly((world) => test(actor, world)) === true,
    }));
  }

  #note(unit: Unit, index: number, actor: Actor, fact: () => ConditionFact): void {
    const link = actor === this.#found.actor ? this.#linkOf(unit) : undefined;
    if (!link) return;
    const path = this.#simulation.plan.locations[unit.location] ?? [];
    const condition = conditionAt(this.#project, [...path, 'conditions', index]);
    link.conditions[index] = { ...fact(), ...this.#operands.sidesOf(condition, actor) };
  }

  fault(location: number, code: string, detail: unknown): void {
    const key = pathKey(this.#simulation.plan.locations[location] ?? []);
    const link = this.#asked.chain.findLastIndex(
      ({ path }) => key === pathKey(path) || key.startsWith(`${pathKey(path)}/conditions/`),
    );
    if (link >= 0 && this.#step.faults.length < 20)
      this.#step.faults.push({ link, code, detail: String(detail ?? '') });
  }

  endStep(): void {
    this.#watch.endStep();
    const { world } = this.#simulation;
    this.#frames.push({
      frame: world.frame,
      situation: this.#situation(),
      scene: this.#step.scene?.id ?? '',
      actor: this.#found.actor?.key,
      links: this.#step.links.map((link, index): LinkFact => ({ ...link, ...this.#after(index) })),
      faults: this.#step.faults,
      changes: this.#step.changes,
    });
  }

  trace(isExact: boolean): BehaviorTrace {
    return {
      from: (this.#frames[0]?.frame ?? this.#simulation.world.frame + 1) - 1,
      to: this.#simulation.world.frame,
      isExact,
      chain: this.#asked.chain,
      condition: this.#asked.condition,
      frames: this.#frames,
      ...placesOf(this.#project, this.#asked.question.path),
      isUnlocked: this.#found.hasStrangers && this.#frames.every(({ situation }) => situation === 'absent'),
      destroyedBy: this.#found.destroyedBy,
      writes: this.#found.writes,
    };
  }

  #linkOf(unit: Unit): GrowingLink | undefined {
    return this.#step.links[this.#indexOf(unit)];
  }

  #indexOf({ location }: Unit): number {
    const known = this.#asked.byLocation.get(location);
    if (known !== undefined) return known;
    const index = this.#asked.links.get(pathKey(this.#simulation.plan.locations[location] ?? [])) ?? -1;
    this.#asked.byLocation.set(location, index);
    return index;
  }

  /** The state of a link after a frame. */
  #after(index: number): Pick<LinkFact, 'status' | 'isOpen'> {
    const actor = this.#found.actor;
    const units = actor ? (this.#simulation.plan.programs[actor.program]?.units ?? []) : [];
    const unit = units.find((one) => this.#indexOf(one) === index);
    if (!unit || !actor) return { status: 'idle', isOpen: false };
    const inside = [...unit.children.units, ...unit.otherwise.units];
    return {
      status: statuses[actor.readSlot(unit.status)] ?? 'idle',
      isOpen: inside.some(({ status }) => actor.readSlot(status) !== 0),
    };
  }

  #situation(): Situation {
    if (this.#found.actor)
      return this.#step.scene && this.#step.scene.frame > this.#step.sceneFrame ? 'present' : 'waiting';
    const [base, ...overlays] = this.#simulation.scenes;
    return overlays.length > 0 && base && this.#inScene(base, undefined) ? 'paused' : 'absent';
  }

  /** The requested actor, else the previous one, else the first with the behavior. */
  #findActor(scene: SceneState, known: number | undefined): Actor | undefined {
    const wanted = this.#asked.question.actor;
    if (wanted === undefined && known !== undefined) {
      const again = findActor(this.#simulation, known);
      if (again) return again;
    }
    return this.#inScene(scene, wanted);
  }

  #inScene(scene: SceneState, key: number | undefined): Actor | undefined {
    const { plan } = this.#simulation;
    const [collection, id] = this.#asked.question.path;
    for (const { actors } of scene.layers) {
      for (const actor of actors) {
        if (key !== undefined && actor.key !== key) continue;
        const program = plan.programs[actor.program];
        if (program && pathKey(plan.locations[program.location] ?? []) === this.#asked.owner) return actor;
        if (collection === 'actors' && actor.prototypeId === id) this.#found.hasStrangers = true;
      }
    }
    return undefined;
  }
}

/** Classes that change an attribute given in a field. */
const writingFields: Readonly<Record<string, string>> = {
  ChangeAttributeAction: 'targetAttribute',
  ConstrainAttributeBehavior: 'targetAttribute',
  InterpolateBehavior: 'targetAttribute',
  LoadAttributeAction: 'targetAttribute',
  KeyboardInputAction: 'targetAttribute',
};

function writesOf(project: Project, link: ChainLink | undefined, actor: number): readonly TracedAttribute[] {
  const behavior = link && valueAt(project, link.path);
  const field = link && findBehavior(link.class) && writingFields[link.class];
  if (field === undefined || !isJsonObject(behavior) || !isJsonObject(behavior.attributes)) return [];
  const found = attributeOf(String(behavior.attributes[field] ?? ''), actor);
  return found ? [found] : [];
}
