import { useEffect } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';

/** Leads on from an address that has no page of its own, unless the user has left it in the meantime. */
export function Redirect({ to }: { readonly to: string }) {
  const here = useHref(useLocation());
  const navigate = useNavigate();
  useEffect(() => {
    // The router hears of a changed address a little later than the page that it is about to show.
    if (here === (location.hash || '#/')) void navigate(to, { replace: true });
  }, [here, navigate, to]);
  return null;
}
