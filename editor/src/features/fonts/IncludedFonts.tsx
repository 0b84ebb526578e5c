import { Button } from 'react-aria-components/Button';
import { useNavigate } from 'react-router';
import { t } from '../../i18n/t.ts';
import { useOpenProject, useProject } from '../../session/SessionContext.ts';
import { targetData } from '../../ui-state/targetData.ts';
import { useWorkspace } from '../../ui-state/workspace.ts';
import { assetAddress } from '../assets/assetKinds.ts';
import { arrange, useLibraryUi } from '../library-panel/libraryUi.ts';
import styles from './FontLibrary.module.css';
import { includedFonts, includedStyle } from './includedFonts.ts';

/** The fonts that every game has without a file, each written in itself. */
export function IncludedFonts({ open }: { readonly open: string | undefined }) {
  const { id: game } = useOpenProject();
  const navigate = useNavigate();
  const view = useLibraryUi(({ views }) => views.fonts);
  const own = useProject((project) => project.assets.fonts);
  // A font of the game replaces the included one of its name.
  const listed = includedFonts.filter(({ name }) => !own.some((font) => font.name === name));
  const shown = arrange(listed, { ...view, query: own.length === 0 ? '' : view.query });
  if (shown.length === 0) return null;
  return (
    <section className={styles.included} aria-labelledby="included-fonts">
      <h3 id="included-fonts" className={styles.title}>
        {t('Included')}
      </h3>
      <ul className={styles.list}>
        {shown.map(({ name, hint }) => (
          <li key={name}>
            <Button
              className={styles.row ?? ''}
              {...targetData({ kind: 'font', id: name })}
              {...(name === open ? { 'aria-current': 'page' } : {})}
              onPress={() => {
                useWorkspace.getState().setDrawer(false);
                void navigate(assetAddress(game, 'fonts', name));
              }}
            >
              <span className={styles.name} style={includedStyle(name)}>
                {name}
              </span>
              <span className={styles.hint}>{hint}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
