import { useCallback, useEffect, useRef } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router';

/** How long going back may take, in ms. */
const patience = 1000;

/** Opens the preview so that its way back leads to the page that is shown now. */
export function withWayBack(): NavigateOptions {
  return { state: { from: location.hash.slice(1) } };
}

/** Leads back to the page from which the preview was opened, as it was left; to `otherwise` where there is none. */
export function useWayBack(otherwise: () => string): () => void {
  const navigate = useNavigate();
  const from = addressIn(useLocation().state);
  const latest = useRef(otherwise);
  latest.current = otherwise;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    if (from === undefined) return void navigate(latest.current());
    // A second step back would leave the page from which the preview was opened.
    if (timer.current !== undefined) return;
    timer.current = setTimeout(() => void navigate(from, { replace: true }), patience);
    void navigate(-1);
  }, [navigate, from]);
}

function addressIn(state: unknown): string | undefined {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' ? from : undefined;
}
