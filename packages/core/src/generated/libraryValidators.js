// Generated from schemas/library by `npm run generate`. Do not edit.
"use strict";
export const validateAssignmentPreferences = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/library/assignment-preferences.json","title":"AssignmentPreferences","description":"What a person chose about assignments. Stored as assignment_prefs. A missing key means its default.","type":"object","properties":{"archived":{"type":"array","items":{"type":"string","minLength":1},"default":[],"description":"Ids of assignments that are put away."},"showTutorial":{"type":"boolean","default":true},"tabOpen":{"type":"boolean","default":false}},"required":[]};
const func1 = (text) => {
  let length = text.length;
  for (let at = 0; at < text.length - 1; at++)
    if ((text.charCodeAt(at) & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00) length--;
  return length;
};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://playhouse.example/schemas/1/library/assignment-preferences.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.archived !== undefined){
let data0 = data.archived;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate20.errors = [{instancePath:instancePath+"/archived/" + i0,schemaPath:"#/properties/archived/items/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/archived/" + i0,schemaPath:"#/properties/archived/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/archived",schemaPath:"#/properties/archived/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.showTutorial !== undefined){
const _errs5 = errors;
if(typeof data.showTutorial !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/showTutorial",schemaPath:"#/properties/showTutorial/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tabOpen !== undefined){
const _errs7 = errors;
if(typeof data.tabOpen !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/tabOpen",schemaPath:"#/properties/tabOpen/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"archived":true,"showTutorial":true,"tabOpen":true},"dynamicProps":false,"dynamicItems":false};

export const validateGlobalConfig = validate21;
const schema32 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/library/global-config.json","title":"GlobalConfig","description":"What the server tells everybody. Stored as global_config.","type":"object","properties":{"notifications":{"type":"array","items":{"$ref":"notification.json"},"default":[]}},"required":["notifications"]};
const schema33 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/library/notification.json","title":"LibraryNotification","description":"News for a person. It expires after 7 days.","type":"object","properties":{"id":{"type":"string","minLength":1},"createdAt":{"type":"string","description":"When it was sent. ISO 8601."},"message":{"type":"string","description":"What people read."}},"required":["id","createdAt"]};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://playhouse.example/schemas/1/library/global-config.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.notifications === undefined) && (missing0 = "notifications")){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.notifications !== undefined){
let data0 = data.notifications;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.id === undefined) && (missing1 = "id")) || ((data1.createdAt === undefined) && (missing1 = "createdAt"))){
validate21.errors = [{instancePath:instancePath+"/notifications/" + i0,schemaPath:"notification.json/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.id !== undefined){
let data2 = data1.id;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate21.errors = [{instancePath:instancePath+"/notifications/" + i0+"/id",schemaPath:"notification.json/properties/id/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/notifications/" + i0+"/id",schemaPath:"notification.json/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs6 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.createdAt !== undefined){
const _errs8 = errors;
if(typeof data1.createdAt !== "string"){
validate21.errors = [{instancePath:instancePath+"/notifications/" + i0+"/createdAt",schemaPath:"notification.json/properties/createdAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.message !== undefined){
const _errs10 = errors;
if(typeof data1.message !== "string"){
validate21.errors = [{instancePath:instancePath+"/notifications/" + i0+"/message",schemaPath:"notification.json/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/notifications/" + i0,schemaPath:"notification.json/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/notifications",schemaPath:"#/properties/notifications/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"notifications":true},"dynamicProps":false,"dynamicItems":false};

export const validateLocalDocument = validate22;
const schema34 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/library/local-document.json","title":"LocalDocument","description":"What this computer keeps for a person. Stored as gscreator.","type":"object","properties":{"projects":{"type":"array","items":{"$ref":"local-entry.json"},"default":[]},"uiPrefs":{"$ref":"ui-preferences.json"},"seenNotifications":{"type":"array","items":{"type":"string","minLength":1},"default":[],"description":"Ids of notifications that were seen."}},"required":["projects","uiPrefs","seenNotifications"]};
const schema35 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/library/local-entry.json","title":"LocalProjectEntry","description":"A project in the library of this computer.","type":"object","properties":{"id":{"type":"string","description":"Stands in addresses and names the database of the project.","minLength":1},"title":{"type":"string","maxLength":256},"uuid":{"type":"string","description":"Which copy of the project it is."},"createdAt":{"type":"string","description":"First saved. ISO 8601."},"updatedAt":{"type":"string","description":"Last change of a document or an asset. ISO 8601."},"openedAt":{"type":"string","description":"Last opened. ISO 8601."},"picturedAt":{"type":"string","description":"When its picture was made. ISO 8601."},"deletedAt":{"type":"string","description":"Present while it lies in the trash. ISO 8601."},"sample":{"type":"string","description":"Name of the sample that it is a copy of."},"facts":{"type":"object","description":"What the list shows without opening the project.","properties":{"scenes":{"type":"integer","minimum":0},"prototypes":{"type":"integer","minimum":0},"cast":{"type":"array","description":"Names of the actors in the picture of the cast.","items":{"type":"string"}},"lastChange":{"type":"string","description":"The last edit in words."},"place":{"type":"string","description":"Where the user was: the part of the address after the project."}},"required":["scenes","prototypes"]},"cloud":{"type":"object","description":"Its side on a server, once it was synced.","properties":{"project":{"type":"string","description":"Id of the project there."},"user":{"type":"string","description":"Id of the person who syncs it."},"isOn":{"type":"boolean"},"isKept":{"const":true,"description":"Access ended, and this copy stays."}},"required":["project","user","isOn"]}},"required":["id","title"]};
const schema36 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/library/ui-preferences.json","title":"UiPreferences","description":"What a person likes in the editor. A missing key means its default.","type":"object","properties":{"theme":{"type":"string","default":"pro-theme"},"behaviorOrganization":{"type":"string","description":"How the library of behaviors is grouped.","default":"type"},"assignmentDrawerPosition":{"type":"string","description":"Side of the window at which assignments open.","default":"right"},"gridWidth":{"type":"number","exclusiveMinimum":0,"default":100},"gridHeight":{"type":"number","exclusiveMinimum":0,"default":100},"gridColor":{"type":"string","default":"magenta"},"previewZoom":{"type":["string","number","null"],"default":null,"description":"Magnification of the preview; null to fit."},"previewAspect":{"type":["string","number","null"],"default":null,"description":"Aspect of the preview; null for that of the game."},"previewOrientation":{"type":["string","number","null"],"default":null,"description":"Orientation of the preview; null for that of the game."},"previewViewportFit":{"type":["string","number","null"],"default":null,"description":"How the preview fills its frame; null for the usual way."},"attributeWarnings":{"type":"boolean","default":true},"showEduAssignmentTutorial":{"type":"boolean","default":true},"actorResizeScale":{"type":"number","exclusiveMinimum":0,"default":1,"description":"Size at which a dragged image becomes an actor."},"hideMonetization":{"type":"boolean","default":true},"hideGameServices":{"type":"boolean","default":true},"smartNavigation":{"type":"boolean","default":false,"description":"Opening an actor opens the library of behaviors."},"inspectorVisible":{"type":"boolean","default":true},"repairSparse":{"type":"boolean","default":false,"description":"Projects are repaired when they are opened."}},"required":[]};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://playhouse.example/schemas/1/library/local-document.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.projects === undefined) && (missing0 = "projects")) || ((data.uiPrefs === undefined) && (missing0 = "uiPrefs"))) || ((data.seenNotifications === undefined) && (missing0 = "seenNotifications"))){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.projects !== undefined){
let data0 = data.projects;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.id === undefined) && (missing1 = "id")) || ((data1.title === undefined) && (missing1 = "title"))){
validate22.errors = [{instancePath:instancePath+"/projects/" + i0,schemaPath:"local-entry.json/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.id !== undefined){
let data2 = data1.id;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate22.errors = [{instancePath:instancePath+"/projects/" + i0+"/id",schemaPath:"local-entry.json/properties/id/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/projects/" + i0+"/id",schemaPath:"local-entry.json/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs6 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.title !== undefined){
let data3 = data1.title;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func1(data3) > 256){
validate22.errors = [{instancePath:instancePath+"/projects/" + i0+"/title",schemaPath:"local-entry.json/properties/title/maxLength",keyword:"maxLength",params:{limit: 256}}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/projects/" + i0+"/title",schemaPath:"local-entry.json/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.uuid !== undefined){
const _errs10 = errors;
if(typeof data1.uuid !== "string"){
validate22.errors = [{instancePath:instancePath+"/projects/" + i0+"/uuid",schemaPath:"local-entry.json/properties/uuid/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.createdAt !== undefined){
const _errs12 = errors;
if(typeof data1.createdAt !== "string"){
validate22.errors = [{instancePath:instancePath+"/projects/" + i0+"/createdAt",schemaPath:"local-entry.json/properties/createdAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.updatedAt !== undefined){
const _errs14 = errors;
if(typeof data1.updatedAt !== "string"){
validate22.errors = [{instancePath:instancePath+"/projects/" + i0+"/updatedAt",schemaPath:"local-entry.json/properties/updatedAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.openedAt !== undefined){
const _errs16 = errors;
if(typeof data1.openedAt !== "string"){
validate22.errors = [{instancePath:instancePath+"/projects/" + i0+"/openedAt",schemaPath:"local-entry.json/properties/openedAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.picturedAt !== undefined){
const _errs18 = errors;
if(typeof data1.picturedAt !== "string"){
validate22.errors = [{instancePath:instancePath+"/projects/" + i0+"/picturedAt",schemaPath:"local-entry.json/properties/picturedAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.deletedAt !== undefined){
const _errs20 = errors;
if(typeof data1.deletedAt !== "string"){
validate22.errors = [{instancePath:instancePath+"/projects/" + i0+"/deletedAt",schemaPath:"local-entry.json/properties/deletedAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.sample !== undefined){
const _errs22 = errors;
if(typeof data1.sample !== "string"){
validate22.errors = [{instancePath:instancePath+"/projects/" + i0+"/sample",schemaPath:"local-entry.json/properties/sample/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.facts !== undefined){
let data11 = data1.facts;
const _errs24 = errors;
if(errors === _errs24){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing2;
if(((data11.scenes === undefined) && (missing2 = "scenes")) || ((data11.prototypes === undefined) && (missing2 = "prototypes"))){
validate22.errors = [{instancePath:instancePath+"/projects/" + i0+"/facts",schemaPath:"local-entry.json/properties/facts/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data11.scenes !== undefined){
let data12 = data11.scenes;
const _errs26 = errors;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
validate22.errors = [{instancePath:instancePath+"/projects/" + i0+"/facts/scenes",schemaPath:"local-entry.json/properties/facts/properties/scenes/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs26){
if(typeof data12 == "number"){
if(data12 < 0 || isNaN(data12)){
validate22.errors = [{instancePath:instancePath+"/projects/" + i0+"/facts/scenes",schemaPath:"local-entry.json/properties/facts/properties/scenes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs26 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.prototypes !== undefined){
let data13 = data11.prototypes;
const _errs28 = errors;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
validate22.errors = [{instancePath:instancePath+"/projects/" + i0+"/facts/prototypes",schemaPath:"local-entry.json/properties/facts/properties/prototypes/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs28){
if(typeof data13 == "number"){
if(data13 < 0 || isNaN(data13)){
validate22.errors = [{instancePath:instancePath+"/projects/" + i0+"/facts/prototypes",schemaPath:"local-entry.json/properties/facts/properties/prototypes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid4 = _errs28 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.cast !== undefined){
let data14 = data11.cast;
const _errs30 = errors;
if(errors === _errs30){
if(Array.isArray(data14)){
var valid5 = true;
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
const _errs32 = errors;
if(typeof data14[i1] !== "string"){
validate22.errors = [{instancePath:instancePath+"/projects/" + i0+"/facts/cast/" + i1,schemaPath:"local-entry.json/properties/facts/properties/cast/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs32 === errors;
if(!valid5){
break;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/projects/" + i0+"/facts/cast",schemaPath:"local-entry.json/properties/facts/properties/cast/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid4 = _errs30 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.lastChange !== undefined){
const _errs34 = errors;
if(typeof data11.lastChange !== "string"){
validate22.errors = [{instancePath:instancePath+"/projects/" + i0+"/facts/lastChange",schemaPath:"local-entry.json/properties/facts/properties/lastChange/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs34 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.place !== undefined){
const _errs36 = errors;
if(typeof data11.place !== "string"){
validate22.errors = [{instancePath:instancePath+"/projects/" + i0+"/facts/place",schemaPath:"local-entry.json/properties/facts/properties/place/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs36 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/projects/" + i0+"/facts",schemaPath:"local-entry.json/properties/facts/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.cloud !== undefined){
let data18 = data1.cloud;
const _errs38 = errors;
if(errors === _errs38){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
let missing3;
if((((data18.project === undefined) && (missing3 = "project")) || ((data18.user === undefined) && (missing3 = "user"))) || ((data18.isOn === undefined) && (missing3 = "isOn"))){
validate22.errors = [{instancePath:instancePath+"/projects/" + i0+"/cloud",schemaPath:"local-entry.json/properties/cloud/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data18.project !== undefined){
const _errs40 = errors;
if(typeof data18.project !== "string"){
validate22.errors = [{instancePath:instancePath+"/projects/" + i0+"/cloud/project",schemaPath:"local-entry.json/properties/cloud/properties/project/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs40 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data18.user !== undefined){
const _errs42 = errors;
if(typeof data18.user !== "string"){
validate22.errors = [{instancePath:instancePath+"/projects/" + i0+"/cloud/user",schemaPath:"local-entry.json/properties/cloud/properties/user/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs42 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data18.isOn !== undefined){
const _errs44 = errors;
if(typeof data18.isOn !== "boolean"){
validate22.errors = [{instancePath:instancePath+"/projects/" + i0+"/cloud/isOn",schemaPath:"local-entry.json/properties/cloud/properties/isOn/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid6 = _errs44 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data18.isKept !== undefined){
const _errs46 = errors;
if(true !== data18.isKept){
validate22.errors = [{instancePath:instancePath+"/projects/" + i0+"/cloud/isKept",schemaPath:"local-entry.json/properties/cloud/properties/isKept/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid6 = _errs46 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/projects/" + i0+"/cloud",schemaPath:"local-entry.json/properties/cloud/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs38 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/projects/" + i0,schemaPath:"local-entry.json/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/projects",schemaPath:"#/properties/projects/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uiPrefs !== undefined){
let data23 = data.uiPrefs;
const _errs47 = errors;
const _errs48 = errors;
if(errors === _errs48){
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.theme !== undefined){
const _errs50 = errors;
if(typeof data23.theme !== "string"){
validate22.errors = [{instancePath:instancePath+"/uiPrefs/theme",schemaPath:"ui-preferences.json/properties/theme/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs50 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data23.behaviorOrganization !== undefined){
const _errs52 = errors;
if(typeof data23.behaviorOrganization !== "string"){
validate22.errors = [{instancePath:instancePath+"/uiPrefs/behaviorOrganization",schemaPath:"ui-preferences.json/properties/behaviorOrganization/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs52 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data23.assignmentDrawerPosition !== undefined){
const _errs54 = errors;
if(typeof data23.assignmentDrawerPosition !== "string"){
validate22.errors = [{instancePath:instancePath+"/uiPrefs/assignmentDrawerPosition",schemaPath:"ui-preferences.json/properties/assignmentDrawerPosition/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs54 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data23.gridWidth !== undefined){
let data27 = data23.gridWidth;
const _errs56 = errors;
if(errors === _errs56){
if(typeof data27 == "number"){
if(data27 <= 0 || isNaN(data27)){
validate22.errors = [{instancePath:instancePath+"/uiPrefs/gridWidth",schemaPath:"ui-preferences.json/properties/gridWidth/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/uiPrefs/gridWidth",schemaPath:"ui-preferences.json/properties/gridWidth/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid8 = _errs56 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data23.gridHeight !== undefined){
let data28 = data23.gridHeight;
const _errs58 = errors;
if(errors === _errs58){
if(typeof data28 == "number"){
if(data28 <= 0 || isNaN(data28)){
validate22.errors = [{instancePath:instancePath+"/uiPrefs/gridHeight",schemaPath:"ui-preferences.json/properties/gridHeight/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/uiPrefs/gridHeight",schemaPath:"ui-preferences.json/properties/gridHeight/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid8 = _errs58 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data23.gridColor !== undefined){
const _errs60 = errors;
if(typeof data23.gridColor !== "string"){
validate22.errors = [{instancePath:instancePath+"/uiPrefs/gridColor",schemaPath:"ui-preferences.json/properties/gridColor/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid8 = _errs60 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data23.previewZoom !== undefined){
let data30 = data23.previewZoom;
const _errs62 = errors;
if(((typeof data30 !== "string") && (!(typeof data30 == "number"))) && (data30 !== null)){
validate22.errors = [{instancePath:instancePath+"/uiPrefs/previewZoom",schemaPath:"ui-preferences.json/properties/previewZoom/type",keyword:"type",params:{type: schema36.properties.previewZoom.type}}];
return false;
}
var valid8 = _errs62 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data23.previewAspect !== undefined){
let data31 = data23.previewAspect;
const _errs64 = errors;
if(((typeof data31 !== "string") && (!(typeof data31 == "number"))) && (data31 !== null)){
validate22.errors = [{instancePath:instancePath+"/uiPrefs/previewAspect",schemaPath:"ui-preferences.json/properties/previewAspect/type",keyword:"type",params:{type: schema36.properties.previewAspect.type}}];
return false;
}
var valid8 = _errs64 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data23.previewOrientation !== undefined){
let data32 = data23.previewOrientation;
const _errs66 = errors;
if(((typeof data32 !== "string") && (!(typeof data32 == "number"))) && (data32 !== null)){
validate22.errors = [{instancePath:instancePath+"/uiPrefs/previewOrientation",schemaPath:"ui-preferences.json/properties/previewOrientation/type",keyword:"type",params:{type: schema36.properties.previewOrientation.type}}];
return false;
}
var valid8 = _errs66 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data23.previewViewportFit !== undefined){
let data33 = data23.previewViewportFit;
const _errs68 = errors;
if(((typeof data33 !== "string") && (!(typeof data33 == "number"))) && (data33 !== null)){
validate22.errors = [{instancePath:instancePath+"/uiPrefs/previewViewportFit",schemaPath:"ui-preferences.json/properties/previewViewportFit/type",keyword:"type",params:{type: schema36.properties.previewViewportFit.type}}];
return false;
}
var valid8 = _errs68 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data23.attributeWarnings !== undefined){
const _errs70 = errors;
if(typeof data23.attributeWarnings !== "boolean"){
validate22.errors = [{instancePath:instancePath+"/uiPrefs/attributeWarnings",schemaPath:"ui-preferences.json/properties/attributeWarnings/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid8 = _errs70 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data23.showEduAssignmentTutorial !== undefined){
const _errs72 = errors;
if(typeof data23.showEduAssignmentTutorial !== "boolean"){
validate22.errors = [{instancePath:instancePath+"/uiPrefs/showEduAssignmentTutorial",schemaPath:"ui-preferences.json/properties/showEduAssignmentTutorial/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid8 = _errs72 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data23.actorResizeScale !== undefined){
let data36 = data23.actorResizeScale;
const _errs74 = errors;
if(errors === _errs74){
if(typeof data36 == "number"){
if(data36 <= 0 || isNaN(data36)){
validate22.errors = [{instancePath:instancePath+"/uiPrefs/actorResizeScale",schemaPath:"ui-preferences.json/properties/actorResizeScale/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/uiPrefs/actorResizeScale",schemaPath:"ui-preferences.json/properties/actorResizeScale/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid8 = _errs74 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data23.hideMonetization !== undefined){
const _errs76 = errors;
if(typeof data23.hideMonetization !== "boolean"){
validate22.errors = [{instancePath:instancePath+"/uiPrefs/hideMonetization",schemaPath:"ui-preferences.json/properties/hideMonetization/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid8 = _errs76 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data23.hideGameServices !== undefined){
const _errs78 = errors;
if(typeof data23.hideGameServices !== "boolean"){
validate22.errors = [{instancePath:instancePath+"/uiPrefs/hideGameServices",schemaPath:"ui-preferences.json/properties/hideGameServices/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid8 = _errs78 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data23.smartNavigation !== undefined){
const _errs80 = errors;
if(typeof data23.smartNavigation !== "boolean"){
validate22.errors = [{instancePath:instancePath+"/uiPrefs/smartNavigation",schemaPath:"ui-preferences.json/properties/smartNavigation/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid8 = _errs80 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data23.inspectorVisible !== undefined){
const _errs82 = errors;
if(typeof data23.inspectorVisible !== "boolean"){
validate22.errors = [{instancePath:instancePath+"/uiPrefs/inspectorVisible",schemaPath:"ui-preferences.json/properties/inspectorVisible/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid8 = _errs82 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data23.repairSparse !== undefined){
const _errs84 = errors;
if(typeof data23.repairSparse !== "boolean"){
validate22.errors = [{instancePath:instancePath+"/uiPrefs/repairSparse",schemaPath:"ui-preferences.json/properties/repairSparse/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid8 = _errs84 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/uiPrefs",schemaPath:"ui-preferences.json/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seenNotifications !== undefined){
let data42 = data.seenNotifications;
const _errs86 = errors;
if(errors === _errs86){
if(Array.isArray(data42)){
var valid9 = true;
const len2 = data42.length;
for(let i2=0; i2<len2; i2++){
let data43 = data42[i2];
const _errs88 = errors;
if(errors === _errs88){
if(typeof data43 === "string"){
if(func1(data43) < 1){
validate22.errors = [{instancePath:instancePath+"/seenNotifications/" + i2,schemaPath:"#/properties/seenNotifications/items/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/seenNotifications/" + i2,schemaPath:"#/properties/seenNotifications/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid9 = _errs88 === errors;
if(!valid9){
break;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/seenNotifications",schemaPath:"#/properties/seenNotifications/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs86 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"projects":true,"uiPrefs":true,"seenNotifications":true},"dynamicProps":false,"dynamicItems":false};

export const validateLocalProjectEntry = validate23;

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://playhouse.example/schemas/1/library/local-entry.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate23.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 256){
validate23.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 256}}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uuid !== undefined){
const _errs5 = errors;
if(typeof data.uuid !== "string"){
validate23.errors = [{instancePath:instancePath+"/uuid",schemaPath:"#/properties/uuid/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
const _errs7 = errors;
if(typeof data.createdAt !== "string"){
validate23.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updatedAt !== undefined){
const _errs9 = errors;
if(typeof data.updatedAt !== "string"){
validate23.errors = [{instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.openedAt !== undefined){
const _errs11 = errors;
if(typeof data.openedAt !== "string"){
validate23.errors = [{instancePath:instancePath+"/openedAt",schemaPath:"#/properties/openedAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.picturedAt !== undefined){
const _errs13 = errors;
if(typeof data.picturedAt !== "string"){
validate23.errors = [{instancePath:instancePath+"/picturedAt",schemaPath:"#/properties/picturedAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deletedAt !== undefined){
const _errs15 = errors;
if(typeof data.deletedAt !== "string"){
validate23.errors = [{instancePath:instancePath+"/deletedAt",schemaPath:"#/properties/deletedAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sample !== undefined){
const _errs17 = errors;
if(typeof data.sample !== "string"){
validate23.errors = [{instancePath:instancePath+"/sample",schemaPath:"#/properties/sample/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.facts !== undefined){
let data9 = data.facts;
const _errs19 = errors;
if(errors === _errs19){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing1;
if(((data9.scenes === undefined) && (missing1 = "scenes")) || ((data9.prototypes === undefined) && (missing1 = "prototypes"))){
validate23.errors = [{instancePath:instancePath+"/facts",schemaPath:"#/properties/facts/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data9.scenes !== undefined){
let data10 = data9.scenes;
const _errs21 = errors;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
validate23.errors = [{instancePath:instancePath+"/facts/scenes",schemaPath:"#/properties/facts/properties/scenes/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs21){
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
validate23.errors = [{instancePath:instancePath+"/facts/scenes",schemaPath:"#/properties/facts/properties/scenes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid1 = _errs21 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data9.prototypes !== undefined){
let data11 = data9.prototypes;
const _errs23 = errors;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
validate23.errors = [{instancePath:instancePath+"/facts/prototypes",schemaPath:"#/properties/facts/properties/prototypes/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs23){
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
validate23.errors = [{instancePath:instancePath+"/facts/prototypes",schemaPath:"#/properties/facts/properties/prototypes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid1 = _errs23 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data9.cast !== undefined){
let data12 = data9.cast;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data12)){
var valid2 = true;
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
const _errs27 = errors;
if(typeof data12[i0] !== "string"){
validate23.errors = [{instancePath:instancePath+"/facts/cast/" + i0,schemaPath:"#/properties/facts/properties/cast/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs27 === errors;
if(!valid2){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/facts/cast",schemaPath:"#/properties/facts/properties/cast/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs25 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data9.lastChange !== undefined){
const _errs29 = errors;
if(typeof data9.lastChange !== "string"){
validate23.errors = [{instancePath:instancePath+"/facts/lastChange",schemaPath:"#/properties/facts/properties/lastChange/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data9.place !== undefined){
const _errs31 = errors;
if(typeof data9.place !== "string"){
validate23.errors = [{instancePath:instancePath+"/facts/place",schemaPath:"#/properties/facts/properties/place/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs31 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/facts",schemaPath:"#/properties/facts/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cloud !== undefined){
let data16 = data.cloud;
const _errs33 = errors;
if(errors === _errs33){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
let missing2;
if((((data16.project === undefined) && (missing2 = "project")) || ((data16.user === undefined) && (missing2 = "user"))) || ((data16.isOn === undefined) && (missing2 = "isOn"))){
validate23.errors = [{instancePath:instancePath+"/cloud",schemaPath:"#/properties/cloud/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data16.project !== undefined){
const _errs35 = errors;
if(typeof data16.project !== "string"){
validate23.errors = [{instancePath:instancePath+"/cloud/project",schemaPath:"#/properties/cloud/properties/project/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs35 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data16.user !== undefined){
const _errs37 = errors;
if(typeof data16.user !== "string"){
validate23.errors = [{instancePath:instancePath+"/cloud/user",schemaPath:"#/properties/cloud/properties/user/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs37 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data16.isOn !== undefined){
const _errs39 = errors;
if(typeof data16.isOn !== "boolean"){
validate23.errors = [{instancePath:instancePath+"/cloud/isOn",schemaPath:"#/properties/cloud/properties/isOn/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid3 = _errs39 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data16.isKept !== undefined){
const _errs41 = errors;
if(true !== data16.isKept){
validate23.errors = [{instancePath:instancePath+"/cloud/isKept",schemaPath:"#/properties/cloud/properties/isKept/const",keyword:"const",params:{allowedValue: true}}];
return false;
}
var valid3 = _errs41 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/cloud",schemaPath:"#/properties/cloud/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"id":true,"title":true,"uuid":true,"createdAt":true,"updatedAt":true,"openedAt":true,"picturedAt":true,"deletedAt":true,"sample":true,"facts":true,"cloud":true},"dynamicProps":false,"dynamicItems":false};

export const validateLibraryNotification = validate24;

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://playhouse.example/schemas/1/library/notification.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.createdAt === undefined) && (missing0 = "createdAt"))){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate24.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
const _errs3 = errors;
if(typeof data.createdAt !== "string"){
validate24.errors = [{instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs5 = errors;
if(typeof data.message !== "string"){
validate24.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"id":true,"createdAt":true,"message":true},"dynamicProps":false,"dynamicItems":false};

export const validateProjectEntry = validate25;
const schema39 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/library/project-entry.json","title":"ProjectEntry","description":"A project in the library of a signed-in person.","type":"object","properties":{"id":{"type":"string","minLength":1},"uuid":{"type":"string","description":"Which copy of the project it is; also in the name of its database."},"name":{"type":"string","maxLength":256},"published_at":{"type":["string","null"],"description":"When it was last published. ISO 8601."},"deletedAt":{"type":"string","description":"Present while it lies in the trash. ISO 8601."}},"required":["id","uuid","name"]};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://playhouse.example/schemas/1/library/project-entry.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.uuid === undefined) && (missing0 = "uuid"))) || ((data.name === undefined) && (missing0 = "name"))){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate25.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uuid !== undefined){
const _errs3 = errors;
if(typeof data.uuid !== "string"){
validate25.errors = [{instancePath:instancePath+"/uuid",schemaPath:"#/properties/uuid/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func1(data2) > 256){
validate25.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 256}}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.published_at !== undefined){
let data3 = data.published_at;
const _errs7 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate25.errors = [{instancePath:instancePath+"/published_at",schemaPath:"#/properties/published_at/type",keyword:"type",params:{type: schema39.properties.published_at.type}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deletedAt !== undefined){
const _errs9 = errors;
if(typeof data.deletedAt !== "string"){
validate25.errors = [{instancePath:instancePath+"/deletedAt",schemaPath:"#/properties/deletedAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"id":true,"uuid":true,"name":true,"published_at":true,"deletedAt":true},"dynamicProps":false,"dynamicItems":false};

export const validateProjectLibrary = validate26;
const schema40 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/library/project-library.json","title":"ProjectLibrary","description":"The projects of a signed-in person. Stored as project_library.","type":"object","properties":{"projects":{"type":"array","items":{"$ref":"project-entry.json"},"default":[]},"deletedProjects":{"type":"array","items":{"$ref":"project-entry.json"},"default":[],"description":"The trash."}},"required":["projects","deletedProjects"]};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://playhouse.example/schemas/1/library/project-library.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.projects === undefined) && (missing0 = "projects")) || ((data.deletedProjects === undefined) && (missing0 = "deletedProjects"))){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.projects !== undefined){
let data0 = data.projects;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((data1.id === undefined) && (missing1 = "id")) || ((data1.uuid === undefined) && (missing1 = "uuid"))) || ((data1.name === undefined) && (missing1 = "name"))){
validate26.errors = [{instancePath:instancePath+"/projects/" + i0,schemaPath:"project-entry.json/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.id !== undefined){
let data2 = data1.id;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate26.errors = [{instancePath:instancePath+"/projects/" + i0+"/id",schemaPath:"project-entry.json/properties/id/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/projects/" + i0+"/id",schemaPath:"project-entry.json/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs6 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.uuid !== undefined){
const _errs8 = errors;
if(typeof data1.uuid !== "string"){
validate26.errors = [{instancePath:instancePath+"/projects/" + i0+"/uuid",schemaPath:"project-entry.json/properties/uuid/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.name !== undefined){
let data4 = data1.name;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(func1(data4) > 256){
validate26.errors = [{instancePath:instancePath+"/projects/" + i0+"/name",schemaPath:"project-entry.json/properties/name/maxLength",keyword:"maxLength",params:{limit: 256}}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/projects/" + i0+"/name",schemaPath:"project-entry.json/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.published_at !== undefined){
let data5 = data1.published_at;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate26.errors = [{instancePath:instancePath+"/projects/" + i0+"/published_at",schemaPath:"project-entry.json/properties/published_at/type",keyword:"type",params:{type: schema39.properties.published_at.type}}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.deletedAt !== undefined){
const _errs14 = errors;
if(typeof data1.deletedAt !== "string"){
validate26.errors = [{instancePath:instancePath+"/projects/" + i0+"/deletedAt",schemaPath:"project-entry.json/properties/deletedAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/projects/" + i0,schemaPath:"project-entry.json/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/projects",schemaPath:"#/properties/projects/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deletedProjects !== undefined){
let data7 = data.deletedProjects;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data7)){
var valid4 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing2;
if((((data8.id === undefined) && (missing2 = "id")) || ((data8.uuid === undefined) && (missing2 = "uuid"))) || ((data8.name === undefined) && (missing2 = "name"))){
validate26.errors = [{instancePath:instancePath+"/deletedProjects/" + i1,schemaPath:"project-entry.json/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data8.id !== undefined){
let data9 = data8.id;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data9 === "string"){
if(func1(data9) < 1){
validate26.errors = [{instancePath:instancePath+"/deletedProjects/" + i1+"/id",schemaPath:"project-entry.json/properties/id/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/deletedProjects/" + i1+"/id",schemaPath:"project-entry.json/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid6 = _errs21 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data8.uuid !== undefined){
const _errs23 = errors;
if(typeof data8.uuid !== "string"){
validate26.errors = [{instancePath:instancePath+"/deletedProjects/" + i1+"/uuid",schemaPath:"project-entry.json/properties/uuid/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs23 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data8.name !== undefined){
let data11 = data8.name;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data11 === "string"){
if(func1(data11) > 256){
validate26.errors = [{instancePath:instancePath+"/deletedProjects/" + i1+"/name",schemaPath:"project-entry.json/properties/name/maxLength",keyword:"maxLength",params:{limit: 256}}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/deletedProjects/" + i1+"/name",schemaPath:"project-entry.json/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid6 = _errs25 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data8.published_at !== undefined){
let data12 = data8.published_at;
const _errs27 = errors;
if((typeof data12 !== "string") && (data12 !== null)){
validate26.errors = [{instancePath:instancePath+"/deletedProjects/" + i1+"/published_at",schemaPath:"project-entry.json/properties/published_at/type",keyword:"type",params:{type: schema39.properties.published_at.type}}];
return false;
}
var valid6 = _errs27 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data8.deletedAt !== undefined){
const _errs29 = errors;
if(typeof data8.deletedAt !== "string"){
validate26.errors = [{instancePath:instancePath+"/deletedProjects/" + i1+"/deletedAt",schemaPath:"project-entry.json/properties/deletedAt/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid6 = _errs29 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/deletedProjects/" + i1,schemaPath:"project-entry.json/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid4 = _errs18 === errors;
if(!valid4){
break;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/deletedProjects",schemaPath:"#/properties/deletedProjects/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"projects":true,"deletedProjects":true},"dynamicProps":false,"dynamicItems":false};

export const validatePublishedProject = validate27;
const schema43 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/library/published-project.json","title":"PublishedProject","description":"A project that was published.","type":"object","properties":{"id":{"type":"string","minLength":1},"title":{"type":"string","maxLength":256},"icon_url":{"type":"string"},"created_at":{"type":"string","description":"First published. ISO 8601."},"updated_at":{"type":"string","description":"Last published. ISO 8601."},"uuid":{"type":"string"}},"required":["id","title","created_at","updated_at"]};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://playhouse.example/schemas/1/library/published-project.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
validate27.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate27.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate27.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 256){
validate27.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 256}}];
return false;
}
}
else {
validate27.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.icon_url !== undefined){
const _errs5 = errors;
if(typeof data.icon_url !== "string"){
validate27.errors = [{instancePath:instancePath+"/icon_url",schemaPath:"#/properties/icon_url/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
const _errs7 = errors;
if(typeof data.created_at !== "string"){
validate27.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
const _errs9 = errors;
if(typeof data.updated_at !== "string"){
validate27.errors = [{instancePath:instancePath+"/updated_at",schemaPath:"#/properties/updated_at/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uuid !== undefined){
const _errs11 = errors;
if(typeof data.uuid !== "string"){
validate27.errors = [{instancePath:instancePath+"/uuid",schemaPath:"#/properties/uuid/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"id":true,"title":true,"icon_url":true,"created_at":true,"updated_at":true,"uuid":true},"dynamicProps":false,"dynamicItems":false};

export const validatePublishingLibrary = validate28;
const schema44 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/library/publishing-library.json","title":"PublishingLibrary","description":"What a person has published. Stored as publishing_library.","type":"object","properties":{"projects":{"type":"array","items":{"$ref":"published-project.json"},"default":[]}},"required":["projects"]};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://playhouse.example/schemas/1/library/publishing-library.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.projects === undefined) && (missing0 = "projects")){
validate28.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.projects !== undefined){
let data0 = data.projects;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((((data1.id === undefined) && (missing1 = "id")) || ((data1.title === undefined) && (missing1 = "title"))) || ((data1.created_at === undefined) && (missing1 = "created_at"))) || ((data1.updated_at === undefined) && (missing1 = "updated_at"))){
validate28.errors = [{instancePath:instancePath+"/projects/" + i0,schemaPath:"published-project.json/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.id !== undefined){
let data2 = data1.id;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) < 1){
validate28.errors = [{instancePath:instancePath+"/projects/" + i0+"/id",schemaPath:"published-project.json/properties/id/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/projects/" + i0+"/id",schemaPath:"published-project.json/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs6 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.title !== undefined){
let data3 = data1.title;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func1(data3) > 256){
validate28.errors = [{instancePath:instancePath+"/projects/" + i0+"/title",schemaPath:"published-project.json/properties/title/maxLength",keyword:"maxLength",params:{limit: 256}}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/projects/" + i0+"/title",schemaPath:"published-project.json/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.icon_url !== undefined){
const _errs10 = errors;
if(typeof data1.icon_url !== "string"){
validate28.errors = [{instancePath:instancePath+"/projects/" + i0+"/icon_url",schemaPath:"published-project.json/properties/icon_url/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.created_at !== undefined){
const _errs12 = errors;
if(typeof data1.created_at !== "string"){
validate28.errors = [{instancePath:instancePath+"/projects/" + i0+"/created_at",schemaPath:"published-project.json/properties/created_at/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.updated_at !== undefined){
const _errs14 = errors;
if(typeof data1.updated_at !== "string"){
validate28.errors = [{instancePath:instancePath+"/projects/" + i0+"/updated_at",schemaPath:"published-project.json/properties/updated_at/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.uuid !== undefined){
const _errs16 = errors;
if(typeof data1.uuid !== "string"){
validate28.errors = [{instancePath:instancePath+"/projects/" + i0+"/uuid",schemaPath:"published-project.json/properties/uuid/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/projects/" + i0,schemaPath:"published-project.json/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/projects",schemaPath:"#/properties/projects/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"projects":true},"dynamicProps":false,"dynamicItems":false};

export const validateTemplateProject = validate29;
const schema46 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/library/template-project.json","title":"TemplateProject","description":"A project to start from.","type":"object","properties":{"id":{"type":"string","minLength":1},"title":{"type":"string","maxLength":256},"description":{"type":"string","default":""},"screenshot":{"type":"string","description":"Address of a picture."},"disabled":{"type":"boolean","default":false,"description":"For subscribers only."}},"required":["id","title"]};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://playhouse.example/schemas/1/library/template-project.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))){
validate29.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate29.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 256){
validate29.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 256}}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs5 = errors;
if(typeof data.description !== "string"){
validate29.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.screenshot !== undefined){
const _errs7 = errors;
if(typeof data.screenshot !== "string"){
validate29.errors = [{instancePath:instancePath+"/screenshot",schemaPath:"#/properties/screenshot/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
const _errs9 = errors;
if(typeof data.disabled !== "boolean"){
validate29.errors = [{instancePath:instancePath+"/disabled",schemaPath:"#/properties/disabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"id":true,"title":true,"description":true,"screenshot":true,"disabled":true},"dynamicProps":false,"dynamicItems":false};

export const validateUiPreferences = validate30;

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://playhouse.example/schemas/1/library/ui-preferences.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.theme !== undefined){
const _errs1 = errors;
if(typeof data.theme !== "string"){
validate30.errors = [{instancePath:instancePath+"/theme",schemaPath:"#/properties/theme/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.behaviorOrganization !== undefined){
const _errs3 = errors;
if(typeof data.behaviorOrganization !== "string"){
validate30.errors = [{instancePath:instancePath+"/behaviorOrganization",schemaPath:"#/properties/behaviorOrganization/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.assignmentDrawerPosition !== undefined){
const _errs5 = errors;
if(typeof data.assignmentDrawerPosition !== "string"){
validate30.errors = [{instancePath:instancePath+"/assignmentDrawerPosition",schemaPath:"#/properties/assignmentDrawerPosition/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gridWidth !== undefined){
let data3 = data.gridWidth;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 <= 0 || isNaN(data3)){
validate30.errors = [{instancePath:instancePath+"/gridWidth",schemaPath:"#/properties/gridWidth/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}}];
return false;
}
}
else {
validate30.errors = [{instancePath:instancePath+"/gridWidth",schemaPath:"#/properties/gridWidth/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gridHeight !== undefined){
let data4 = data.gridHeight;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 <= 0 || isNaN(data4)){
validate30.errors = [{instancePath:instancePath+"/gridHeight",schemaPath:"#/properties/gridHeight/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}}];
return false;
}
}
else {
validate30.errors = [{instancePath:instancePath+"/gridHeight",schemaPath:"#/properties/gridHeight/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gridColor !== undefined){
const _errs11 = errors;
if(typeof data.gridColor !== "string"){
validate30.errors = [{instancePath:instancePath+"/gridColor",schemaPath:"#/properties/gridColor/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.previewZoom !== undefined){
let data6 = data.previewZoom;
const _errs13 = errors;
if(((typeof data6 !== "string") && (!(typeof data6 == "number"))) && (data6 !== null)){
validate30.errors = [{instancePath:instancePath+"/previewZoom",schemaPath:"#/properties/previewZoom/type",keyword:"type",params:{type: schema36.properties.previewZoom.type}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.previewAspect !== undefined){
let data7 = data.previewAspect;
const _errs15 = errors;
if(((typeof data7 !== "string") && (!(typeof data7 == "number"))) && (data7 !== null)){
validate30.errors = [{instancePath:instancePath+"/previewAspect",schemaPath:"#/properties/previewAspect/type",keyword:"type",params:{type: schema36.properties.previewAspect.type}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.previewOrientation !== undefined){
let data8 = data.previewOrientation;
const _errs17 = errors;
if(((typeof data8 !== "string") && (!(typeof data8 == "number"))) && (data8 !== null)){
validate30.errors = [{instancePath:instancePath+"/previewOrientation",schemaPath:"#/properties/previewOrientation/type",keyword:"type",params:{type: schema36.properties.previewOrientation.type}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.previewViewportFit !== undefined){
let data9 = data.previewViewportFit;
const _errs19 = errors;
if(((typeof data9 !== "string") && (!(typeof data9 == "number"))) && (data9 !== null)){
validate30.errors = [{instancePath:instancePath+"/previewViewportFit",schemaPath:"#/properties/previewViewportFit/type",keyword:"type",params:{type: schema36.properties.previewViewportFit.type}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attributeWarnings !== undefined){
const _errs21 = errors;
if(typeof data.attributeWarnings !== "boolean"){
validate30.errors = [{instancePath:instancePath+"/attributeWarnings",schemaPath:"#/properties/attributeWarnings/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.showEduAssignmentTutorial !== undefined){
const _errs23 = errors;
if(typeof data.showEduAssignmentTutorial !== "boolean"){
validate30.errors = [{instancePath:instancePath+"/showEduAssignmentTutorial",schemaPath:"#/properties/showEduAssignmentTutorial/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.actorResizeScale !== undefined){
let data12 = data.actorResizeScale;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data12 == "number"){
if(data12 <= 0 || isNaN(data12)){
validate30.errors = [{instancePath:instancePath+"/actorResizeScale",schemaPath:"#/properties/actorResizeScale/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0}}];
return false;
}
}
else {
validate30.errors = [{instancePath:instancePath+"/actorResizeScale",schemaPath:"#/properties/actorResizeScale/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hideMonetization !== undefined){
const _errs27 = errors;
if(typeof data.hideMonetization !== "boolean"){
validate30.errors = [{instancePath:instancePath+"/hideMonetization",schemaPath:"#/properties/hideMonetization/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hideGameServices !== undefined){
const _errs29 = errors;
if(typeof data.hideGameServices !== "boolean"){
validate30.errors = [{instancePath:instancePath+"/hideGameServices",schemaPath:"#/properties/hideGameServices/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.smartNavigation !== undefined){
const _errs31 = errors;
if(typeof data.smartNavigation !== "boolean"){
validate30.errors = [{instancePath:instancePath+"/smartNavigation",schemaPath:"#/properties/smartNavigation/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.inspectorVisible !== undefined){
const _errs33 = errors;
if(typeof data.inspectorVisible !== "boolean"){
validate30.errors = [{instancePath:instancePath+"/inspectorVisible",schemaPath:"#/properties/inspectorVisible/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repairSparse !== undefined){
const _errs35 = errors;
if(typeof data.repairSparse !== "boolean"){
validate30.errors = [{instancePath:instancePath+"/repairSparse",schemaPath:"#/properties/repairSparse/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":{"theme":true,"behaviorOrganization":true,"assignmentDrawerPosition":true,"gridWidth":true,"gridHeight":true,"gridColor":true,"previewZoom":true,"previewAspect":true,"previewOrientation":true,"previewViewportFit":true,"attributeWarnings":true,"showEduAssignmentTutorial":true,"actorResizeScale":true,"hideMonetization":true,"hideGameServices":true,"smartNavigation":true,"inspectorVisible":true,"repairSparse":true},"dynamicProps":false,"dynamicItems":false};

export const validateUndoCheckpoint = validate31;
const schema48 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/library/undo-checkpoint.json","title":"UndoCheckpoint","description":"Edits that are undone together, with the way back.","type":"object","properties":{"created_at":{"type":"number","description":"Milliseconds since 1970."},"actions":{"type":"array","items":{"type":"object","properties":{"action":{"type":"string","description":"Kind of the edit.","minLength":1},"data":true,"undoAction":{"const":"ops.apply"},"undoData":{"type":"array","items":{"oneOf":[{"type":"object","properties":{"op":{"const":"set"},"path":{"type":"array","items":{"anyOf":[{"type":["string","integer"]},{"type":"object","properties":{"id":{"type":"string"}},"required":["id"]},{"type":"object","properties":{"name":{"type":"string"}},"required":["name"]},{"type":"object","properties":{"row":{"type":"string"}},"required":["row"]}]},"description":"From the project's root; members of lists by id, assets by name, cells by row."},"value":true,"at":{"type":"integer","minimum":0}},"required":["op","path","value"]},{"type":"object","properties":{"op":{"const":"unset"},"path":{"type":"array","items":{"anyOf":[{"type":["string","integer"]},{"type":"object","properties":{"id":{"type":"string"}},"required":["id"]},{"type":"object","properties":{"name":{"type":"string"}},"required":["name"]},{"type":"object","properties":{"row":{"type":"string"}},"required":["row"]}]},"description":"From the project's root; members of lists by id, assets by name, cells by row."}},"required":["op","path"]},{"type":"object","properties":{"op":{"const":"insert"},"path":{"type":"array","items":{"anyOf":[{"type":["string","integer"]},{"type":"object","properties":{"id":{"type":"string"}},"required":["id"]},{"type":"object","properties":{"name":{"type":"string"}},"required":["name"]},{"type":"object","properties":{"row":{"type":"string"}},"required":["row"]}]},"description":"From the project's root; members of lists by id, assets by name, cells by row."},"index":{"type":"integer","minimum":0},"value":true},"required":["op","path","index","value"]},{"type":"object","properties":{"op":{"const":"remove"},"path":{"type":"array","items":{"anyOf":[{"type":["string","integer"]},{"type":"object","properties":{"id":{"type":"string"}},"required":["id"]},{"type":"object","properties":{"name":{"type":"string"}},"required":["name"]},{"type":"object","properties":{"row":{"type":"string"}},"required":["row"]}]},"description":"From the project's root; members of lists by id, assets by name, cells by row."}},"required":["op","path"]},{"type":"object","properties":{"op":{"const":"move"},"path":{"type":"array","items":{"anyOf":[{"type":["string","integer"]},{"type":"object","properties":{"id":{"type":"string"}},"required":["id"]},{"type":"object","properties":{"name":{"type":"string"}},"required":["name"]},{"type":"object","properties":{"row":{"type":"string"}},"required":["row"]}]},"description":"From the project's root; members of lists by id, assets by name, cells by row."},"index":{"type":"integer","minimum":0},"to":{"type":"array","items":{"anyOf":[{"type":["string","integer"]},{"type":"object","properties":{"id":{"type":"string"}},"required":["id"]},{"type":"object","properties":{"name":{"type":"string"}},"required":["name"]},{"type":"object","properties":{"row":{"type":"string"}},"required":["row"]}]},"description":"From the project's root; members of lists by id, assets by name, cells by row."}},"required":["op","path","index"]}]},"description":"Primitive changes that take the edit back, in the order in which they run."}},"required":["action","undoAction","undoData"],"title":"UndoAction"}},"label":{"type":"object","properties":{"what":{"type":"string"},"where":{"type":"string"}},"required":["what","where"],"description":"What people read about it."},"gesture":{"type":"string","description":"Name of the drag or text field that may go on with it."}},"required":["created_at","actions"]};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://playhouse.example/schemas/1/library/undo-checkpoint.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.created_at === undefined) && (missing0 = "created_at")) || ((data.actions === undefined) && (missing0 = "actions"))){
validate31.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.created_at !== undefined){
const _errs1 = errors;
if(!(typeof data.created_at == "number")){
validate31.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.actions !== undefined){
let data1 = data.actions;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((((data2.action === undefined) && (missing1 = "action")) || ((data2.undoAction === undefined) && (missing1 = "undoAction"))) || ((data2.undoData === undefined) && (missing1 = "undoData"))){
validate31.errors = [{instancePath:instancePath+"/actions/" + i0,schemaPath:"#/properties/actions/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data2.action !== undefined){
let data3 = data2.action;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) < 1){
validate31.errors = [{instancePath:instancePath+"/actions/" + i0+"/action",schemaPath:"#/properties/actions/items/properties/action/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate31.errors = [{instancePath:instancePath+"/actions/" + i0+"/action",schemaPath:"#/properties/actions/items/properties/action/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.undoAction !== undefined){
const _errs9 = errors;
if("ops.apply" !== data2.undoAction){
validate31.errors = [{instancePath:instancePath+"/actions/" + i0+"/undoAction",schemaPath:"#/properties/actions/items/properties/undoAction/const",keyword:"const",params:{allowedValue: "ops.apply"}}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.undoData !== undefined){
let data5 = data2.undoData;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data5)){
var valid3 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
const _errs12 = errors;
const _errs13 = errors;
let valid4 = false;
let passing0 = null;
const _errs14 = errors;
if(errors === _errs14){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing2;
if((((data6.op === undefined) && (missing2 = "op")) || ((data6.path === undefined) && (missing2 = "path"))) || ((data6.value === undefined) && (missing2 = "value"))){
const err0 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/0/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data6.op !== undefined){
const _errs16 = errors;
if("set" !== data6.op){
const err1 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/op",schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/0/properties/op/const",keyword:"const",params:{allowedValue: "set"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid5 = _errs16 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data6.path !== undefined){
let data8 = data6.path;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data8)){
var valid6 = true;
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
const _errs19 = errors;
const _errs20 = errors;
let valid7 = false;
const _errs21 = errors;
if((typeof data9 !== "string") && (!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))))){
const err2 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i2,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/0/properties/path/items/anyOf/0/type",keyword:"type",params:{type: schema48.properties.actions.items.properties.undoData.items.oneOf[0].properties.path.items.anyOf[0].type}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs21 === errors;
valid7 = valid7 || _valid1;
const _errs23 = errors;
if(errors === _errs23){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing3;
if((data9.id === undefined) && (missing3 = "id")){
const err3 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i2,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/0/properties/path/items/anyOf/1/required",keyword:"required",params:{missingProperty: missing3}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data9.id !== undefined){
if(typeof data9.id !== "string"){
const err4 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i2+"/id",schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/0/properties/path/items/anyOf/1/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i2,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/0/properties/path/items/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid1 = _errs23 === errors;
valid7 = valid7 || _valid1;
if(_valid1){
var props0 = {};
props0.id = true;
}
const _errs27 = errors;
if(errors === _errs27){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing4;
if((data9.name === undefined) && (missing4 = "name")){
const err6 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i2,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/0/properties/path/items/anyOf/2/required",keyword:"required",params:{missingProperty: missing4}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data9.name !== undefined){
if(typeof data9.name !== "string"){
const err7 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i2+"/name",schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/0/properties/path/items/anyOf/2/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
else {
const err8 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i2,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/0/properties/path/items/anyOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid1 = _errs27 === errors;
valid7 = valid7 || _valid1;
if(_valid1){
if(props0 !== true){
props0 = props0 || {};
props0.name = true;
}
}
const _errs31 = errors;
if(errors === _errs31){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing5;
if((data9.row === undefined) && (missing5 = "row")){
const err9 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i2,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/0/properties/path/items/anyOf/3/required",keyword:"required",params:{missingProperty: missing5}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
if(data9.row !== undefined){
if(typeof data9.row !== "string"){
const err10 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i2+"/row",schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/0/properties/path/items/anyOf/3/properties/row/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
else {
const err11 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i2,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/0/properties/path/items/anyOf/3/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var _valid1 = _errs31 === errors;
valid7 = valid7 || _valid1;
if(_valid1){
if(props0 !== true){
props0 = props0 || {};
props0.row = true;
}
}
if(!valid7){
const err12 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i2,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/0/properties/path/items/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
var valid6 = _errs19 === errors;
if(!valid6){
break;
}
}
}
else {
const err13 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path",schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/0/properties/path/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var valid5 = _errs17 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data6.at !== undefined){
let data13 = data6.at;
const _errs35 = errors;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
const err14 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/at",schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/0/properties/at/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(errors === _errs35){
if(typeof data13 == "number"){
if(data13 < 0 || isNaN(data13)){
const err15 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/at",schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/0/properties/at/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
var valid5 = _errs35 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
else {
const err16 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var _valid0 = _errs14 === errors;
if(_valid0){
valid4 = true;
passing0 = 0;
var props1 = {};
props1.op = true;
props1.path = true;
props1.value = true;
props1.at = true;
}
const _errs37 = errors;
if(errors === _errs37){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing6;
if(((data6.op === undefined) && (missing6 = "op")) || ((data6.path === undefined) && (missing6 = "path"))){
const err17 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/1/required",keyword:"required",params:{missingProperty: missing6}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
if(data6.op !== undefined){
const _errs39 = errors;
if("unset" !== data6.op){
const err18 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/op",schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/1/properties/op/const",keyword:"const",params:{allowedValue: "unset"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid11 = _errs39 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data6.path !== undefined){
let data15 = data6.path;
const _errs40 = errors;
if(errors === _errs40){
if(Array.isArray(data15)){
var valid12 = true;
const len3 = data15.length;
for(let i3=0; i3<len3; i3++){
let data16 = data15[i3];
const _errs42 = errors;
const _errs43 = errors;
let valid13 = false;
const _errs44 = errors;
if((typeof data16 !== "string") && (!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))))){
const err19 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i3,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/1/properties/path/items/anyOf/0/type",keyword:"type",params:{type: schema48.properties.actions.items.properties.undoData.items.oneOf[1].properties.path.items.anyOf[0].type}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid2 = _errs44 === errors;
valid13 = valid13 || _valid2;
const _errs46 = errors;
if(errors === _errs46){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
let missing7;
if((data16.id === undefined) && (missing7 = "id")){
const err20 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i3,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/1/properties/path/items/anyOf/1/required",keyword:"required",params:{missingProperty: missing7}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
else {
if(data16.id !== undefined){
if(typeof data16.id !== "string"){
const err21 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i3+"/id",schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/1/properties/path/items/anyOf/1/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
}
else {
const err22 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i3,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/1/properties/path/items/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
var _valid2 = _errs46 === errors;
valid13 = valid13 || _valid2;
if(_valid2){
var props2 = {};
props2.id = true;
}
const _errs50 = errors;
if(errors === _errs50){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
let missing8;
if((data16.name === undefined) && (missing8 = "name")){
const err23 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i3,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/1/properties/path/items/anyOf/2/required",keyword:"required",params:{missingProperty: missing8}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
if(data16.name !== undefined){
if(typeof data16.name !== "string"){
const err24 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i3+"/name",schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/1/properties/path/items/anyOf/2/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
}
else {
const err25 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i3,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/1/properties/path/items/anyOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
var _valid2 = _errs50 === errors;
valid13 = valid13 || _valid2;
if(_valid2){
if(props2 !== true){
props2 = props2 || {};
props2.name = true;
}
}
const _errs54 = errors;
if(errors === _errs54){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
let missing9;
if((data16.row === undefined) && (missing9 = "row")){
const err26 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i3,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/1/properties/path/items/anyOf/3/required",keyword:"required",params:{missingProperty: missing9}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
else {
if(data16.row !== undefined){
if(typeof data16.row !== "string"){
const err27 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i3+"/row",schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/1/properties/path/items/anyOf/3/properties/row/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
}
else {
const err28 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i3,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/1/properties/path/items/anyOf/3/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
var _valid2 = _errs54 === errors;
valid13 = valid13 || _valid2;
if(_valid2){
if(props2 !== true){
props2 = props2 || {};
props2.row = true;
}
}
if(!valid13){
const err29 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i3,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/1/properties/path/items/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
else {
errors = _errs43;
if(vErrors !== null){
if(_errs43){
vErrors.length = _errs43;
}
else {
vErrors = null;
}
}
}
var valid12 = _errs42 === errors;
if(!valid12){
break;
}
}
}
else {
const err30 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path",schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/1/properties/path/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
var valid11 = _errs40 === errors;
}
else {
var valid11 = true;
}
}
}
}
else {
const err31 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
var _valid0 = _errs37 === errors;
if(_valid0 && valid4){
valid4 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid4 = true;
passing0 = 1;
if(props1 !== true){
props1 = props1 || {};
props1.op = true;
props1.path = true;
}
}
const _errs58 = errors;
if(errors === _errs58){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing10;
if(((((data6.op === undefined) && (missing10 = "op")) || ((data6.path === undefined) && (missing10 = "path"))) || ((data6.index === undefined) && (missing10 = "index"))) || ((data6.value === undefined) && (missing10 = "value"))){
const err32 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/2/required",keyword:"required",params:{missingProperty: missing10}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
else {
if(data6.op !== undefined){
const _errs60 = errors;
if("insert" !== data6.op){
const err33 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/op",schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/2/properties/op/const",keyword:"const",params:{allowedValue: "insert"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var valid17 = _errs60 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data6.path !== undefined){
let data21 = data6.path;
const _errs61 = errors;
if(errors === _errs61){
if(Array.isArray(data21)){
var valid18 = true;
const len4 = data21.length;
for(let i4=0; i4<len4; i4++){
let data22 = data21[i4];
const _errs63 = errors;
const _errs64 = errors;
let valid19 = false;
const _errs65 = errors;
if((typeof data22 !== "string") && (!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))))){
const err34 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i4,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/2/properties/path/items/anyOf/0/type",keyword:"type",params:{type: schema48.properties.actions.items.properties.undoData.items.oneOf[2].properties.path.items.anyOf[0].type}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid3 = _errs65 === errors;
valid19 = valid19 || _valid3;
const _errs67 = errors;
if(errors === _errs67){
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
let missing11;
if((data22.id === undefined) && (missing11 = "id")){
const err35 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i4,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/2/properties/path/items/anyOf/1/required",keyword:"required",params:{missingProperty: missing11}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
else {
if(data22.id !== undefined){
if(typeof data22.id !== "string"){
const err36 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i4+"/id",schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/2/properties/path/items/anyOf/1/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
}
else {
const err37 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i4,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/2/properties/path/items/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
var _valid3 = _errs67 === errors;
valid19 = valid19 || _valid3;
if(_valid3){
var props3 = {};
props3.id = true;
}
const _errs71 = errors;
if(errors === _errs71){
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
let missing12;
if((data22.name === undefined) && (missing12 = "name")){
const err38 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i4,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/2/properties/path/items/anyOf/2/required",keyword:"required",params:{missingProperty: missing12}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
else {
if(data22.name !== undefined){
if(typeof data22.name !== "string"){
const err39 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i4+"/name",schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/2/properties/path/items/anyOf/2/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
}
else {
const err40 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i4,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/2/properties/path/items/anyOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
var _valid3 = _errs71 === errors;
valid19 = valid19 || _valid3;
if(_valid3){
if(props3 !== true){
props3 = props3 || {};
props3.name = true;
}
}
const _errs75 = errors;
if(errors === _errs75){
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
let missing13;
if((data22.row === undefined) && (missing13 = "row")){
const err41 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i4,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/2/properties/path/items/anyOf/3/required",keyword:"required",params:{missingProperty: missing13}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
else {
if(data22.row !== undefined){
if(typeof data22.row !== "string"){
const err42 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i4+"/row",schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/2/properties/path/items/anyOf/3/properties/row/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
}
else {
const err43 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i4,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/2/properties/path/items/anyOf/3/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
var _valid3 = _errs75 === errors;
valid19 = valid19 || _valid3;
if(_valid3){
if(props3 !== true){
props3 = props3 || {};
props3.row = true;
}
}
if(!valid19){
const err44 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i4,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/2/properties/path/items/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
else {
errors = _errs64;
if(vErrors !== null){
if(_errs64){
vErrors.length = _errs64;
}
else {
vErrors = null;
}
}
}
var valid18 = _errs63 === errors;
if(!valid18){
break;
}
}
}
else {
const err45 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path",schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/2/properties/path/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
var valid17 = _errs61 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data6.index !== undefined){
let data26 = data6.index;
const _errs79 = errors;
if(!((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26)))){
const err46 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/index",schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/2/properties/index/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(errors === _errs79){
if(typeof data26 == "number"){
if(data26 < 0 || isNaN(data26)){
const err47 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/index",schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/2/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
var valid17 = _errs79 === errors;
}
else {
var valid17 = true;
}
}
}
}
}
else {
const err48 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
var _valid0 = _errs58 === errors;
if(_valid0 && valid4){
valid4 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid4 = true;
passing0 = 2;
if(props1 !== true){
props1 = props1 || {};
props1.op = true;
props1.path = true;
props1.index = true;
props1.value = true;
}
}
const _errs81 = errors;
if(errors === _errs81){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing14;
if(((data6.op === undefined) && (missing14 = "op")) || ((data6.path === undefined) && (missing14 = "path"))){
const err49 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/3/required",keyword:"required",params:{missingProperty: missing14}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
else {
if(data6.op !== undefined){
const _errs83 = errors;
if("remove" !== data6.op){
const err50 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/op",schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/3/properties/op/const",keyword:"const",params:{allowedValue: "remove"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
var valid23 = _errs83 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data6.path !== undefined){
let data28 = data6.path;
const _errs84 = errors;
if(errors === _errs84){
if(Array.isArray(data28)){
var valid24 = true;
const len5 = data28.length;
for(let i5=0; i5<len5; i5++){
let data29 = data28[i5];
const _errs86 = errors;
const _errs87 = errors;
let valid25 = false;
const _errs88 = errors;
if((typeof data29 !== "string") && (!((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))))){
const err51 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i5,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/3/properties/path/items/anyOf/0/type",keyword:"type",params:{type: schema48.properties.actions.items.properties.undoData.items.oneOf[3].properties.path.items.anyOf[0].type}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
var _valid4 = _errs88 === errors;
valid25 = valid25 || _valid4;
const _errs90 = errors;
if(errors === _errs90){
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
let missing15;
if((data29.id === undefined) && (missing15 = "id")){
const err52 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i5,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/3/properties/path/items/anyOf/1/required",keyword:"required",params:{missingProperty: missing15}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
else {
if(data29.id !== undefined){
if(typeof data29.id !== "string"){
const err53 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i5+"/id",schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/3/properties/path/items/anyOf/1/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
}
else {
const err54 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i5,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/3/properties/path/items/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
var _valid4 = _errs90 === errors;
valid25 = valid25 || _valid4;
if(_valid4){
var props4 = {};
props4.id = true;
}
const _errs94 = errors;
if(errors === _errs94){
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
let missing16;
if((data29.name === undefined) && (missing16 = "name")){
const err55 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i5,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/3/properties/path/items/anyOf/2/required",keyword:"required",params:{missingProperty: missing16}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
else {
if(data29.name !== undefined){
if(typeof data29.name !== "string"){
const err56 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i5+"/name",schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/3/properties/path/items/anyOf/2/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
}
else {
const err57 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i5,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/3/properties/path/items/anyOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
var _valid4 = _errs94 === errors;
valid25 = valid25 || _valid4;
if(_valid4){
if(props4 !== true){
props4 = props4 || {};
props4.name = true;
}
}
const _errs98 = errors;
if(errors === _errs98){
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
let missing17;
if((data29.row === undefined) && (missing17 = "row")){
const err58 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i5,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/3/properties/path/items/anyOf/3/required",keyword:"required",params:{missingProperty: missing17}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
else {
if(data29.row !== undefined){
if(typeof data29.row !== "string"){
const err59 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i5+"/row",schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/3/properties/path/items/anyOf/3/properties/row/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
}
else {
const err60 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i5,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/3/properties/path/items/anyOf/3/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
var _valid4 = _errs98 === errors;
valid25 = valid25 || _valid4;
if(_valid4){
if(props4 !== true){
props4 = props4 || {};
props4.row = true;
}
}
if(!valid25){
const err61 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i5,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/3/properties/path/items/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
else {
errors = _errs87;
if(vErrors !== null){
if(_errs87){
vErrors.length = _errs87;
}
else {
vErrors = null;
}
}
}
var valid24 = _errs86 === errors;
if(!valid24){
break;
}
}
}
else {
const err62 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path",schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/3/properties/path/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
var valid23 = _errs84 === errors;
}
else {
var valid23 = true;
}
}
}
}
else {
const err63 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/3/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
var _valid0 = _errs81 === errors;
if(_valid0 && valid4){
valid4 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid4 = true;
passing0 = 3;
if(props1 !== true){
props1 = props1 || {};
props1.op = true;
props1.path = true;
}
}
const _errs102 = errors;
if(errors === _errs102){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing18;
if((((data6.op === undefined) && (missing18 = "op")) || ((data6.path === undefined) && (missing18 = "path"))) || ((data6.index === undefined) && (missing18 = "index"))){
const err64 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/4/required",keyword:"required",params:{missingProperty: missing18}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
else {
if(data6.op !== undefined){
const _errs104 = errors;
if("move" !== data6.op){
const err65 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/op",schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/4/properties/op/const",keyword:"const",params:{allowedValue: "move"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
var valid29 = _errs104 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data6.path !== undefined){
let data34 = data6.path;
const _errs105 = errors;
if(errors === _errs105){
if(Array.isArray(data34)){
var valid30 = true;
const len6 = data34.length;
for(let i6=0; i6<len6; i6++){
let data35 = data34[i6];
const _errs107 = errors;
const _errs108 = errors;
let valid31 = false;
const _errs109 = errors;
if((typeof data35 !== "string") && (!((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))))){
const err66 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i6,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/4/properties/path/items/anyOf/0/type",keyword:"type",params:{type: schema48.properties.actions.items.properties.undoData.items.oneOf[4].properties.path.items.anyOf[0].type}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
var _valid5 = _errs109 === errors;
valid31 = valid31 || _valid5;
const _errs111 = errors;
if(errors === _errs111){
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
let missing19;
if((data35.id === undefined) && (missing19 = "id")){
const err67 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i6,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/4/properties/path/items/anyOf/1/required",keyword:"required",params:{missingProperty: missing19}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
else {
if(data35.id !== undefined){
if(typeof data35.id !== "string"){
const err68 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i6+"/id",schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/4/properties/path/items/anyOf/1/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
}
else {
const err69 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i6,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/4/properties/path/items/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
var _valid5 = _errs111 === errors;
valid31 = valid31 || _valid5;
if(_valid5){
var props5 = {};
props5.id = true;
}
const _errs115 = errors;
if(errors === _errs115){
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
let missing20;
if((data35.name === undefined) && (missing20 = "name")){
const err70 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i6,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/4/properties/path/items/anyOf/2/required",keyword:"required",params:{missingProperty: missing20}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
else {
if(data35.name !== undefined){
if(typeof data35.name !== "string"){
const err71 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i6+"/name",schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/4/properties/path/items/anyOf/2/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
}
else {
const err72 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i6,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/4/properties/path/items/anyOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
var _valid5 = _errs115 === errors;
valid31 = valid31 || _valid5;
if(_valid5){
if(props5 !== true){
props5 = props5 || {};
props5.name = true;
}
}
const _errs119 = errors;
if(errors === _errs119){
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
let missing21;
if((data35.row === undefined) && (missing21 = "row")){
const err73 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i6,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/4/properties/path/items/anyOf/3/required",keyword:"required",params:{missingProperty: missing21}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
else {
if(data35.row !== undefined){
if(typeof data35.row !== "string"){
const err74 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i6+"/row",schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/4/properties/path/items/anyOf/3/properties/row/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
}
else {
const err75 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i6,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/4/properties/path/items/anyOf/3/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
var _valid5 = _errs119 === errors;
valid31 = valid31 || _valid5;
if(_valid5){
if(props5 !== true){
props5 = props5 || {};
props5.row = true;
}
}
if(!valid31){
const err76 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i6,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/4/properties/path/items/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
else {
errors = _errs108;
if(vErrors !== null){
if(_errs108){
vErrors.length = _errs108;
}
else {
vErrors = null;
}
}
}
var valid30 = _errs107 === errors;
if(!valid30){
break;
}
}
}
else {
const err77 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path",schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/4/properties/path/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
var valid29 = _errs105 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data6.index !== undefined){
let data39 = data6.index;
const _errs123 = errors;
if(!((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39)))){
const err78 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/index",schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/4/properties/index/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(errors === _errs123){
if(typeof data39 == "number"){
if(data39 < 0 || isNaN(data39)){
const err79 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/index",schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/4/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
}
var valid29 = _errs123 === errors;
}
else {
var valid29 = true;
}
if(valid29){
if(data6.to !== undefined){
let data40 = data6.to;
const _errs125 = errors;
if(errors === _errs125){
if(Array.isArray(data40)){
var valid35 = true;
const len7 = data40.length;
for(let i7=0; i7<len7; i7++){
let data41 = data40[i7];
const _errs127 = errors;
const _errs128 = errors;
let valid36 = false;
const _errs129 = errors;
if((typeof data41 !== "string") && (!((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))))){
const err80 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/to/" + i7,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/4/properties/to/items/anyOf/0/type",keyword:"type",params:{type: schema48.properties.actions.items.properties.undoData.items.oneOf[4].properties.to.items.anyOf[0].type}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
var _valid6 = _errs129 === errors;
valid36 = valid36 || _valid6;
const _errs131 = errors;
if(errors === _errs131){
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
let missing22;
if((data41.id === undefined) && (missing22 = "id")){
const err81 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/to/" + i7,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/4/properties/to/items/anyOf/1/required",keyword:"required",params:{missingProperty: missing22}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
else {
if(data41.id !== undefined){
if(typeof data41.id !== "string"){
const err82 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/to/" + i7+"/id",schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/4/properties/to/items/anyOf/1/properties/id/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
}
else {
const err83 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/to/" + i7,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/4/properties/to/items/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
var _valid6 = _errs131 === errors;
valid36 = valid36 || _valid6;
if(_valid6){
var props6 = {};
props6.id = true;
}
const _errs135 = errors;
if(errors === _errs135){
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
let missing23;
if((data41.name === undefined) && (missing23 = "name")){
const err84 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/to/" + i7,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/4/properties/to/items/anyOf/2/required",keyword:"required",params:{missingProperty: missing23}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
else {
if(data41.name !== undefined){
if(typeof data41.name !== "string"){
const err85 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/to/" + i7+"/name",schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/4/properties/to/items/anyOf/2/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
}
else {
const err86 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/to/" + i7,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/4/properties/to/items/anyOf/2/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
var _valid6 = _errs135 === errors;
valid36 = valid36 || _valid6;
if(_valid6){
if(props6 !== true){
props6 = props6 || {};
props6.name = true;
}
}
const _errs139 = errors;
if(errors === _errs139){
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
let missing24;
if((data41.row === undefined) && (missing24 = "row")){
const err87 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/to/" + i7,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/4/properties/to/items/anyOf/3/required",keyword:"required",params:{missingProperty: missing24}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
else {
if(data41.row !== undefined){
if(typeof data41.row !== "string"){
const err88 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/to/" + i7+"/row",schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/4/properties/to/items/anyOf/3/properties/row/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
}
}
else {
const err89 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/to/" + i7,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/4/properties/to/items/anyOf/3/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
var _valid6 = _errs139 === errors;
valid36 = valid36 || _valid6;
if(_valid6){
if(props6 !== true){
props6 = props6 || {};
props6.row = true;
}
}
if(!valid36){
const err90 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/to/" + i7,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/4/properties/to/items/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
else {
errors = _errs128;
if(vErrors !== null){
if(_errs128){
vErrors.length = _errs128;
}
else {
vErrors = null;
}
}
}
var valid35 = _errs127 === errors;
if(!valid35){
break;
}
}
}
else {
const err91 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/to",schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/4/properties/to/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
var valid29 = _errs125 === errors;
}
else {
var valid29 = true;
}
}
}
}
}
}
else {
const err92 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/4/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
var _valid0 = _errs102 === errors;
if(_valid0 && valid4){
valid4 = false;
passing0 = [passing0, 4];
}
else {
if(_valid0){
valid4 = true;
passing0 = 4;
if(props1 !== true){
props1 = props1 || {};
props1.op = true;
props1.path = true;
props1.index = true;
props1.to = true;
}
}
}
}
}
}
if(!valid4){
const err93 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
validate31.errors = vErrors;
return false;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
var valid3 = _errs12 === errors;
if(!valid3){
break;
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/actions/" + i0+"/undoData",schemaPath:"#/properties/actions/items/properties/undoData/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/actions/" + i0,schemaPath:"#/properties/actions/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined){
let data45 = data.label;
const _errs143 = errors;
if(errors === _errs143){
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
let missing25;
if(((data45.what === undefined) && (missing25 = "what")) || ((data45.where === undefined) && (missing25 = "where"))){
validate31.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/required",keyword:"required",params:{missingProperty: missing25}}];
return false;
}
else {
if(data45.what !== undefined){
const _errs145 = errors;
if(typeof data45.what !== "string"){
validate31.errors = [{instancePath:instancePath+"/label/what",schemaPath:"#/properties/label/properties/what/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid40 = _errs145 === errors;
}
else {
var valid40 = true;
}
if(valid40){
if(data45.where !== undefined){
const _errs147 = errors;
if(typeof data45.where !== "string"){
validate31.errors = [{instancePath:instancePath+"/label/where",schemaPath:"#/properties/label/properties/where/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid40 = _errs147 === errors;
}
else {
var valid40 = true;
}
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs143 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gesture !== undefined){
const _errs149 = errors;
if(typeof data.gesture !== "string"){
validate31.errors = [{instancePath:instancePath+"/gesture",schemaPath:"#/properties/gesture/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs149 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":{"created_at":true,"actions":true,"label":true,"gesture":true},"dynamicProps":false,"dynamicItems":false};

export const validateUserAccount = validate32;
const schema49 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/library/user.json","title":"UserAccount","description":"A person who is signed in. Without a sku, or with one that contains PRO.TRIAL, it is a trial account.","type":"object","properties":{"id":{"type":"string","minLength":1},"username":{"type":"string"},"avatar_url":{"type":"string"},"sku":{"type":"string","description":"What the person has subscribed to."}},"required":["id","username"]};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://playhouse.example/schemas/1/library/user.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.username === undefined) && (missing0 = "username"))){
validate32.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate32.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate32.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.username !== undefined){
const _errs3 = errors;
if(typeof data.username !== "string"){
validate32.errors = [{instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.avatar_url !== undefined){
const _errs5 = errors;
if(typeof data.avatar_url !== "string"){
validate32.errors = [{instancePath:instancePath+"/avatar_url",schemaPath:"#/properties/avatar_url/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sku !== undefined){
const _errs7 = errors;
if(typeof data.sku !== "string"){
validate32.errors = [{instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":{"id":true,"username":true,"avatar_url":true,"sku":true},"dynamicProps":false,"dynamicItems":false};
