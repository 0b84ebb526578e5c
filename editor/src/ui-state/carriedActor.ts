let carried: string | undefined;

/** Notes the prototype that is dragged out of a library; undefined at the end of the drag. */
export function carryActor(prototype: string | undefined): void {
  carried = prototype;
}

/** The prototype that is being dragged: pages cannot read what a drag carries before it is dropped. */
export function carriedActor(): string | undefined {
  return carried;
}
