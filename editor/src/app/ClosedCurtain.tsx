/** A drawing of a stage with its curtain closed. */
export function ClosedCurtain() {
  const folds = Array.from({ length: 11 }, (_, index) => index);
  return (
    <svg width="250" height="190" viewBox="0 0 250 190" aria-hidden="true">
      <rect x="22" y="12" width="206" height="152" fill="var(--ph-curtain)" />
      {folds.map((fold) => (
        <path
          key={fold}
          d={`M${28 + fold * 19} 24 q5 70 -2 140 h9 q6 -70 1 -140 z`}
          fill="var(--ph-curtain-dark)"
          opacity={fold % 2 === 0 ? 0.75 : 0.4}
        />
      ))}
      <path
        d={`M18 12 h214 v20 ${folds.map(() => 'a9.73 12 0 0 1 -19.46 0').join(' ')} z`}
        fill="var(--ph-curtain-light)"
      />
      <rect x="12" y="4" width="226" height="9" rx="4.5" fill="var(--ph-curtain-rod)" />
      <path d="M8 186 22 164 h206 l14 22 z" fill="var(--ph-boards)" />
    </svg>
  );
}
