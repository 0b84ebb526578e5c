export interface EmptyStageProps {
  readonly height?: number;
  /** The spotlight shows where something new goes. */
  readonly hasPlus?: boolean;
}

/** Drawing of a stage with open curtains and a spotlight on an empty spot. */
export function EmptyStage({ height = 184, hasPlus }: EmptyStageProps) {
  return (
    <svg width={(height * 250) / 184} height={height} viewBox="0 0 250 184" aria-hidden="true">
      <rect x="18" y="10" width="214" height="148" fill="var(--ph-backstage)" />
      <path d="M125 22 70 150h110z" fill="var(--ph-beam)" opacity=".28" />
      <path d="M12 178 24 152h202l12 26z" fill="var(--ph-boards)" />
      <ellipse cx="125" cy="156" rx="64" ry="9" fill="var(--ph-beam)" opacity=".8" />
      {hasPlus ? (
        <g fill="none" stroke="var(--ph-curtain-rod)" strokeWidth="4.5" strokeLinecap="round">
          <rect x="102" y="98" width="46" height="52" rx="20" strokeDasharray="11 9" />
          <path d="M125 114v20M115 124h20" />
        </g>
      ) : null}
      <path d="M18 10h52c-2 56-16 102-40 142H18z" fill="var(--ph-curtain)" />
      <path
        d="M34 10h12c0 60-6 104-18 142h-8c10-50 14-90 14-142zM58 10h8c-3 50-12 94-28 130h-6c16-44 24-86 26-130z"
        fill="var(--ph-curtain-dark)"
      />
      <path d="M232 10h-52c2 56 16 102 40 142h12z" fill="var(--ph-curtain)" />
      <path
        d="M216 10h-12c0 60 6 104 18 142h8c-10-50-14-90-14-142zM192 10h-8c3 50 12 94 28 130h6c-16-44-24-86-26-130z"
        fill="var(--ph-curtain-dark)"
      />
      <path
        d="M14 8h222v20a13.900 14 0 0 1-27.750 0a13.900 14 0 0 1-27.750 0a13.900 14 0 0 1-27.750 0a13.900 14 0 0 1-27.750 0a13.900 14 0 0 1-27.750 0a13.900 14 0 0 1-27.750 0a13.900 14 0 0 1-27.750 0a13.900 14 0 0 1-27.750 0z"
        fill="var(--ph-curtain-light)"
      />
      <rect x="8" y="2" width="234" height="8" rx="4" fill="var(--ph-curtain-rod)" />
    </svg>
  );
}
