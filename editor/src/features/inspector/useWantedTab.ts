import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** The tab that the user chose, or that an address requests when it is opened. */
export function useWantedTab<Id extends string>(first: Id): readonly [Id, (id: Id) => void] {
  const { key, search } = useLocation();
  const [chosen, choose] = useState(first);
  useEffect(() => {
    const wanted = new URLSearchParams(search).get('tab');
    if (wanted !== null) choose(wanted as Id);
  }, [key, search]);
  return [chosen, choose];
}
