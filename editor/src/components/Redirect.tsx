import { useEffect } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';
import { isShownAddress } from '../interactions/isShownAddress.ts';

/** Leads on from an address that has no page of its own, unless the user has left it in the meantime. */
export function Redirect({ to }: { readonly to: string }) {
  const here = useHref(useLocation());
  const navigate = useNavigate();
  useEffect(() => {
    if (isShownAddress(here)) void navigate(to, { replace: true });
  }, [here, navigate, to]);
  return null;
}
