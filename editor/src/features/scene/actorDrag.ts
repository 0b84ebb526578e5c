/** The drag type that carries the id of an actor's prototype. */
export const actorDragType = 'application/x-playhouse-prototype';
