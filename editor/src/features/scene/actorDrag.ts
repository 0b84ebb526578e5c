/** The type under which a dragged actor carries its prototype's id. */
export const actorDragType = 'application/x-playhouse-prototype';
