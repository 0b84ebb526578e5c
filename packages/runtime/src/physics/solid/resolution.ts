import type { BodyReader } from './bodyReader.ts';
import { writeActor } from './bodySteps.ts';
import { bounce, type Pull } from './bounce.ts';
import type { PairTest } from './contacts.ts';
import { forgiveBlocked, takeContributions } from './contributions.ts';
import { type ContactSite, undoFalseContacts } from './falseContacts.ts';
import { pairMatters } from './pairMatters.ts';
import type { SolidBody } from './solidBody.ts';
import { wasHit } from './wasHit.ts';

/** What follows a step of the library. */
export class Resolution {
  readonly #site: ContactSite;
  readonly #reader: BodyReader;
  readonly #hit: SolidBody[] = [];
  readonly #matters: PairTest = (first, second) => pairMatters(first, second, this.#pull);
  #pull: Pull = { x: 0, y: 0 };

  constructor(site: ContactSite, reader: BodyReader) {
    this.#site = site;
    this.#reader = reader;
  }

  /** Reads what the library did, lets bodies bounce, and writes the actors. */
  resolve(bodies: readonly SolidBody[], pull: Pull, isBouncy: boolean): void {
    this.#pull = pull;
    const hit = this.#hit;
    hit.length = 0;
    this.#reader.refresh();
    for (const body of bodies) {
      if (body.kind !== 'dynamic' || !this.#reader.read(body)) continue;
      takeContributions(body);
      if (wasHit(body, pull, isBouncy)) body.turnInContacts = hit.push(body);
    }
    if (hit.length > 0) {
      const real = undoFalseContacts(this.#site, this.#site.contacts.pressedOf(hit, this.#matters), pull);
      forgiveBlocked(real, pull);
      bounce(real, pull);
    }
    for (const body of hit) body.turnInContacts = -1;
    for (const body of bodies) if (body.isTouched && body.kind === 'dynamic') writeActor(body);
  }
}
