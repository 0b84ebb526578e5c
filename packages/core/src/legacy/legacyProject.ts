import type { ProjectContents } from '../model/project.ts';
import { readActor } from './actor.ts';
import type { Claim, Claims } from './documentClaims.ts';
import { type BuiltDocument, keepStorable } from './documentSize.ts';
import type { LegacyFolder } from './legacyFolder.ts';
import { type LegacyPlan, type OpenSources, planLegacy } from './legacyPlan.ts';
import type { Loss } from './losses.ts';
import { settleNetworkKeys } from './networkKeys.ts';
import { listedElements, readGame } from './object.ts';
import { readSavedBehavior } from './savedBehavior.ts';
import { readScene } from './scene.ts';
import { describeAttribute, type Source } from './source.ts';
import { createTableReader } from './table.ts';
import type { XmlElement } from './xml.ts';

/**
 * Reports listed documents without a readable file (the reference is kept), and documents that no list names (they are
 * kept as well). docs/runtime-rules.md#damaged-projects.
 */
function reportListing(game: Source, elements: readonly XmlElement[], claims: Claims): Loss[] {
  const resolve = (id: string): string => claims.replaced.get(id) ?? id;
  const named = new Set(elements.map((element) => resolve(element.attributes.get('id') ?? '')));
  const present = new Set(claims.documents.map(({ id }) => id));
  for (const element of elements) {
    const id = element.attributes.get('id') ?? '';
    if (id === '' || present.has(resolve(id))) continue;
    game.lose(element, describeAttribute('id', id), 'No readable file has it. The reference was kept.', 'id');
  }
  return claims.documents
    .filter(({ id }) => !named.has(id))
    .map(({ source }) => ({
      document: source.file,
      path: '',
      what: 'the file',
      why: 'It was kept, although the game does not list it.',
    }));
}

/**
 * The project from the files of a legacy folder, and the losses that concern whole files.
 * docs/runtime-rules.md#importing-legacy-projects.
 */
export function assembleProject(
  folder: LegacyFolder,
  sources: OpenSources,
): { readonly contents: ProjectContents; readonly losses: Loss[] } {
  const plan = planLegacy(folder, sources);
  const losses = [...plan.assets.losses];
  const object = readGame(plan.contextOf(sources.game), sceneNames(plan));
  const actors = keepStorable(build(plan, plan.prototypes.documents, readActor), losses);
  const surroundings = { displaySize: object.attributes.displaySize, prototypes: actors };
  const scenes = keepStorable(
    build(plan, plan.scenes.documents, (context, id) => readScene(context, id, surroundings)),
    losses,
  );
  const tables = keepStorable(build(plan, plan.tables.documents, createTableReader()), losses);
  const behaviors = readSavedBehaviors(plan, sources, losses);
  if (sources.networkKeys) settleNetworkKeys(plan.contextOf(sources.networkKeys), object.attributes.networkEnabled);
  const listed = listedElements(sources.game.root);
  losses.push(...reportListing(sources.game, listed.prototypes, plan.prototypes));
  losses.push(...reportListing(sources.game, listed.scenes, plan.scenes));
  losses.push(...reportListing(sources.game, listed.tables, plan.tables));
  const assets = plan.assets.document;
  const project = { object, assets, scenes, actors, tables, behaviors, delegates: new Map(), tests: new Map() };
  return { contents: { project, files: plan.assets.files }, losses };
}

type Build<Document> = (context: ReturnType<LegacyPlan['contextOf']>, id: string) => Document | undefined;

function build<Document>(plan: LegacyPlan, claims: readonly Claim[], read: Build<Document>): BuiltDocument<Document>[] {
  return claims.map((claim) => ({ claim, document: read(plan.contextOf(claim.source), claim.id) }));
}

function readSavedBehaviors(plan: LegacyPlan, sources: OpenSources, losses: Loss[]) {
  const built = sources.behaviors.map(({ object, info }) => {
    const name = /([^/]+)\.behavior\//.exec(object.file)?.[1] ?? '';
    const document = readSavedBehavior(plan.contextOf(object), info, name);
    return { claim: { id: document.id, source: object }, document };
  });
  return keepStorable(built, losses);
}

/** Names of scenes as stated in their own files, by id. */
function sceneNames(plan: LegacyPlan): ReadonlyMap<string, string | undefined> {
  return new Map(plan.scenes.documents.map(({ id, source }) => [id, nameIn(source)]));
}

function nameIn(source: Source): string | undefined {
  const group = source.root.children.find(({ name }) => name === 'attributes');
  return group?.children.find((child) => child.attributes.get('id') === 'name')?.text;
}
