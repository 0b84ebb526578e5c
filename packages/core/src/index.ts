export { canonicalText } from './archive/canonicalText.ts';
export { crc32 } from './archive/crc32.ts';
export { locateProgram } from './archive/locateProgram.ts';
export type { LocatedValue, TextSpan } from './archive/locateValues.ts';
export { locateValues } from './archive/locateValues.ts';
export type { PackCodec } from './archive/packArchive.ts';
export { packArchive } from './archive/packArchive.ts';
export type { ReadProject } from './archive/readProject.ts';
export { formatVersion, readProject } from './archive/readProject.ts';
export type { ArchiveCodec, Unpacked, UnpackOptions } from './archive/unpackArchive.ts';
export { readArchive, unpackArchive } from './archive/unpackArchive.ts';
export { documentsOf, encodeDocument, packDocuments, writeProject } from './archive/writeProject.ts';
export type { AssetType } from './assets/assetType.ts';
export type { AssetFacts, CheckedAsset } from './assets/checkAsset.ts';
export { checkAsset } from './assets/checkAsset.ts';
export { checkProjectAssets } from './assets/checkProjectAssets.ts';
export type { FontDescription } from './assets/describeFont.ts';
export { describeFont, longestSpecimen } from './assets/describeFont.ts';
export type { NamedAsset } from './assets/nameAsset.ts';
export { manifestEntry, nameAsset } from './assets/nameAsset.ts';
export type { Sniffed } from './assets/sniffAsset.ts';
export { sniffAsset } from './assets/sniffAsset.ts';
export type { BlockCoverage } from './assets/unicodeBlocks.ts';
export { blocksOf } from './assets/unicodeBlocks.ts';
export { uploadTexts } from './assets/uploadRules.ts';
export type { AttributeOwner } from './attributes/attributeOwner.ts';
export type { AttributeType, ScalarAttributeType } from './attributes/attributeType.ts';
export { attributeTypes, isAttributeType } from './attributes/attributeType.ts';
export { compositeTypes } from './attributes/compositeTypes.ts';
export type { Scalar } from './attributes/convert.ts';
export { convertValue, textOfNumber, textOfScalar } from './attributes/convert.ts';
export type { AttributeTypeDescriptor, ValueFault } from './attributes/defineAttributeType.ts';
export { isBlank } from './attributes/defineAttributeType.ts';
export { enumerations } from './attributes/enumerations.ts';
export type { AxisWrap } from './attributes/fillAxis.ts';
export { fillAxis } from './attributes/fillAxis.ts';
export { attributeSchema, builtInAttributes, findAttribute } from './attributes/findAttribute.ts';
export { attributeTypeDescriptors, isNumericType } from './attributes/findAttributeType.ts';
export type { KeypathOwner } from './attributes/keypathOwner.ts';
export type { AttributeGroup, AttributeNode } from './attributes/tree/node.ts';
export { isAttributeNode } from './attributes/tree/node.ts';
export { behaviorDescriptors } from './catalogue/behaviors/index.ts';
export { behaviorTitle, classTitle } from './catalogue/behaviorTitle.ts';
export { builtInFontOf, builtInFonts, optionalFonts } from './catalogue/builtInFonts.ts';
export { conditionKinds } from './catalogue/conditions/index.ts';
export type { AnyBehaviorDescriptor, BehaviorDescriptor, ChildList } from './catalogue/defineBehavior.ts';
export { defaultAttributes } from './catalogue/defineBehavior.ts';
export type { ConditionClass, EventType, PredicateDescriptor, PredicateType } from './catalogue/defineCondition.ts';
export { conditionClasses, predicateTypes } from './catalogue/defineCondition.ts';
export type { DelegateEvent } from './catalogue/delegateEvents.ts';
export { argumentNames, delegateEvents, findDelegateEvent } from './catalogue/delegateEvents.ts';
export type { DisplaySize } from './catalogue/displaySizes.ts';
export { displaySizes } from './catalogue/displaySizes.ts';
export type { AttributesOf, Field, FieldKind, Fields } from './catalogue/fields/field.ts';
export { numericSubjectField, subjectAttributeField, textSubjectField } from './catalogue/fields/subject.ts';
export { findBehavior } from './catalogue/findBehavior.ts';
export { findPredicate, predicateOfEvent } from './catalogue/findPredicate.ts';
export { findKey, keyNames } from './catalogue/keyNames.ts';
export { messageOf } from './catalogue/messageOf.ts';
export { normalizeCondition } from './catalogue/normalizeCondition.ts';
export { schemaOfBehavior, schemaOfField, schemaOfPredicate } from './catalogue/schemaOf.ts';
export type { ScriptMember, ScriptNames, ScriptParameter } from './catalogue/scriptFunctions.ts';
export {
  scriptDeclaration,
  scriptFunctions,
  scriptSignature,
  scriptTableMembers,
  scriptTypes,
} from './catalogue/scriptFunctions.ts';
export type { BehaviorType, Usage } from './catalogue/usages.ts';
export { usages } from './catalogue/usages.ts';
export type { Difference, DiffLine } from './diff/describeOps.ts';
export type { DiffFiles, FileDiff, ProjectDiff } from './diff/diffProjects.ts';
export { applyDiff, diffProjects, projectDifferences } from './diff/diffProjects.ts';
export type { DiffTextCode, DiffWords } from './diff/diffTexts.ts';
export { diffTexts } from './diff/diffTexts.ts';
export { opsBetween } from './diff/opsBetween.ts';
export { applyEdit } from './edit/applyEdit.ts';
export type { Applied } from './edit/applyOps.ts';
export { applyOps } from './edit/applyOps.ts';
export type { AssetAddress } from './edit/asset/assetEntry.ts';
export { isAssetNameTaken } from './edit/asset/assetEntry.ts';
export type { DuplicateContent } from './edit/asset/duplicateContent.ts';
export { findDuplicateAssets } from './edit/asset/duplicateContent.ts';
export { freeAssetName, freeFileName } from './edit/asset/freeAssetName.ts';
export type { CustomAttributeType } from './edit/attribute/addAttribute.ts';
export type { AttributePath } from './edit/attribute/attributePath.ts';
export { fitPolygon } from './edit/attribute/collisionPolygon.ts';
export { customAttributes } from './edit/attribute/ownerAttributes.ts';
export type { BehaviorGap } from './edit/behavior/behaviorGap.ts';
export type { BehaviorOwner } from './edit/behavior/behaviorOwner.ts';
export { behaviorsOf } from './edit/behavior/behaviorOwner.ts';
export { idsToDuplicate } from './edit/behavior/duplicateBehaviors.ts';
export { idsToInsert } from './edit/behavior/insertSavedBehavior.ts';
export type { ConditionKind } from './edit/condition/createCondition.ts';
export type { EditDefinition, EditLabel, EditOf } from './edit/defineEdit.ts';
export type { Edit } from './edit/editDefinitions.ts';
export { editDefinitions, findEdit } from './edit/editDefinitions.ts';
export { findInstance, instanceName } from './edit/instance/locateInstances.ts';
export type { Placement } from './edit/instance/placement.ts';
export { instanceValue, placementOf } from './edit/instance/placement.ts';
export { turned } from './edit/instance/turned.ts';
export { findMember } from './edit/memberIndex.ts';
export { nameIn, numberedName } from './edit/naming.ts';
export type { EditKey, EditPath, MemberKey, Op } from './edit/op.ts';
export { planRename } from './edit/project/planRename.ts';
export { documentAt, replaceDocuments } from './edit/replaceDocuments.ts';
export { tagsIn } from './edit/tag/tagText.ts';
export type { FittedExample } from './examples/exampleBehavior.ts';
export { exampleBehavior } from './examples/exampleBehavior.ts';
export type {
  CallNode,
  ChainNode,
  LiteralNode,
  NegationNode,
  ProgramNode,
  ReferenceNode,
} from './expression/ast.ts';
export type { Binder, Binding } from './expression/binder.ts';
export { createBinder } from './expression/binder.ts';
export { typeOfProgram } from './expression/bindProgram.ts';
export { limitWork, remainingWork, spendWork } from './expression/budget.ts';
export type { CheckContext, CheckedProgram } from './expression/checkProgram.ts';
export { checkProgram, valueTypeOf } from './expression/checkProgram.ts';
export type { EmittedProgram } from './expression/compileProgram.ts';
export {
  canGenerateCode,
  compileCode,
  compileProgram,
  compileProgramClosures,
  emitSource,
  forbidGeneratedCode,
  hoistConstants,
  readySource,
} from './expression/compileProgram.ts';
export { emptyTable } from './expression/emptyTable.ts';
export { exp, ln, log10, pow } from './expression/exponential.ts';
export type {
  ExpressionFunction,
  FunctionGroup,
  FunctionParameter,
  ParameterType,
} from './expression/functions/defineFunction.ts';
export { signatureOf } from './expression/functions/defineFunction.ts';
export { expressionFunctions, findFunction } from './expression/functions/expressionFunctions.ts';
export type { Choices } from './expression/names/choicesAt.ts';
export type { Completion, CompletionOptions, Completions } from './expression/names/completeAt.ts';
export { completeAt } from './expression/names/completeAt.ts';
export { formatProgram } from './expression/names/formatProgram.ts';
export type { HoverHelp, SignatureHelp } from './expression/names/helpAt.ts';
export { hoverAt, signatureAt } from './expression/names/helpAt.ts';
export type { NamedAttribute, NameGroup, NameScope, NameScopeOptions, NameStep } from './expression/names/nameScope.ts';
export { createNameScope } from './expression/names/nameScope.ts';
export type { TypedProgram } from './expression/names/parseText.ts';
export { parseText } from './expression/names/parseText.ts';
export { createProjectNames } from './expression/names/projectNames.ts';
export type { SourceToken, SourceTokenKind } from './expression/names/scanSource.ts';
export { scanSource } from './expression/names/scanSource.ts';
export { parseProgram } from './expression/parseProgram.ts';
export type { Program, ShowReference } from './expression/program.ts';
export { shownRange } from './expression/program.ts';
export type { ProgramPart } from './expression/programPart.ts';
export { isBlankProgram, joinParts } from './expression/programPart.ts';
export type { ReadyCode } from './expression/readyCode.ts';
export { collectSources, provideReadyCode } from './expression/readyCode.ts';
export type { ReadyProgram } from './expression/readyPrograms.ts';
export { collectPrograms, provideReadyPrograms } from './expression/readyPrograms.ts';
export { writeTextLiteral } from './expression/textLiteral.ts';
export { acos, asin, atan, atan2, cos, sin, tan } from './expression/trigonometry.ts';
export type { Evaluator, ExpressionWorld, FaultCode, TableValue, Value, ValueType } from './expression/value.ts';
export type * from './generated/entities.ts';
export { validateUndoCheckpoint } from './generated/historyValidators.js';
export type * from './generated/library.ts';
export { defaultAssignmentPreferences, defaultUiPreferences } from './generated/libraryDefaults.ts';
export {
  validateAssignmentPreferences,
  validateGlobalConfig,
  validateLibraryNotification,
  validateLocalDocument,
  validateLocalProjectEntry,
  validateProjectEntry,
  validateProjectLibrary,
  validatePublishedProject,
  validatePublishingLibrary,
  validateTemplateProject,
  validateUiPreferences,
  validateUserAccount,
} from './generated/libraryValidators.js';
export { validatePasteBundle } from './generated/pasteValidators.js';
export { changedDocuments } from './history/changedDocuments.ts';
export type { Checkpoint, CheckpointAction } from './history/checkpoint.ts';
export { dropTouched } from './history/dropTouched.ts';
export type { History } from './history/history.ts';
export { emptyHistory } from './history/history.ts';
export { collectAssetFiles, keptAssetFiles } from './history/keptAssetFiles.ts';
export type { ProjectSession, SessionOptions } from './history/projectSession.ts';
export { createProjectSession } from './history/projectSession.ts';
export type { QueueingSession, TableLoading } from './history/queueTableEdits.ts';
export { queueTableEdits } from './history/queueTableEdits.ts';
export type { ChangeSource, DispatchOptions, SessionState } from './history/sessionState.ts';
export type { StoredCheckpoint } from './history/storedCheckpoint.ts';
export { decodeCheckpoint, encodeCheckpoint } from './history/storedCheckpoint.ts';
export type { DecodedHistory, HistoryLimits, StoredHistory } from './history/storedHistory.ts';
export { decodeHistory, decodeSteps, encodeHistory, historyLimits, limitHistory } from './history/storedHistory.ts';
export { replaceTexts } from './language/replaceTexts.ts';
export type { ImportedLegacy } from './legacy/importLegacy.ts';
export { importLegacy, isLegacyProject } from './legacy/importLegacy.ts';
export type { Loss } from './legacy/losses.ts';
export type { ImportNote } from './legacy/restatements.ts';
export { accountOf } from './legacy/restatements.ts';
export type { ConflictKind, MergeConflict, MergeSide } from './merge/conflict.ts';
export type { AssetDigests, AssetVersions, MergedAsset } from './merge/mergeAssetFiles.ts';
export type { DescribedConflict, MergedProject } from './merge/mergeProjects.ts';
export { mergeProjects } from './merge/mergeProjects.ts';
export type { MergedDocument, StoredVersions } from './merge/mergeStoredDocument.ts';
export { mergeStoredDocument } from './merge/mergeStoredDocument.ts';
export type { Migrated } from './migrate/migrateDocuments.ts';
export { migrateDocuments, newerFormat } from './migrate/migrateDocuments.ts';
export type { Migration, StoredDocuments } from './migrate/migration.ts';
export { migrations } from './migrate/versions/index.ts';
export type { ControllerAxis, ControllerButton } from './model/controllers.ts';
export { controllerAxes, controllerButtons, controllerButtonTitles, controllerPlayers } from './model/controllers.ts';
export { createInstance } from './model/create/createInstance.ts';
export { createLayer } from './model/create/createLayer.ts';
export type { ProjectOptions } from './model/create/createProject.ts';
export { createProject, seedOfNewProjects } from './model/create/createProject.ts';
export { createPrototype } from './model/create/createPrototype.ts';
export { createScene, trackingAreaOf } from './model/create/createScene.ts';
export { framesPerSecond, millisecondsPerFrame, secondsPerFrame } from './model/frameRate.ts';
export type { IdSource } from './model/ids.ts';
export { createCountingIds, createIdSource } from './model/ids.ts';
export type { Issue, Result, Severity } from './model/issue.ts';
export { prefixIssues, refuse, succeed } from './model/issue.ts';
export type { IssueCode } from './model/issueCodes.ts';
export { issueCodes } from './model/issueCodes.ts';
export type { Json, JsonObject } from './model/json.ts';
export { isJsonObject, numberOr, textOr } from './model/json.ts';
export { limits } from './model/limits.ts';
export { callsServers, networkEnabled } from './model/networkEnabled.ts';
export { numberOfText } from './model/numberOfText.ts';
export type { IssueLocation, IssueOwner, OwnerKind } from './model/owner.ts';
export { locationOf, ownerOf } from './model/owner.ts';
export type { JsonFault } from './model/parse/locateJsonFault.ts';
export { locateJsonFault } from './model/parse/locateJsonFault.ts';
export type { ReadDocument } from './model/parse/readDocument.ts';
export { readDocument } from './model/parse/readDocument.ts';
export type { ReadOptions } from './model/parse/readJson.ts';
export type { DocumentPath, Path, PathKey } from './model/path.ts';
export { documentPathToPath, splitPath, valueAt } from './model/path.ts';
export type {
  AssetFiles,
  Collection,
  CollectionName,
  Project,
  ProjectContents,
  ProjectDocument,
} from './model/project.ts';
export { collectionNames, orderedPrototypes, orderedScenes } from './model/project.ts';
export { arrivalOrder, firstParts, firstScene, missingParts } from './model/projectParts.ts';
export type { AssetFolder, ProjectPathKind } from './model/projectPath.ts';
export { assetFolders, fileNameTwin, isFileName, projectPathKind } from './model/projectPath.ts';
export { checkValues, type DocumentFault, documentLimits } from './model/storedValues.ts';
export { cleanText, compareCodePoints, cutText, hasControls } from './model/text.ts';
export { attachImages, writeClipboardText } from './paste/clipboardText.ts';
export { copyBehaviors, copyInstances, copyPrototypes, copyScenes } from './paste/copySelection.ts';
export type { ReadBundle } from './paste/parseBundle.ts';
export { parseBundle } from './paste/parseBundle.ts';
export type { PasteAnswer, PasteAnswers, PasteQuestion } from './paste/pasteQuestion.ts';
export { pasteButtons, pasteDialog, pasteToasts } from './paste/pasteQuestion.ts';
export type { PasteTarget } from './paste/pasteTarget.ts';
export type { PastePlan } from './paste/planPaste.ts';
export { openQuestions, planPaste } from './paste/planPaste.ts';
export { readClipboardText } from './paste/readClipboardText.ts';
export type { ResolvedPaste, ResolveOptions } from './paste/resolvePaste.ts';
export { resolvePaste } from './paste/resolvePaste.ts';
export { isExpression } from './references/expressionValue.ts';
export type { ReferenceKind } from './references/fieldReferences.ts';
export { findInstancePath } from './references/findInstancePath.ts';
export type { ReferenceTarget } from './references/findReferences.ts';
export { findReferences, pointsTo } from './references/findReferences.ts';
export type { Use } from './references/findUses.ts';
export { findUses } from './references/findUses.ts';
export type { EvaluateInitially } from './references/initialValues.ts';
export { createInitialValues } from './references/initialValues.ts';
export { instanceKeypath, parseInstanceKeypath } from './references/instanceKeypath.ts';
export type { ResolvedKeypath } from './references/resolveKeypath.ts';
export { isIssue, resolveKeypath } from './references/resolveKeypath.ts';
export type { UnusedAsset } from './references/unusedAssets.ts';
export { findUnusedAssets } from './references/unusedAssets.ts';
export type { UseTarget } from './references/useTarget.ts';
export type { Reference, ReferenceOwner } from './references/walk.ts';
export { walkInstance, walkOwned, walkPrototype, walkReferences, walkScene } from './references/walk.ts';
export { isFieldActive } from './references/walkBehavior.ts';
export type { AppliedRepairs } from './repair/applyRepairs.ts';
export { applyRepairs } from './repair/applyRepairs.ts';
export type { RepairChange } from './repair/repairChange.ts';
export type { RepairedFiles } from './repair/repairFiles.ts';
export { repairFiles } from './repair/repairFiles.ts';
export type { RepairedProject, RepairOptions } from './repair/repairProject.ts';
export { repairInSteps, repairProject } from './repair/repairProject.ts';
export type { FurtherRepair } from './repair/repairStages.ts';
export { furtherRepairs } from './repair/repairStages.ts';
export type { FoundText, TextRange } from './search/findTexts.ts';
export { countKinds, findTexts, pathOfText, textsAt } from './search/findTexts.ts';
export type { OwnText, PlacedTexts, TextKind, TextPlace } from './search/projectText.ts';
export { foldText, textKinds } from './search/projectText.ts';
export { renameEdit } from './search/renameTarget.ts';
export { targetName, targetOfKeypath, targetOfReference, targetsOfBehavior } from './search/targets.ts';
export type { TextIndex } from './search/textIndex.ts';
export { indexTexts } from './search/textIndex.ts';
export type { ColumnType, ColumnTypeName } from './tables/columnTypes.ts';
export { columnTypeOf, columnTypes, defaultCell } from './tables/columnTypes.ts';
export type { CellConversionName } from './tables/convertCell.ts';
export { cellConversions, columnConversions, convertCell, normalizeCell } from './tables/convertCell.ts';
export { createTable, newColumnName } from './tables/createTable.ts';
export { canHold, guessColumnType, readCellText, writeCellText } from './tables/csvCells.ts';
export type { CsvDecimal } from './tables/csvDecimals.ts';
export { csvDecimals } from './tables/csvDecimals.ts';
export type { CsvSeparator } from './tables/csvSeparator.ts';
export { csvSeparators } from './tables/csvSeparator.ts';
export type { CsvEncoding } from './tables/decodeCsv.ts';
export { csvEncodings } from './tables/decodeCsv.ts';
export { listedTables, orderedTables } from './tables/orderedTables.ts';
export { createPurchaseTable, isColumnEditable, isPurchaseTable, purchaseTableName } from './tables/purchaseTable.ts';
export type { CsvReading, ReadCsvOptions } from './tables/readCsv.ts';
export { examineCsv, readCsv } from './tables/readCsv.ts';
export type { TableContent, TableParts } from './tables/tableContent.ts';
export { contentOfTable, partsOfContent } from './tables/tableContent.ts';
export { tableLimits } from './tables/tableLimits.ts';
export type { WriteCsvOptions } from './tables/writeCsv.ts';
export { writeCsv } from './tables/writeCsv.ts';
export { takesAttribute } from './validate/checkAttributeField.ts';
export type { ProjectChecker } from './validate/projectChecker.ts';
export { createProjectChecker } from './validate/projectChecker.ts';
export type { OwnerCount, ValidationReport } from './validate/report.ts';
export type { ProjectSummary } from './validate/summarizeProject.ts';
export { summarizeProject } from './validate/summarizeProject.ts';
export { validateBehavior } from './validate/validateBehavior.ts';
export { validateDocument, validateProject } from './validate/validateProject.ts';
export { documentsSizeFault, isDocumentFile, weighDocuments } from './weigh/weighDocuments.ts';
