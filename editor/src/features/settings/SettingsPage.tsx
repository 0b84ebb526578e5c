import { useId, useState } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { SearchField } from '../../components/SearchField.tsx';
import { SegmentedControl } from '../../components/SegmentedControl.tsx';
import { Switch } from '../../components/Switch.tsx';
import { t } from '../../i18n/t.ts';
import { usePreferences } from '../../ui-state/preferences.ts';
import { ChoiceInput } from '../fields/ChoiceInput.tsx';
import frame from '../fields/Frame.module.css';
import { NumberInput } from '../fields/NumberInput.tsx';
import { isLanguageFound, LanguageSection } from './LanguageSection.tsx';
import styles from './SettingsPage.module.css';
import {
  type ChoiceSetting,
  findSettings,
  type NumberSetting,
  type Setting,
  type SettingGroup,
  type SwitchSetting,
} from './settings.ts';

/** More names than this are in a list that opens. */
const mostSegments = 5;

/** The user's preferences, in groups, with a search. */
export default function SettingsPage() {
  const [query, setQuery] = useState('');
  const groups = findSettings(query);
  const hasLanguage = isLanguageFound(query);
  return (
    <div className={styles.page}>
      <title>{t('Settings - Playhouse')}</title>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('Settings')}</h1>
        <SearchField label={t('Search settings')} look="pill" onChange={setQuery} />
      </header>
      {hasLanguage ? <LanguageSection /> : null}
      {groups.map((group) => (
        <Group key={group.title} group={group} />
      ))}
      {groups.length === 0 && !hasLanguage ? (
        <EmptyState text={t('No setting contains “{query}”.', { query: query.trim() })} />
      ) : null}
    </div>
  );
}

function Group({ group }: { readonly group: SettingGroup }) {
  const heading = useId();
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {group.title}
      </h2>
      {group.settings.map((setting) => (
        <SettingRow key={setting.label} setting={setting} />
      ))}
    </section>
  );
}

function SettingRow({ setting }: { readonly setting: Setting }) {
  return (
    <div className={styles.row}>
      {setting.kind === 'switch' ? <SwitchRow setting={setting} /> : null}
      {setting.kind === 'choice' ? <ChoiceRow setting={setting} /> : null}
      {setting.kind === 'number' ? <NumberRow setting={setting} /> : null}
      {setting.hint ? (
        <p className={styles.hint} data-under={setting.kind}>
          {setting.hint}
        </p>
      ) : null}
    </div>
  );
}

function SwitchRow({ setting }: { readonly setting: SwitchSetting }) {
  const preferences = usePreferences();
  return (
    <Switch
      label={setting.label}
      isOn={setting.isOn(preferences)}
      onChange={(isOn) => preferences.change(setting.partFor(isOn))}
    />
  );
}

function NumberRow({ setting }: { readonly setting: NumberSetting }) {
  const preferences = usePreferences();
  const { label, unit, minimum, maximum } = setting;
  return (
    <div className={styles.field}>
      <span>{label}</span>
      <span className={`${frame.frame} ${styles.number}`}>
        <NumberInput
          label={label}
          unit={unit}
          minimum={minimum}
          maximum={maximum}
          value={setting.valueIn(preferences)}
          onChange={(value) => preferences.change(setting.partFor(value))}
        />
      </span>
    </div>
  );
}

function ChoiceRow({ setting }: { readonly setting: ChoiceSetting }) {
  const preferences = usePreferences();
  const { label, names } = setting;
  const chosen = setting.indexIn(preferences);
  const change = (index: number) => preferences.change(setting.partFor(index));
  return (
    <div className={styles.field}>
      <span>{label}</span>
      {names.length > mostSegments ? (
        <ChoiceInput
          label={label}
          value={chosen}
          options={names.map((name, index) => [index, name] as const)}
          onChange={change}
        />
      ) : (
        <SegmentedControl
          label={label}
          segments={names.map((name, index) => ({ id: String(index), label: name }))}
          value={String(chosen)}
          onChange={(id) => change(Number(id))}
        />
      )}
    </div>
  );
}
