/** The drag type that carries the id of an actor's prototype. */
export const actorDragType = 'application/x-playhouse-prototype';

/** The drag type that carries the name of an image. */
export const imageDragType = 'application/x-playhouse-image';
