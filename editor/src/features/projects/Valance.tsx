import styles from './Valance.module.css';

const scallops = 20;

/** The curtain's edge over a project's picture, in the project's own color. */
export function Valance({ project }: { readonly project: string }) {
  const arcs = Array.from({ length: scallops }, () => 'a8 8 0 0 1-16 0').join('');
  return (
    <svg
      className={styles.valance}
      viewBox={`0 0 ${scallops * 16} 16`}
      preserveAspectRatio="none"
      aria-hidden="true"
      style={{ color: `var(--ph-valance-${hueOf(project)})` }}
    >
      <path d={`M0 0h${scallops * 16}v5${arcs}Z`} fill="currentColor" />
    </svg>
  );
}

const hues = 7;

/** The color of a project, always the same. */
function hueOf(project: string): number {
  let sum = 0;
  for (const character of project) sum = (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return 1 + (sum % hues);
}
