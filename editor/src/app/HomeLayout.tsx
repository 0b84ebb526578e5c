import { Info, LibraryBig, type LucideIcon, Plus, SlidersHorizontal } from 'lucide-react';
import { Suspense } from 'react';
import { Link, NavLink, Outlet } from 'react-router';
import styles from './HomeLayout.module.css';
import { Logo } from './Logo.tsx';

/** The rooms around the editor: navigation at the start, one page beside it. docs/editor-design.md#screens. */
export function HomeLayout() {
  return (
    <div className={styles.home}>
      <nav className={styles.nav} aria-label="Home">
        <Link to="/projects" className={styles.brand} aria-label="Playhouse, home">
          <Logo />
          <b>Playhouse</b>
        </Link>
        <Link to="/templates" className={styles.new}>
          <Plus aria-hidden size={18} strokeWidth={1.75} />
          <span>New...</span>
        </Link>
        <Place to="/projects" icon={LibraryBig} label="My Projects" />
        <span className={styles.gap} />
        <Place to="/settings" icon={SlidersHorizontal} label="Settings" />
        <Place to="/about" icon={Info} label="About" />
      </nav>
      <main className={styles.main} id="page">
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </main>
    </div>
  );
}

function Place({ to, icon: Icon, label }: { to: string; icon: LucideIcon; label: string }) {
  return (
    <NavLink to={to} className={styles.place ?? ''}>
      <Icon aria-hidden size={19} strokeWidth={1.75} />
      <span>{label}</span>
    </NavLink>
  );
}
