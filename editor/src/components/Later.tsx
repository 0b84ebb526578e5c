import { type ReactNode, startTransition, useEffect, useState } from 'react';

/** Mounts its children once what is around them is shown, in tasks of their own, so that no task is long. */
export function Later({ children }: { readonly children: ReactNode }) {
  const [isTheirTurn, setTheirTurn] = useState(false);
  useEffect(() => startTransition(() => setTheirTurn(true)), []);
  return isTheirTurn ? children : null;
}
