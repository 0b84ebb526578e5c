// Generated from schemas/library by `npm run generate`. Do not edit.
import type { AssignmentPreferences, UiPreferences } from './library.ts';

/** What holds where the document says nothing. */
export const defaultAssignmentPreferences: Required<AssignmentPreferences> = {
  "archived": [],
  "showTutorial": true,
  "tabOpen": false
};

/** What holds where the document says nothing. */
export const defaultUiPreferences: Required<UiPreferences> = {
  "theme": "pro-theme",
  "behaviorOrganization": "type",
  "assignmentDrawerPosition": "right",
  "gridWidth": 100,
  "gridHeight": 100,
  "gridColor": "magenta",
  "previewZoom": null,
  "previewAspect": null,
  "previewOrientation": null,
  "previewViewportFit": null,
  "attributeWarnings": true,
  "showEduAssignmentTutorial": true,
  "actorResizeScale": 1,
  "hideMonetization": true,
  "hideGameServices": true,
  "smartNavigation": false,
  "inspectorVisible": true,
  "repairSparse": false
};
