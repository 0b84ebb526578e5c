import {
  type AssetFolder,
  builtInFonts,
  type Edit,
  nameIn,
  optionalFonts,
  orderedPrototypes,
  orderedScenes,
  orderedTables,
  type Project,
} from '@playhouse/core';
import { Ear, Music, Plus, Table2, Tag, Type } from 'lucide-react';
import type { ReactNode } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../../components/Button.tsx';
import { SceneIcon } from '../../components/ownIcons.ts';
import { t } from '../../i18n/t.ts';
import { useProject, useSession } from '../../session/SessionContext.ts';
import { assetKinds } from '../assets/assetKinds.ts';
import { RefusedDialog } from '../assets/RefusedDialog.tsx';
import { fileTypes, useUploads } from '../assets/useUploads.ts';
import { actorPicture } from '../drawing/actorPicture.ts';
import { Thumbnail } from '../drawing/Thumbnail.tsx';
import { type FieldControlProps, pickerProps, storedText } from './fieldControl.ts';
import { Picker, type PickerOption, type PickerProps } from './Picker.tsx';
import { useGameTags } from './useGameValues.ts';

const icon = { 'aria-hidden': true, size: 15, strokeWidth: 1.75 } as const;

/** One of the game's actors, with its picture. */
export function ActorField(props: FieldControlProps) {
  const project = useProject((current) => current);
  const options = orderedPrototypes(project).map((actor): PickerOption => {
    const { image, color } = actorPicture(actor);
    return {
      id: actor.id,
      name: nameIn(actor, t('Actor')),
      picture: <Thumbnail image={image} color={color} size="tiny" />,
    };
  });
  return (
    <EntityPicker
      {...props}
      options={options}
      blank={t('No actor chosen')}
      missing={t('Missing actor')}
      empty={t('This game has no actors yet.')}
    />
  );
}

const sceneWords: Readonly<Record<string, string>> = {
  next: t('Next scene'),
  prev: t('Previous scene'),
  index: t('Scene by number'),
};

/** One of the game's scenes, or one determined at runtime, such as the next. */
export function SceneField(props: FieldControlProps) {
  const project = useProject((current) => current);
  const words = (props.field.words ?? []).map((word) => ({ id: word, name: sceneWords[word] ?? word }));
  const scenes = orderedScenes(project).map((scene): PickerOption => {
    return { id: scene.id, name: nameIn(scene, t('Scene')), picture: <SceneIcon {...icon} /> };
  });
  return (
    <EntityPicker
      {...props}
      options={[...words, ...scenes]}
      blank={t('No scene chosen')}
      missing={t('Missing scene')}
      empty={t('This game has no scenes.')}
    />
  );
}

/** One of the game's tables, or a new one with a single cell. */
export function TableField(props: FieldControlProps) {
  const project = useProject((current) => current);
  const session = useSession();
  const addTable = (): void => {
    const [id, row, column] = [session.newId(), session.newId(), session.newId()];
    props.onChange(id, undefined, [{ kind: 'table.add', data: { id, rows: [row], columns: [column] } }]);
  };
  const options = orderedTables(project).map(({ id, name }) => ({ id, name, picture: <Table2 {...icon} /> }));
  return (
    <EntityPicker
      {...props}
      options={options}
      blank={t('No table chosen')}
      missing={t('Missing table')}
      empty={t('This game has no tables yet.')}
      footer={(close) => (
        <Button
          size="small"
          icon={Plus}
          onPress={() => {
            addTable();
            close();
          }}
        >
          {t('New table')}
        </Button>
      )}
    />
  );
}

/** One of the game's sounds. */
export function SoundField(props: FieldControlProps) {
  const options = useSounds((name) => name);
  return (
    <FilePicker
      {...props}
      kind="sounds"
      options={options}
      blank={t('No sound chosen')}
      empty={t('This game has no sounds yet.')}
    />
  );
}

/** One of the game's sounds in a format suitable for music. docs/product-rules.md#uploads. */
export function MusicField(props: FieldControlProps) {
  const options = useSounds((name) => (/\.m4a$/i.test(name) ? name : undefined));
  return (
    <FilePicker
      {...props}
      kind="sounds"
      options={options}
      blank={t('No music chosen')}
      empty={t('This game has no m4a sounds yet.')}
    />
  );
}

/** A font of the game, or a built-in one. */
export function FontField(props: FieldControlProps) {
  const own = useProject((project) => project.assets.fonts);
  const options = [...own.map(({ name }) => name), ...builtInFonts, ...optionalFonts].map((name) => ({
    id: name,
    name,
    picture: <Type {...icon} />,
  }));
  return <FilePicker {...props} kind="fonts" options={options} blank={t('No font chosen')} empty="" />;
}

/** A tag of the game or of one of its actors, or a new one. */
export function TagField(props: FieldControlProps) {
  const options = useGameTags().map((tag) => ({ id: tag, name: tag, picture: <Tag {...icon} /> }));
  return (
    <EntityPicker
      {...props}
      options={options}
      blank={t('No tag chosen')}
      empty={t('No actor has a tag yet.')}
      creating={{
        word: 'tag',
        onCreate: (tag) => props.onChange(tag, undefined, [{ kind: 'tag.add', data: { tag } }]),
      }}
    />
  );
}

interface EntityPickerProps extends FieldControlProps, Pick<PickerProps, 'creating' | 'missing'> {
  readonly options: readonly PickerOption[];
  readonly blank: string;
  readonly empty: string;
  /** Shown below the list. */
  readonly footer?: (close: () => void) => ReactNode;
}

/** Picks an asset, or adds files and picks the first of them. */
function FilePicker({ kind, ...props }: EntityPickerProps & { readonly kind: AssetFolder }) {
  const uploads = useUploads(kind);
  const add = async (files: readonly File[]): Promise<void> => {
    const assets = (await uploads.store(files)).map(({ asset }) => asset);
    const [first] = assets;
    if (!first) return;
    const along = assets.map((asset): Edit => ({ kind: 'asset.add', data: { kind, asset } }));
    props.onChange(first.name, undefined, along);
  };
  return (
    <>
      <EntityPicker
        {...props}
        footer={(close) => (
          <FileTrigger
            acceptedFileTypes={fileTypes[kind]}
            allowsMultiple
            onSelect={(list) => {
              void add(list ? [...list] : []);
              close();
            }}
          >
            <Button size="small" icon={Plus}>
              {assetKinds[kind].add}
            </Button>
          </FileTrigger>
        )}
      />
      <RefusedDialog kind={kind} names={uploads.refused} onClose={uploads.forget} />
    </>
  );
}

function EntityPicker(props: EntityPickerProps) {
  const { value, onChange, field, options, blank, missing, empty, footer, creating } = props;
  const all = field.required || options.length === 0 ? options : [{ id: '', name: t('None') }, ...options];
  return (
    <Picker
      {...pickerProps(props)}
      value={storedText(value)}
      options={all}
      blank={blank}
      {...(missing !== undefined && { missing })}
      empty={empty}
      onChange={(id) => onChange(id)}
      {...(footer && { footer })}
      {...(creating && { creating })}
    />
  );
}

function useSounds(storedAs: (name: string) => string | undefined): readonly PickerOption[] {
  const sounds = useProject((project: Project) => project.assets.sounds);
  return sounds.flatMap(({ name, files }): PickerOption[] => {
    if (!files.some((file) => storedAs(file.name) !== undefined)) return [];
    const isMusic = files.some((file) => /\.m4a$/i.test(file.name));
    return [{ id: name, name, picture: isMusic ? <Music {...icon} /> : <Ear {...icon} /> }];
  });
}
