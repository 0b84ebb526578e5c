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

function validate20(data){
/*# sourceURL="https://playhouse.example/schemas/1/library/assignment-preferences.json" */;
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.archived !== undefined){
let data0 = data.archived;
{
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
{
if(typeof data1 === "string"){
if(func1(data1) < 1){
return false;
}
}
else {
return false;
}
}
var valid1 = true;
if(!valid1){
break;
}
}
}
else {
return false;
}
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.showTutorial !== undefined){
if(typeof data.showTutorial !== "boolean"){
return false;
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tabOpen !== undefined){
if(typeof data.tabOpen !== "boolean"){
return false;
}
var valid0 = true;
}
else {
var valid0 = true;
}
}
}
}
else {
return false;
}
}
return true;
}

export const validateGlobalConfig = validate21;
const schema32 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/library/global-config.json","title":"GlobalConfig","description":"What the server tells everybody. Stored as global_config.","type":"object","properties":{"notifications":{"type":"array","items":{"$ref":"notification.json"},"default":[]}},"required":["notifications"]};
const schema33 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/library/notification.json","title":"LibraryNotification","description":"News for a person. It expires after 7 days.","type":"object","properties":{"id":{"type":"string","minLength":1},"createdAt":{"type":"string","description":"When it was sent. ISO 8601."},"message":{"type":"string","description":"What people read."}},"required":["id","createdAt"]};

function validate21(data){
/*# sourceURL="https://playhouse.example/schemas/1/library/global-config.json" */;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.notifications === undefined) && (missing0 = "notifications")){
return false;
}
else {
if(data.notifications !== undefined){
let data0 = data.notifications;
{
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
{
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.id === undefined) && (missing1 = "id")) || ((data1.createdAt === undefined) && (missing1 = "createdAt"))){
return false;
}
else {
if(data1.id !== undefined){
let data2 = data1.id;
{
if(typeof data2 === "string"){
if(func1(data2) < 1){
return false;
}
}
else {
return false;
}
}
var valid3 = true;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.createdAt !== undefined){
if(typeof data1.createdAt !== "string"){
return false;
}
var valid3 = true;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.message !== undefined){
if(typeof data1.message !== "string"){
return false;
}
var valid3 = true;
}
else {
var valid3 = true;
}
}
}
}
}
else {
return false;
}
}
var valid1 = true;
if(!valid1){
break;
}
}
}
else {
return false;
}
}
}
}
}
else {
return false;
}
}
return true;
}

export const validateLocalDocument = validate22;
const schema34 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/library/local-document.json","title":"LocalDocument","description":"What this computer keeps for a person. Stored as gscreator.","type":"object","properties":{"projects":{"type":"array","items":{"$ref":"local-entry.json"},"default":[]},"uiPrefs":{"$ref":"ui-preferences.json"},"seenNotifications":{"type":"array","items":{"type":"string","minLength":1},"default":[],"description":"Ids of notifications that were seen."}},"required":["projects","uiPrefs","seenNotifications"]};
const schema35 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/library/local-entry.json","title":"LocalProjectEntry","description":"A project in the library of this computer.","type":"object","properties":{"id":{"type":"string","description":"Stands in addresses and names the database of the project.","minLength":1},"title":{"type":"string","maxLength":256},"uuid":{"type":"string","description":"Which copy of the project it is."},"createdAt":{"type":"string","description":"First saved. ISO 8601."},"updatedAt":{"type":"string","description":"Last change of a document or an asset. ISO 8601."},"openedAt":{"type":"string","description":"Last opened. ISO 8601."},"picturedAt":{"type":"string","description":"When its picture was made. ISO 8601."},"deletedAt":{"type":"string","description":"Present while it lies in the trash. ISO 8601."},"sample":{"type":"string","description":"Name of the sample that it is a copy of."},"facts":{"type":"object","description":"What the list shows without opening the project.","properties":{"scenes":{"type":"integer","minimum":0},"prototypes":{"type":"integer","minimum":0},"cast":{"type":"array","description":"Names of the actors in the picture of the cast.","items":{"type":"string"}},"lastChange":{"type":"string","description":"The last edit, as its label says it."},"changedIn":{"type":"string","description":"Name of the scene or actor in which it was made."}},"required":["scenes","prototypes"]},"cloud":{"type":"object","description":"Its side on a server, once it was synced.","properties":{"project":{"type":"string","description":"Id of the project there."},"user":{"type":"string","description":"Id of the person who syncs it."},"isOn":{"type":"boolean"},"isKept":{"const":true,"description":"Access ended, and this copy stays."}},"required":["project","user","isOn"]}},"required":["id","title"]};
const schema36 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/library/ui-preferences.json","title":"UiPreferences","description":"What a person likes in the editor. A missing key means its default.","type":"object","properties":{"theme":{"type":"string","default":"pro-theme"},"behaviorOrganization":{"type":"string","description":"How the library of behaviors is grouped.","default":"type"},"assignmentDrawerPosition":{"type":"string","description":"Side of the window at which assignments open.","default":"right"},"gridWidth":{"type":"number","exclusiveMinimum":0,"default":100},"gridHeight":{"type":"number","exclusiveMinimum":0,"default":100},"gridColor":{"type":"string","default":"magenta"},"previewZoom":{"type":["string","number","null"],"default":null,"description":"Magnification of the preview; null to fit."},"previewAspect":{"type":["string","number","null"],"default":null,"description":"Aspect of the preview; null for that of the game."},"previewOrientation":{"type":["string","number","null"],"default":null,"description":"Orientation of the preview; null for that of the game."},"previewViewportFit":{"type":["string","number","null"],"default":null,"description":"How the preview fills its frame; null for the usual way."},"attributeWarnings":{"type":"boolean","default":true},"showEduAssignmentTutorial":{"type":"boolean","default":true},"actorResizeScale":{"type":"number","exclusiveMinimum":0,"default":1,"description":"Size at which a dragged image becomes an actor."},"hideMonetization":{"type":"boolean","default":true},"hideGameServices":{"type":"boolean","default":true},"smartNavigation":{"type":"boolean","default":false,"description":"Opening an actor opens the library of behaviors."},"inspectorVisible":{"type":"boolean","default":true},"repairSparse":{"type":"boolean","default":false,"description":"Projects are repaired when they are opened."}},"required":[]};

function validate22(data){
/*# sourceURL="https://playhouse.example/schemas/1/library/local-document.json" */;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.projects === undefined) && (missing0 = "projects")) || ((data.uiPrefs === undefined) && (missing0 = "uiPrefs"))) || ((data.seenNotifications === undefined) && (missing0 = "seenNotifications"))){
return false;
}
else {
if(data.projects !== undefined){
let data0 = data.projects;
{
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
{
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.id === undefined) && (missing1 = "id")) || ((data1.title === undefined) && (missing1 = "title"))){
return false;
}
else {
if(data1.id !== undefined){
let data2 = data1.id;
{
if(typeof data2 === "string"){
if(func1(data2) < 1){
return false;
}
}
else {
return false;
}
}
var valid3 = true;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.title !== undefined){
let data3 = data1.title;
{
if(typeof data3 === "string"){
if(data3.length > 256 && func1(data3) > 256){
return false;
}
}
else {
return false;
}
}
var valid3 = true;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.uuid !== undefined){
if(typeof data1.uuid !== "string"){
return false;
}
var valid3 = true;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.createdAt !== undefined){
if(typeof data1.createdAt !== "string"){
return false;
}
var valid3 = true;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.updatedAt !== undefined){
if(typeof data1.updatedAt !== "string"){
return false;
}
var valid3 = true;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.openedAt !== undefined){
if(typeof data1.openedAt !== "string"){
return false;
}
var valid3 = true;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.picturedAt !== undefined){
if(typeof data1.picturedAt !== "string"){
return false;
}
var valid3 = true;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.deletedAt !== undefined){
if(typeof data1.deletedAt !== "string"){
return false;
}
var valid3 = true;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.sample !== undefined){
if(typeof data1.sample !== "string"){
return false;
}
var valid3 = true;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.facts !== undefined){
let data11 = data1.facts;
{
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing2;
if(((data11.scenes === undefined) && (missing2 = "scenes")) || ((data11.prototypes === undefined) && (missing2 = "prototypes"))){
return false;
}
else {
if(data11.scenes !== undefined){
let data12 = data11.scenes;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
return false;
}
{
if(typeof data12 == "number"){
if(data12 < 0 || isNaN(data12)){
return false;
}
}
}
var valid4 = true;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.prototypes !== undefined){
let data13 = data11.prototypes;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
return false;
}
{
if(typeof data13 == "number"){
if(data13 < 0 || isNaN(data13)){
return false;
}
}
}
var valid4 = true;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.cast !== undefined){
let data14 = data11.cast;
{
if(Array.isArray(data14)){
var valid5 = true;
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
if(typeof data14[i1] !== "string"){
return false;
}
var valid5 = true;
if(!valid5){
break;
}
}
}
else {
return false;
}
}
var valid4 = true;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.lastChange !== undefined){
if(typeof data11.lastChange !== "string"){
return false;
}
var valid4 = true;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.changedIn !== undefined){
if(typeof data11.changedIn !== "string"){
return false;
}
var valid4 = true;
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
return false;
}
}
var valid3 = true;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.cloud !== undefined){
let data18 = data1.cloud;
{
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
let missing3;
if((((data18.project === undefined) && (missing3 = "project")) || ((data18.user === undefined) && (missing3 = "user"))) || ((data18.isOn === undefined) && (missing3 = "isOn"))){
return false;
}
else {
if(data18.project !== undefined){
if(typeof data18.project !== "string"){
return false;
}
var valid6 = true;
}
else {
var valid6 = true;
}
if(valid6){
if(data18.user !== undefined){
if(typeof data18.user !== "string"){
return false;
}
var valid6 = true;
}
else {
var valid6 = true;
}
if(valid6){
if(data18.isOn !== undefined){
if(typeof data18.isOn !== "boolean"){
return false;
}
var valid6 = true;
}
else {
var valid6 = true;
}
if(valid6){
if(data18.isKept !== undefined){
if(true !== data18.isKept){
return false;
}
var valid6 = true;
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
return false;
}
}
var valid3 = true;
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
return false;
}
}
var valid1 = true;
if(!valid1){
break;
}
}
}
else {
return false;
}
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uiPrefs !== undefined){
let data23 = data.uiPrefs;
{
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.theme !== undefined){
if(typeof data23.theme !== "string"){
return false;
}
var valid8 = true;
}
else {
var valid8 = true;
}
if(valid8){
if(data23.behaviorOrganization !== undefined){
if(typeof data23.behaviorOrganization !== "string"){
return false;
}
var valid8 = true;
}
else {
var valid8 = true;
}
if(valid8){
if(data23.assignmentDrawerPosition !== undefined){
if(typeof data23.assignmentDrawerPosition !== "string"){
return false;
}
var valid8 = true;
}
else {
var valid8 = true;
}
if(valid8){
if(data23.gridWidth !== undefined){
let data27 = data23.gridWidth;
{
if(typeof data27 == "number"){
if(data27 <= 0 || isNaN(data27)){
return false;
}
}
else {
return false;
}
}
var valid8 = true;
}
else {
var valid8 = true;
}
if(valid8){
if(data23.gridHeight !== undefined){
let data28 = data23.gridHeight;
{
if(typeof data28 == "number"){
if(data28 <= 0 || isNaN(data28)){
return false;
}
}
else {
return false;
}
}
var valid8 = true;
}
else {
var valid8 = true;
}
if(valid8){
if(data23.gridColor !== undefined){
if(typeof data23.gridColor !== "string"){
return false;
}
var valid8 = true;
}
else {
var valid8 = true;
}
if(valid8){
if(data23.previewZoom !== undefined){
let data30 = data23.previewZoom;
if(((typeof data30 !== "string") && (!(typeof data30 == "number"))) && (data30 !== null)){
return false;
}
var valid8 = true;
}
else {
var valid8 = true;
}
if(valid8){
if(data23.previewAspect !== undefined){
let data31 = data23.previewAspect;
if(((typeof data31 !== "string") && (!(typeof data31 == "number"))) && (data31 !== null)){
return false;
}
var valid8 = true;
}
else {
var valid8 = true;
}
if(valid8){
if(data23.previewOrientation !== undefined){
let data32 = data23.previewOrientation;
if(((typeof data32 !== "string") && (!(typeof data32 == "number"))) && (data32 !== null)){
return false;
}
var valid8 = true;
}
else {
var valid8 = true;
}
if(valid8){
if(data23.previewViewportFit !== undefined){
let data33 = data23.previewViewportFit;
if(((typeof data33 !== "string") && (!(typeof data33 == "number"))) && (data33 !== null)){
return false;
}
var valid8 = true;
}
else {
var valid8 = true;
}
if(valid8){
if(data23.attributeWarnings !== undefined){
if(typeof data23.attributeWarnings !== "boolean"){
return false;
}
var valid8 = true;
}
else {
var valid8 = true;
}
if(valid8){
if(data23.showEduAssignmentTutorial !== undefined){
if(typeof data23.showEduAssignmentTutorial !== "boolean"){
return false;
}
var valid8 = true;
}
else {
var valid8 = true;
}
if(valid8){
if(data23.actorResizeScale !== undefined){
let data36 = data23.actorResizeScale;
{
if(typeof data36 == "number"){
if(data36 <= 0 || isNaN(data36)){
return false;
}
}
else {
return false;
}
}
var valid8 = true;
}
else {
var valid8 = true;
}
if(valid8){
if(data23.hideMonetization !== undefined){
if(typeof data23.hideMonetization !== "boolean"){
return false;
}
var valid8 = true;
}
else {
var valid8 = true;
}
if(valid8){
if(data23.hideGameServices !== undefined){
if(typeof data23.hideGameServices !== "boolean"){
return false;
}
var valid8 = true;
}
else {
var valid8 = true;
}
if(valid8){
if(data23.smartNavigation !== undefined){
if(typeof data23.smartNavigation !== "boolean"){
return false;
}
var valid8 = true;
}
else {
var valid8 = true;
}
if(valid8){
if(data23.inspectorVisible !== undefined){
if(typeof data23.inspectorVisible !== "boolean"){
return false;
}
var valid8 = true;
}
else {
var valid8 = true;
}
if(valid8){
if(data23.repairSparse !== undefined){
if(typeof data23.repairSparse !== "boolean"){
return false;
}
var valid8 = true;
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
return false;
}
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seenNotifications !== undefined){
let data42 = data.seenNotifications;
{
if(Array.isArray(data42)){
var valid9 = true;
const len2 = data42.length;
for(let i2=0; i2<len2; i2++){
let data43 = data42[i2];
{
if(typeof data43 === "string"){
if(func1(data43) < 1){
return false;
}
}
else {
return false;
}
}
var valid9 = true;
if(!valid9){
break;
}
}
}
else {
return false;
}
}
var valid0 = true;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return false;
}
}
return true;
}

export const validateLocalProjectEntry = validate23;

function validate23(data){
/*# sourceURL="https://playhouse.example/schemas/1/library/local-entry.json" */;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))){
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
{
if(typeof data0 === "string"){
if(func1(data0) < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
{
if(typeof data1 === "string"){
if(data1.length > 256 && func1(data1) > 256){
return false;
}
}
else {
return false;
}
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uuid !== undefined){
if(typeof data.uuid !== "string"){
return false;
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
if(typeof data.createdAt !== "string"){
return false;
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updatedAt !== undefined){
if(typeof data.updatedAt !== "string"){
return false;
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.openedAt !== undefined){
if(typeof data.openedAt !== "string"){
return false;
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.picturedAt !== undefined){
if(typeof data.picturedAt !== "string"){
return false;
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deletedAt !== undefined){
if(typeof data.deletedAt !== "string"){
return false;
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sample !== undefined){
if(typeof data.sample !== "string"){
return false;
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.facts !== undefined){
let data9 = data.facts;
{
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing1;
if(((data9.scenes === undefined) && (missing1 = "scenes")) || ((data9.prototypes === undefined) && (missing1 = "prototypes"))){
return false;
}
else {
if(data9.scenes !== undefined){
let data10 = data9.scenes;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
return false;
}
{
if(typeof data10 == "number"){
if(data10 < 0 || isNaN(data10)){
return false;
}
}
}
var valid1 = true;
}
else {
var valid1 = true;
}
if(valid1){
if(data9.prototypes !== undefined){
let data11 = data9.prototypes;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
return false;
}
{
if(typeof data11 == "number"){
if(data11 < 0 || isNaN(data11)){
return false;
}
}
}
var valid1 = true;
}
else {
var valid1 = true;
}
if(valid1){
if(data9.cast !== undefined){
let data12 = data9.cast;
{
if(Array.isArray(data12)){
var valid2 = true;
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
if(typeof data12[i0] !== "string"){
return false;
}
var valid2 = true;
if(!valid2){
break;
}
}
}
else {
return false;
}
}
var valid1 = true;
}
else {
var valid1 = true;
}
if(valid1){
if(data9.lastChange !== undefined){
if(typeof data9.lastChange !== "string"){
return false;
}
var valid1 = true;
}
else {
var valid1 = true;
}
if(valid1){
if(data9.changedIn !== undefined){
if(typeof data9.changedIn !== "string"){
return false;
}
var valid1 = true;
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
return false;
}
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cloud !== undefined){
let data16 = data.cloud;
{
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
let missing2;
if((((data16.project === undefined) && (missing2 = "project")) || ((data16.user === undefined) && (missing2 = "user"))) || ((data16.isOn === undefined) && (missing2 = "isOn"))){
return false;
}
else {
if(data16.project !== undefined){
if(typeof data16.project !== "string"){
return false;
}
var valid3 = true;
}
else {
var valid3 = true;
}
if(valid3){
if(data16.user !== undefined){
if(typeof data16.user !== "string"){
return false;
}
var valid3 = true;
}
else {
var valid3 = true;
}
if(valid3){
if(data16.isOn !== undefined){
if(typeof data16.isOn !== "boolean"){
return false;
}
var valid3 = true;
}
else {
var valid3 = true;
}
if(valid3){
if(data16.isKept !== undefined){
if(true !== data16.isKept){
return false;
}
var valid3 = true;
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
return false;
}
}
var valid0 = true;
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
return false;
}
}
return true;
}

export const validateLibraryNotification = validate24;

function validate24(data){
/*# sourceURL="https://playhouse.example/schemas/1/library/notification.json" */;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.createdAt === undefined) && (missing0 = "createdAt"))){
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
{
if(typeof data0 === "string"){
if(func1(data0) < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
if(typeof data.createdAt !== "string"){
return false;
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
if(typeof data.message !== "string"){
return false;
}
var valid0 = true;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return false;
}
}
return true;
}

export const validateProjectEntry = validate25;
const schema39 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/library/project-entry.json","title":"ProjectEntry","description":"A project in the library of a signed-in person.","type":"object","properties":{"id":{"type":"string","minLength":1},"uuid":{"type":"string","description":"Which copy of the project it is; also in the name of its database."},"name":{"type":"string","maxLength":256},"published_at":{"type":["string","null"],"description":"When it was last published. ISO 8601."},"deletedAt":{"type":"string","description":"Present while it lies in the trash. ISO 8601."}},"required":["id","uuid","name"]};

function validate25(data){
/*# sourceURL="https://playhouse.example/schemas/1/library/project-entry.json" */;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.uuid === undefined) && (missing0 = "uuid"))) || ((data.name === undefined) && (missing0 = "name"))){
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
{
if(typeof data0 === "string"){
if(func1(data0) < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uuid !== undefined){
if(typeof data.uuid !== "string"){
return false;
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
{
if(typeof data2 === "string"){
if(data2.length > 256 && func1(data2) > 256){
return false;
}
}
else {
return false;
}
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.published_at !== undefined){
let data3 = data.published_at;
if((typeof data3 !== "string") && (data3 !== null)){
return false;
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deletedAt !== undefined){
if(typeof data.deletedAt !== "string"){
return false;
}
var valid0 = true;
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
return false;
}
}
return true;
}

export const validateProjectLibrary = validate26;
const schema40 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/library/project-library.json","title":"ProjectLibrary","description":"The projects of a signed-in person. Stored as project_library.","type":"object","properties":{"projects":{"type":"array","items":{"$ref":"project-entry.json"},"default":[]},"deletedProjects":{"type":"array","items":{"$ref":"project-entry.json"},"default":[],"description":"The trash."}},"required":["projects","deletedProjects"]};

function validate26(data){
/*# sourceURL="https://playhouse.example/schemas/1/library/project-library.json" */;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.projects === undefined) && (missing0 = "projects")) || ((data.deletedProjects === undefined) && (missing0 = "deletedProjects"))){
return false;
}
else {
if(data.projects !== undefined){
let data0 = data.projects;
{
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
{
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((data1.id === undefined) && (missing1 = "id")) || ((data1.uuid === undefined) && (missing1 = "uuid"))) || ((data1.name === undefined) && (missing1 = "name"))){
return false;
}
else {
if(data1.id !== undefined){
let data2 = data1.id;
{
if(typeof data2 === "string"){
if(func1(data2) < 1){
return false;
}
}
else {
return false;
}
}
var valid3 = true;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.uuid !== undefined){
if(typeof data1.uuid !== "string"){
return false;
}
var valid3 = true;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.name !== undefined){
let data4 = data1.name;
{
if(typeof data4 === "string"){
if(data4.length > 256 && func1(data4) > 256){
return false;
}
}
else {
return false;
}
}
var valid3 = true;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.published_at !== undefined){
let data5 = data1.published_at;
if((typeof data5 !== "string") && (data5 !== null)){
return false;
}
var valid3 = true;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.deletedAt !== undefined){
if(typeof data1.deletedAt !== "string"){
return false;
}
var valid3 = true;
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
return false;
}
}
var valid1 = true;
if(!valid1){
break;
}
}
}
else {
return false;
}
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deletedProjects !== undefined){
let data7 = data.deletedProjects;
{
if(Array.isArray(data7)){
var valid4 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
{
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing2;
if((((data8.id === undefined) && (missing2 = "id")) || ((data8.uuid === undefined) && (missing2 = "uuid"))) || ((data8.name === undefined) && (missing2 = "name"))){
return false;
}
else {
if(data8.id !== undefined){
let data9 = data8.id;
{
if(typeof data9 === "string"){
if(func1(data9) < 1){
return false;
}
}
else {
return false;
}
}
var valid6 = true;
}
else {
var valid6 = true;
}
if(valid6){
if(data8.uuid !== undefined){
if(typeof data8.uuid !== "string"){
return false;
}
var valid6 = true;
}
else {
var valid6 = true;
}
if(valid6){
if(data8.name !== undefined){
let data11 = data8.name;
{
if(typeof data11 === "string"){
if(data11.length > 256 && func1(data11) > 256){
return false;
}
}
else {
return false;
}
}
var valid6 = true;
}
else {
var valid6 = true;
}
if(valid6){
if(data8.published_at !== undefined){
let data12 = data8.published_at;
if((typeof data12 !== "string") && (data12 !== null)){
return false;
}
var valid6 = true;
}
else {
var valid6 = true;
}
if(valid6){
if(data8.deletedAt !== undefined){
if(typeof data8.deletedAt !== "string"){
return false;
}
var valid6 = true;
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
return false;
}
}
var valid4 = true;
if(!valid4){
break;
}
}
}
else {
return false;
}
}
var valid0 = true;
}
else {
var valid0 = true;
}
}
}
}
else {
return false;
}
}
return true;
}

export const validatePublishedProject = validate27;
const schema43 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/library/published-project.json","title":"PublishedProject","description":"A project that was published.","type":"object","properties":{"id":{"type":"string","minLength":1},"title":{"type":"string","maxLength":256},"icon_url":{"type":"string"},"created_at":{"type":"string","description":"First published. ISO 8601."},"updated_at":{"type":"string","description":"Last published. ISO 8601."},"uuid":{"type":"string"}},"required":["id","title","created_at","updated_at"]};

function validate27(data){
/*# sourceURL="https://playhouse.example/schemas/1/library/published-project.json" */;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
{
if(typeof data0 === "string"){
if(func1(data0) < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
{
if(typeof data1 === "string"){
if(data1.length > 256 && func1(data1) > 256){
return false;
}
}
else {
return false;
}
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.icon_url !== undefined){
if(typeof data.icon_url !== "string"){
return false;
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.created_at !== undefined){
if(typeof data.created_at !== "string"){
return false;
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updated_at !== undefined){
if(typeof data.updated_at !== "string"){
return false;
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uuid !== undefined){
if(typeof data.uuid !== "string"){
return false;
}
var valid0 = true;
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
return false;
}
}
return true;
}

export const validatePublishingLibrary = validate28;
const schema44 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/library/publishing-library.json","title":"PublishingLibrary","description":"What a person has published. Stored as publishing_library.","type":"object","properties":{"projects":{"type":"array","items":{"$ref":"published-project.json"},"default":[]}},"required":["projects"]};

function validate28(data){
/*# sourceURL="https://playhouse.example/schemas/1/library/publishing-library.json" */;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.projects === undefined) && (missing0 = "projects")){
return false;
}
else {
if(data.projects !== undefined){
let data0 = data.projects;
{
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
{
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((((data1.id === undefined) && (missing1 = "id")) || ((data1.title === undefined) && (missing1 = "title"))) || ((data1.created_at === undefined) && (missing1 = "created_at"))) || ((data1.updated_at === undefined) && (missing1 = "updated_at"))){
return false;
}
else {
if(data1.id !== undefined){
let data2 = data1.id;
{
if(typeof data2 === "string"){
if(func1(data2) < 1){
return false;
}
}
else {
return false;
}
}
var valid3 = true;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.title !== undefined){
let data3 = data1.title;
{
if(typeof data3 === "string"){
if(data3.length > 256 && func1(data3) > 256){
return false;
}
}
else {
return false;
}
}
var valid3 = true;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.icon_url !== undefined){
if(typeof data1.icon_url !== "string"){
return false;
}
var valid3 = true;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.created_at !== undefined){
if(typeof data1.created_at !== "string"){
return false;
}
var valid3 = true;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.updated_at !== undefined){
if(typeof data1.updated_at !== "string"){
return false;
}
var valid3 = true;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.uuid !== undefined){
if(typeof data1.uuid !== "string"){
return false;
}
var valid3 = true;
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
return false;
}
}
var valid1 = true;
if(!valid1){
break;
}
}
}
else {
return false;
}
}
}
}
}
else {
return false;
}
}
return true;
}

export const validateTemplateProject = validate29;
const schema46 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/library/template-project.json","title":"TemplateProject","description":"A project to start from.","type":"object","properties":{"id":{"type":"string","minLength":1},"title":{"type":"string","maxLength":256},"description":{"type":"string","default":""},"screenshot":{"type":"string","description":"Address of a picture."},"disabled":{"type":"boolean","default":false,"description":"For subscribers only."}},"required":["id","title"]};

function validate29(data){
/*# sourceURL="https://playhouse.example/schemas/1/library/template-project.json" */;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.title === undefined) && (missing0 = "title"))){
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
{
if(typeof data0 === "string"){
if(func1(data0) < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
{
if(typeof data1 === "string"){
if(data1.length > 256 && func1(data1) > 256){
return false;
}
}
else {
return false;
}
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
if(typeof data.description !== "string"){
return false;
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.screenshot !== undefined){
if(typeof data.screenshot !== "string"){
return false;
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disabled !== undefined){
if(typeof data.disabled !== "boolean"){
return false;
}
var valid0 = true;
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
return false;
}
}
return true;
}

export const validateUiPreferences = validate30;

function validate30(data){
/*# sourceURL="https://playhouse.example/schemas/1/library/ui-preferences.json" */;
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.theme !== undefined){
if(typeof data.theme !== "string"){
return false;
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.behaviorOrganization !== undefined){
if(typeof data.behaviorOrganization !== "string"){
return false;
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.assignmentDrawerPosition !== undefined){
if(typeof data.assignmentDrawerPosition !== "string"){
return false;
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gridWidth !== undefined){
let data3 = data.gridWidth;
{
if(typeof data3 == "number"){
if(data3 <= 0 || isNaN(data3)){
return false;
}
}
else {
return false;
}
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gridHeight !== undefined){
let data4 = data.gridHeight;
{
if(typeof data4 == "number"){
if(data4 <= 0 || isNaN(data4)){
return false;
}
}
else {
return false;
}
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gridColor !== undefined){
if(typeof data.gridColor !== "string"){
return false;
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.previewZoom !== undefined){
let data6 = data.previewZoom;
if(((typeof data6 !== "string") && (!(typeof data6 == "number"))) && (data6 !== null)){
return false;
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.previewAspect !== undefined){
let data7 = data.previewAspect;
if(((typeof data7 !== "string") && (!(typeof data7 == "number"))) && (data7 !== null)){
return false;
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.previewOrientation !== undefined){
let data8 = data.previewOrientation;
if(((typeof data8 !== "string") && (!(typeof data8 == "number"))) && (data8 !== null)){
return false;
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.previewViewportFit !== undefined){
let data9 = data.previewViewportFit;
if(((typeof data9 !== "string") && (!(typeof data9 == "number"))) && (data9 !== null)){
return false;
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attributeWarnings !== undefined){
if(typeof data.attributeWarnings !== "boolean"){
return false;
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.showEduAssignmentTutorial !== undefined){
if(typeof data.showEduAssignmentTutorial !== "boolean"){
return false;
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.actorResizeScale !== undefined){
let data12 = data.actorResizeScale;
{
if(typeof data12 == "number"){
if(data12 <= 0 || isNaN(data12)){
return false;
}
}
else {
return false;
}
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hideMonetization !== undefined){
if(typeof data.hideMonetization !== "boolean"){
return false;
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hideGameServices !== undefined){
if(typeof data.hideGameServices !== "boolean"){
return false;
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.smartNavigation !== undefined){
if(typeof data.smartNavigation !== "boolean"){
return false;
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.inspectorVisible !== undefined){
if(typeof data.inspectorVisible !== "boolean"){
return false;
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repairSparse !== undefined){
if(typeof data.repairSparse !== "boolean"){
return false;
}
var valid0 = true;
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
return false;
}
}
return true;
}

export const validateUserAccount = validate31;
const schema48 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/library/user.json","title":"UserAccount","description":"A person who is signed in. Without a sku, or with one that contains PRO.TRIAL, it is a trial account.","type":"object","properties":{"id":{"type":"string","minLength":1},"username":{"type":"string"},"avatar_url":{"type":"string"},"sku":{"type":"string","description":"What the person has subscribed to."}},"required":["id","username"]};

function validate31(data){
/*# sourceURL="https://playhouse.example/schemas/1/library/user.json" */;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.username === undefined) && (missing0 = "username"))){
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
{
if(typeof data0 === "string"){
if(func1(data0) < 1){
return false;
}
}
else {
return false;
}
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.username !== undefined){
if(typeof data.username !== "string"){
return false;
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.avatar_url !== undefined){
if(typeof data.avatar_url !== "string"){
return false;
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sku !== undefined){
if(typeof data.sku !== "string"){
return false;
}
var valid0 = true;
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
return false;
}
}
return true;
}

function isId(text) {
  const { length } = text;
  if (length < 3 || length > 21 || text.charCodeAt(0) !== 105 || text.charCodeAt(1) !== 100) return false;
  for (let at = 2; at < length; at++) {
    const code = text.charCodeAt(at);
    if (code < 48 || code > 57) return false;
  }
  return true;
}
