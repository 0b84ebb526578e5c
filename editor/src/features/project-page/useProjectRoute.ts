import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { type ProjectRoute, readRoute } from './route.ts';

/** What the address shows of the open project; the same object until that changes. */
export function useProjectRoute(): ProjectRoute {
  const { pathname } = useLocation();
  // As encoded in the address: names may hold slashes and percent signs.
  return useMemo(() => readRoute(pathname.replace(/^\/game\/[^/]*/, '')), [pathname]);
}
