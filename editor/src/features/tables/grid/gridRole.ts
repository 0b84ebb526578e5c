import type { AriaAttributes } from 'react';

interface GridRole extends AriaAttributes {
  readonly role: 'row' | 'gridcell' | 'rowheader' | 'columnheader';
  readonly id?: string;
}

/**
 * The role of a part of a grid. Elements of tables cannot be placed one by one, and the grid itself has the focus, so
 * that none of its parts can take it.
 */
export function gridRole(role: GridRole): GridRole {
  return role;
}
