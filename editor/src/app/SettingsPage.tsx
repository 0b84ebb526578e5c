import { SegmentedControl } from '../components/SegmentedControl.tsx';
import { Switch } from '../components/Switch.tsx';
import { themes } from '../theme/themes.ts';
import { usePreferences } from '../ui-state/preferences.ts';
import styles from './SettingsPage.module.css';

const themeSegments = [{ id: 'system', label: 'Match system' }, ...themes] as const;
const densitySegments = [
  { id: 'theme', label: 'Match theme' },
  { id: 'compact', label: 'Compact' },
  { id: 'comfortable', label: 'Comfortable' },
] as const;
const motionSegments = [
  { id: 'system', label: 'Match system' },
  { id: 'reduced', label: 'Reduced' },
] as const;

/** Preferences of this browser. */
export default function SettingsPage() {
  const { appearance, change } = usePreferences();
  return (
    <div className={styles.page}>
      <title>Settings - Playhouse</title>
      <h1 className={styles.title}>Settings</h1>
      <section className={styles.section} aria-labelledby="appearance">
        <h2 id="appearance" className={styles.heading}>
          Appearance
        </h2>
        <div className={styles.field}>
          <span>Theme</span>
          <SegmentedControl
            label="Theme"
            segments={themeSegments}
            value={appearance.theme}
            onChange={(theme) => change({ appearance: { ...appearance, theme } })}
          />
        </div>
        <div className={styles.field}>
          <span>Density</span>
          <SegmentedControl
            label="Density"
            segments={densitySegments}
            value={appearance.density}
            onChange={(density) => change({ appearance: { ...appearance, density } })}
          />
        </div>
        <div className={styles.field}>
          <span>Motion</span>
          <SegmentedControl
            label="Motion"
            segments={motionSegments}
            value={appearance.motion}
            onChange={(motion) => change({ appearance: { ...appearance, motion } })}
          />
        </div>
      </section>
      <BehaviorSettings />
    </div>
  );
}

const organizationSegments = [
  { id: 'usage', label: 'Usage' },
  { id: 'type', label: 'Kind' },
  { id: 'name', label: 'A-Z' },
] as const;

/** What the behavior library shows, and when. */
function BehaviorSettings() {
  const { behaviorOrganization, hideMonetization, hideGameServices, smartNavigation, change } = usePreferences();
  return (
    <section className={styles.section} aria-labelledby="behaviors">
      <h2 id="behaviors" className={styles.heading}>
        Behaviors
      </h2>
      <div className={styles.field}>
        <span>Group by</span>
        <SegmentedControl
          label="Group behaviors by"
          segments={organizationSegments}
          value={behaviorOrganization}
          onChange={(organization) => change({ behaviorOrganization: organization })}
        />
      </div>
      <Switch
        label="Show Monetization"
        isOn={!hideMonetization}
        onChange={(isShown) => change({ hideMonetization: !isShown })}
      />
      <Switch
        label="Show Game Services"
        isOn={!hideGameServices}
        onChange={(isShown) => change({ hideGameServices: !isShown })}
      />
      <Switch
        label="Open the behavior library with an actor"
        isOn={smartNavigation}
        onChange={(isOn) => change({ smartNavigation: isOn })}
      />
    </section>
  );
}
