import type { BodyList } from './bodyList.ts';
import type { BodyReader } from './bodyReader.ts';
import { writeActor } from './bodySteps.ts';
import { bounce, type Pull } from './bounce.ts';
import type { PairTest } from './contacts.ts';
import { forgiveBlocked, takeContributions } from './contributions.ts';
import { type ContactSite, undoGhostCollisions } from './ghostCollisions.ts';
import { pairMatters } from './pairMatters.ts';
import { type Circumstances, Readback } from './readback.ts';
import type { SolidBody } from './solidBody.ts';
import { wasHit } from './wasHit.ts';

/** Handles the results of a step of the library. */
export class Resolution {
  readonly #site: ContactSite;
  readonly #reader: BodyReader;
  readonly #bodies: BodyList;
  readonly #readback: Readback;
  readonly #others: SolidBody[] = [];
  readonly #hit: SolidBody[] = [];
  readonly #matters: PairTest = (first, second) => pairMatters(first, second, this.#pull);
  #pull: Pull = { x: 0, y: 0 };

  constructor(site: Omit<ContactSite, 'takeBack'>, reader: BodyReader, bodies: BodyList) {
    this.#reader = reader;
    this.#bodies = bodies;
    this.#readback = new Readback(reader, bodies);
    this.#site = { ...site, takeBack: (body) => this.#readback.takeBack(body) };
  }

  /** Reads the library's results, lets bodies bounce, and writes the actors. */
  resolve(circumstances: Circumstances): void {
    const { pull, isBouncy } = circumstances;
    this.#pull = pull;
    const hit = this.#hit;
    hit.length = 0;
    const others = this.#others;
    this.#readback.follow(circumstances, others);
    for (const body of others) {
      if (!this.#reader.read(body)) continue;
      takeContributions(body);
      if (wasHit(body, pull, isBouncy)) body.turnInContacts = hit.push(body);
    }
    if (hit.length > 0) {
      const real = undoGhostCollisions(this.#site, this.#site.contacts.pressedOf(hit, this.#matters), pull);
      forgiveBlocked(real, pull);
      bounce(real, pull);
    }
    for (const body of hit) body.turnInContacts = -1;
    for (const body of hit.length > 0 ? this.#bodies.all : others)
      if (body.isTouched && body.isDynamic) writeActor(body);
  }
}
