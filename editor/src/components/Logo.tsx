/** The Playhouse logo. */
export function Logo({ size = 26 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
      <path
        d="M14 2.2 26 11.400a1 1 0 0 1 .4.8V24a2 2 0 0 1-2 2H3.600a2 2 0 0 1-2-2V12.200a1 1 0 0 1 .4-.8Z"
        fill="var(--ph-spot)"
      />
      <path
        d="M10.500 12v8.600a.8.8 0 0 0 1.200.7l7.300-4.300a.8.8 0 0 0 0-1.400l-7.300-4.300a.8.8 0 0 0-1.200.7Z"
        fill="var(--ph-on-spot)"
      />
    </svg>
  );
}
