import { type LucideIcon, MonitorDown, Plus } from 'lucide-react';
import { Suspense } from 'react';
import { Link, NavLink, Outlet, useLocation } from 'react-router';
import { Logo } from '../components/Logo.tsx';
import { AccountItem } from '../features/account/AccountItem.tsx';
import { t } from '../i18n/t.ts';
import { PageShown } from '../offline/firstPage.ts';
import { useInstalling } from '../offline/installing.ts';
import styles from './HomeLayout.module.css';
import { HomeOverlays } from './HomeOverlays.tsx';
import { homePlaces } from './homePlaces.ts';
import { PageBoundary } from './PageBoundary.tsx';

/** Layout of the pages outside the editor: navigation, then the page. docs/editor-design.md#screens. */
export function HomeLayout() {
  const { pathname } = useLocation();
  return (
    <div className={styles.home}>
      <nav className={styles.nav} aria-label={t('Home')}>
        <Link to="/projects" className={styles.brand} aria-label={t('Playhouse, home')}>
          <Logo />
          <b>{t('Playhouse')}</b>
        </Link>
        <Link to={homePlaces.templates.to} className={styles.new}>
          <Plus aria-hidden size={18} strokeWidth={1.75} />
          <span>{homePlaces.templates.label}</span>
        </Link>
        <NavItem {...homePlaces.projects} />
        <span className={styles.gap} />
        <InstallButton />
        <AccountItem className={styles.place} />
        <NavItem {...homePlaces.settings} />
        <NavItem {...homePlaces.about} />
      </nav>
      <main className={styles.main} id="page">
        <PageBoundary part="home" resetOn={pathname} isInMain>
          <Suspense fallback={null}>
            <Outlet />
            <PageShown />
          </Suspense>
        </PageBoundary>
      </main>
      <HomeOverlays />
    </div>
  );
}

/** Offers to install the editor as an application, where the browser can. */
function InstallButton() {
  const install = useInstalling((installing) => installing.install);
  if (!install) return null;
  return (
    <button type="button" className={styles.place} onClick={install}>
      <MonitorDown aria-hidden size={19} strokeWidth={1.75} />
      <span>{t('Install')}</span>
    </button>
  );
}

function NavItem({ to, icon: Icon, label }: { to: string; icon: LucideIcon; label: string }) {
  return (
    <NavLink to={to} className={styles.place ?? ''}>
      <Icon aria-hidden size={19} strokeWidth={1.75} />
      <span>{label}</span>
    </NavLink>
  );
}
