import {
  findDelegateEvent,
  type ScriptMember,
  scriptDeclaration,
  scriptFunctions,
  scriptTableMembers,
  scriptTypes,
} from '@playhouse/core';
import { Button } from 'react-aria-components/Button';
import { t } from '../../i18n/t.ts';
import { eventSignature } from './model/scriptEvents.ts';
import { callTemplate } from './model/scriptHelp.ts';
import styles from './ScriptSide.module.css';

export interface FunctionReferenceProps {
  /** The event of the script. */
  readonly event: string;
  readonly onInsert: (template: string) => void;
}

/** What a script can use, each of which can be inserted. */
export function FunctionReference({ event, onInsert }: FunctionReferenceProps) {
  const found = findDelegateEvent(event);
  const given = found?.arguments ?? [];
  const objects = given.flatMap(({ name, type }) => {
    const members = type === 'Table' ? undefined : scriptTypes.get(type);
    return members ? [{ name, members }] : [];
  });
  return (
    <div className={styles.panel}>
      <Members
        title={found ? t('Arguments of {event}', { event: eventSignature(found) }) : ''}
        members={given}
        onInsert={onInsert}
      />
      {objects.map(({ name, members }) => (
        <Members
          key={name}
          title={t('Members of {name}', { name })}
          members={members}
          owner={name}
          onInsert={onInsert}
        />
      ))}
      <Members title={t('The game')} members={scriptFunctions} onInsert={onInsert} />
      <Members
        title={t('Tables, as getTable returns them')}
        members={scriptTableMembers}
        owner="table"
        onInsert={onInsert}
      />
    </div>
  );
}

interface MembersProps extends Pick<FunctionReferenceProps, 'onInsert'> {
  readonly title: string;
  readonly members: readonly ScriptMember[];
  readonly owner?: string;
}

function Members({ title, members, owner = '', onInsert }: MembersProps) {
  if (members.length === 0) return null;
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {members.map((member) => (
          <li key={member.name}>
            <Button className={styles.member ?? ''} onPress={() => onInsert(callTemplate(member, owner))}>
              <span className="ph-hidden">{t('Insert')} </span>
              <code dir="ltr" className={styles.call}>
                {scriptDeclaration(member)}
              </code>
              <span className={styles.words}>{member.help}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
