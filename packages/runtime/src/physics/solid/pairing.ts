import { matchesTarget } from '../matchesTarget.ts';
import type { CollideTarget, PhysicsActor } from '../types.ts';

/** The pairing state of an actor. */
export interface PairedActor {
  readonly actor: PhysicsActor;
  /** Number of the actor's class, -1 while no active Collide concerns it. */
  pairClass: number;
  seenCollides: readonly CollideTarget[];
  seenTags: readonly string[] | undefined;
  seenVersion: number;
}

/** Classes and targets as plain data. */
export interface PairingState {
  readonly targets: readonly CollideTarget[];
  readonly classes: readonly string[];
}

interface Target extends CollideTarget {
  /** How many actors collide with it. */
  users: number;
}

interface PairClass {
  readonly meant: readonly number[];
  readonly active: readonly number[];
}

const noTargets: readonly CollideTarget[] = [];

/**
 * Sorts actors into classes: those that match the same targets and have the same targets. Two actors are solid to each
 * other when a target of one class matches the other; one side is enough. docs/runtime-rules.md#physics.
 */
export class Pairing {
  readonly #targets: Target[] = [];
  readonly #numbers = new Map<string, number>();
  #classes: PairClass[] = [];
  #classNumbers = new Map<string, number>();
  #groups: number[] = [];
  #version = 0;
  #usedTargets = 0;

  /** The version at which all actors had bodies that fit their classes; -1 when some may lack one. */
  sortedVersion = -1;

  /** More classes than the 16 groups of the physics library: pairs have to be queried one by one. */
  get isCrowded(): boolean {
    return this.#classes.length > groupCount;
  }

  /** Increases when the groups of classes may have changed. */
  get classCount(): number {
    return this.#classes.length;
  }

  /** Increases when a target gets its first user or loses its last one. */
  get version(): number {
    return this.#version;
  }

  /** True while some actor has an active Collide. */
  get isNeeded(): boolean {
    return this.#usedTargets > 0;
  }

  /** Registers the current Collides of an actor; must be done for all actors before any is classified. */
  noteTargets(paired: PairedActor): void {
    const { collides } = paired.actor;
    if (collides === paired.seenCollides) return;
    for (const target of collides) this.#use(target, 1);
    for (const target of paired.seenCollides) this.#use(target, -1);
    paired.seenCollides = collides;
    paired.seenVersion = -1;
  }

  /** Forgets an actor that is leaving. */
  forget(paired: PairedActor): void {
    for (const target of paired.seenCollides) this.#use(target, -1);
    paired.seenCollides = noTargets;
    paired.pairClass = -1;
  }

  /** Updates the class of an actor. */
  classify(paired: PairedActor): void {
    if (paired.seenVersion === this.#version && paired.seenTags === paired.actor.tags) return;
    paired.seenVersion = this.#version;
    paired.seenTags = paired.actor.tags;
    const meant: number[] = [];
    for (const [number, target] of this.#targets.entries()) {
      if (target.users > 0 && matchesTarget(paired.actor, target)) meant.push(number);
    }
    const active = paired.actor.collides.map((target) => this.#numberOf(target)).sort((a, b) => a - b);
    const unique = active.filter((number, i) => number !== active[i - 1]);
    paired.pairClass = meant.length + unique.length === 0 ? -1 : this.#classOf(meant, unique);
  }

  /** Membership and filter bits of a class for the physics library; everything when there are too many classes. */
  groupsOf(pairClass: number): number {
    return this.isCrowded ? everyone : (this.#groups[pairClass] ?? 0);
  }

  /** True when actors of these classes are solid to each other. */
  areSolid(a: number, b: number): boolean {
    const first = this.#classes[a];
    const second = this.#classes[b];
    if (!first || !second) return false;
    return first.active.some((n) => second.meant.includes(n)) || second.active.some((n) => first.meant.includes(n));
  }

  snapshot(): PairingState {
    return {
      targets: this.#targets.map(({ mode, match }) => ({ mode, match })),
      classes: [...this.#classNumbers.keys()],
    };
  }

  /** Restores the same numbering; actors have to be registered and classified afterwards. */
  restore(state: PairingState): void {
    for (const target of state.targets) this.#numberOf(target);
    for (const key of state.classes) {
      const [meant = '', active = ''] = key.split('|');
      this.#classOf(numbersIn(meant), numbersIn(active));
    }
  }

  #use(target: CollideTarget, change: number): void {
    const known = this.#targets[this.#numberOf(target)];
    if (!known) return;
    const before = known.users;
    known.users += change;
    if (before === 0 || known.users === 0) this.#version++;
    if (before === 0) this.#usedTargets++;
    if (known.users === 0) this.#usedTargets--;
  }

  #numberOf({ mode, match }: CollideTarget): number {
    const key = `${mode}${match}`;
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.#targets.length;
      this.#numbers.set(key, number);
      this.#targets.push({ mode, match, users: 0 });
    }
    return number;
  }

  #classOf(meant: number[], active: number[]): number {
    const key = `${meant.join(',')}|${active.join(',')}`;
    let number = this.#classNumbers.get(key);
    if (number === undefined) {
      number = this.#classes.length;
      this.#classes.push({ meant, active });
      this.#classNumbers.set(key, number);
      this.#groups = this.#classes.map((_, own) => this.#bitsOf(own));
    }
    return number;
  }

  #bitsOf(own: number): number {
    let filter = 0;
    for (let other = 0; other < Math.min(groupCount, this.#classes.length); other++) {
      if (this.areSolid(own, other)) filter |= 1 << other;
    }
    return (1 << (own + groupCount)) | filter;
  }
}

const groupCount = 16;
const everyone = -1;

function numbersIn(list: string): number[] {
  return list === '' ? [] : list.split(',').map(Number);
}
