// Generated from schemas/project by `npm run generate`. Do not edit.
"use strict";
export const validateGame = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/project/object.json","title":"GameDocument","description":"The game: title, attributes, order of prototypes and scenes. Stored as object.json.","type":"object","properties":{"formatVersion":{"type":"integer","minimum":1,"default":1},"id":{"const":"id1","default":"id1"},"title":{"type":"string","default":"Untitled","maxLength":256},"longDescription":{"type":"string","default":""},"tags":{"type":"string","default":""},"instructions":{"type":"string","default":""},"attributes":{"type":"object","properties":{"name":{"type":"string","default":"default name","maxLength":256},"time":{"type":"number","default":0},"displaySize":{"type":"object","properties":{"width":{"type":"number","default":1024},"height":{"type":"number","default":768}},"required":["width","height"]},"actorTags":{"type":"string","default":""},"randomSeed":{"type":"integer","default":-1},"adReward":{"type":"object","properties":{"name":{"type":"string","default":""},"value":{"type":"integer","default":0}},"required":["name","value"]},"platformConnected":{"type":"boolean","default":false},"playerType":{"type":"integer","minimum":0,"maximum":1,"default":1,"description":"0 multiplayer, 1 single player"},"resolutionIndependence":{"type":"boolean","default":false},"networkEnabled":{"enum":[0,99],"default":0,"description":"0 none, 99 own server"}},"required":["name","time","displaySize","actorTags","randomSeed","adReward","platformConnected","playerType","resolutionIndependence","networkEnabled"],"patternProperties":{"^id[0-9]+$":{"$ref":"common.json#/$defs/customAttribute"}},"additionalProperties":true},"controllerMaps":{"type":"object","patternProperties":{"^player[1-8]$":{"$ref":"controller-map.json"}},"additionalProperties":true,"description":"player1 to player8: for each of the 16 buttons the key that acts as it."},"prototypes":{"type":"array","items":{"$ref":"common.json#/$defs/id"},"default":[]},"scenes":{"type":"array","items":{"$ref":"common.json#/$defs/id"},"default":[]}},"required":["formatVersion","id","title","longDescription","tags","instructions","attributes","prototypes","scenes"]};
const schema33 = {"title":"CustomAttribute","type":"object","properties":{"@":{"enum":["integer","real","boolean","text","angle","index","table"],"description":"Type of the value."},"$":{"type":["number","string","boolean"],"description":"The value; a table has none."},"name":{"type":"string","default":"","maxLength":256}},"required":["@","name"]};
const schema34 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/project/controller-map.json","title":"ControllerMap","description":"For each of the 16 buttons of a controller the key that acts as it; blank for none. Part of object.json.","type":"object","properties":{"dpadUp":{"type":"string","default":""},"dpadDown":{"type":"string","default":""},"dpadLeft":{"type":"string","default":""},"dpadRight":{"type":"string","default":""},"buttonA":{"type":"string","default":""},"buttonB":{"type":"string","default":""},"buttonX":{"type":"string","default":""},"buttonY":{"type":"string","default":""},"start":{"type":"string","default":""},"select":{"type":"string","default":""},"leftShoulder1":{"type":"string","default":""},"rightShoulder1":{"type":"string","default":""},"leftShoulder2":{"type":"string","default":""},"rightShoulder2":{"type":"string","default":""},"leftStickClick":{"type":"string","default":""},"rightStickClick":{"type":"string","default":""}},"required":[]};
const schema35 = {"type":"string","pattern":"^id[0-9]{1,19}$","description":"The letters id and digits."};
const func1 = (text) => {
  let length = text.length;
  for (let at = 0; at < text.length - 1; at++)
    if ((text.charCodeAt(at) & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00) length--;
  return length;
};
const pattern4 = new RegExp("^id[0-9]+$", "u");
const pattern5 = new RegExp("^player[1-8]$", "u");
const pattern6 = new RegExp("^id[0-9]{1,19}$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://playhouse.example/schemas/1/project/object.json" */;
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
let missing0;
if((((((((((data.formatVersion === undefined) && (missing0 = "formatVersion")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.title === undefined) && (missing0 = "title"))) || ((data.longDescription === undefined) && (missing0 = "longDescription"))) || ((data.tags === undefined) && (missing0 = "tags"))) || ((data.instructions === undefined) && (missing0 = "instructions"))) || ((data.attributes === undefined) && (missing0 = "attributes"))) || ((data.prototypes === undefined) && (missing0 = "prototypes"))) || ((data.scenes === undefined) && (missing0 = "scenes"))){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.formatVersion !== undefined){
let data0 = data.formatVersion;
const _errs1 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate20.errors = [{instancePath:instancePath+"/formatVersion",schemaPath:"#/properties/formatVersion/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs1){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate20.errors = [{instancePath:instancePath+"/formatVersion",schemaPath:"#/properties/formatVersion/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs3 = errors;
if("id1" !== data.id){
validate20.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/const",keyword:"const",params:{allowedValue: "id1"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data2 = data.title;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(func1(data2) > 256){
validate20.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 256}}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.longDescription !== undefined){
const _errs6 = errors;
if(typeof data.longDescription !== "string"){
validate20.errors = [{instancePath:instancePath+"/longDescription",schemaPath:"#/properties/longDescription/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tags !== undefined){
const _errs8 = errors;
if(typeof data.tags !== "string"){
validate20.errors = [{instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instructions !== undefined){
const _errs10 = errors;
if(typeof data.instructions !== "string"){
validate20.errors = [{instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attributes !== undefined){
let data6 = data.attributes;
const _errs12 = errors;
if(errors === _errs12){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if(((((((((((data6.name === undefined) && (missing1 = "name")) || ((data6.time === undefined) && (missing1 = "time"))) || ((data6.displaySize === undefined) && (missing1 = "displaySize"))) || ((data6.actorTags === undefined) && (missing1 = "actorTags"))) || ((data6.randomSeed === undefined) && (missing1 = "randomSeed"))) || ((data6.adReward === undefined) && (missing1 = "adReward"))) || ((data6.platformConnected === undefined) && (missing1 = "platformConnected"))) || ((data6.playerType === undefined) && (missing1 = "playerType"))) || ((data6.resolutionIndependence === undefined) && (missing1 = "resolutionIndependence"))) || ((data6.networkEnabled === undefined) && (missing1 = "networkEnabled"))){
validate20.errors = [{instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data6.name !== undefined){
let data7 = data6.name;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data7 === "string"){
if(func1(data7) > 256){
validate20.errors = [{instancePath:instancePath+"/attributes/name",schemaPath:"#/properties/attributes/properties/name/maxLength",keyword:"maxLength",params:{limit: 256}}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/attributes/name",schemaPath:"#/properties/attributes/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data6.time !== undefined){
const _errs17 = errors;
if(!(typeof data6.time == "number")){
validate20.errors = [{instancePath:instancePath+"/attributes/time",schemaPath:"#/properties/attributes/properties/time/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data6.displaySize !== undefined){
let data9 = data6.displaySize;
const _errs19 = errors;
if(errors === _errs19){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing2;
if(((data9.width === undefined) && (missing2 = "width")) || ((data9.height === undefined) && (missing2 = "height"))){
validate20.errors = [{instancePath:instancePath+"/attributes/displaySize",schemaPath:"#/properties/attributes/properties/displaySize/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data9.width !== undefined){
const _errs21 = errors;
if(!(typeof data9.width == "number")){
validate20.errors = [{instancePath:instancePath+"/attributes/displaySize/width",schemaPath:"#/properties/attributes/properties/displaySize/properties/width/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid2 = _errs21 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data9.height !== undefined){
const _errs23 = errors;
if(!(typeof data9.height == "number")){
validate20.errors = [{instancePath:instancePath+"/attributes/displaySize/height",schemaPath:"#/properties/attributes/properties/displaySize/properties/height/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid2 = _errs23 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/attributes/displaySize",schemaPath:"#/properties/attributes/properties/displaySize/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data6.actorTags !== undefined){
const _errs25 = errors;
if(typeof data6.actorTags !== "string"){
validate20.errors = [{instancePath:instancePath+"/attributes/actorTags",schemaPath:"#/properties/attributes/properties/actorTags/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs25 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data6.randomSeed !== undefined){
let data13 = data6.randomSeed;
const _errs27 = errors;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
validate20.errors = [{instancePath:instancePath+"/attributes/randomSeed",schemaPath:"#/properties/attributes/properties/randomSeed/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid1 = _errs27 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data6.adReward !== undefined){
let data14 = data6.adReward;
const _errs29 = errors;
if(errors === _errs29){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
let missing3;
if(((data14.name === undefined) && (missing3 = "name")) || ((data14.value === undefined) && (missing3 = "value"))){
validate20.errors = [{instancePath:instancePath+"/attributes/adReward",schemaPath:"#/properties/attributes/properties/adReward/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data14.name !== undefined){
const _errs31 = errors;
if(typeof data14.name !== "string"){
validate20.errors = [{instancePath:instancePath+"/attributes/adReward/name",schemaPath:"#/properties/attributes/properties/adReward/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs31 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data14.value !== undefined){
let data16 = data14.value;
const _errs33 = errors;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
validate20.errors = [{instancePath:instancePath+"/attributes/adReward/value",schemaPath:"#/properties/attributes/properties/adReward/properties/value/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid3 = _errs33 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/attributes/adReward",schemaPath:"#/properties/attributes/properties/adReward/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data6.platformConnected !== undefined){
const _errs35 = errors;
if(typeof data6.platformConnected !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/attributes/platformConnected",schemaPath:"#/properties/attributes/properties/platformConnected/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid1 = _errs35 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data6.playerType !== undefined){
let data18 = data6.playerType;
const _errs37 = errors;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
validate20.errors = [{instancePath:instancePath+"/attributes/playerType",schemaPath:"#/properties/attributes/properties/playerType/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs37){
if(typeof data18 == "number"){
if(data18 > 1 || isNaN(data18)){
validate20.errors = [{instancePath:instancePath+"/attributes/playerType",schemaPath:"#/properties/attributes/properties/playerType/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}}];
return false;
}
else {
if(data18 < 0 || isNaN(data18)){
validate20.errors = [{instancePath:instancePath+"/attributes/playerType",schemaPath:"#/properties/attributes/properties/playerType/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid1 = _errs37 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data6.resolutionIndependence !== undefined){
const _errs39 = errors;
if(typeof data6.resolutionIndependence !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/attributes/resolutionIndependence",schemaPath:"#/properties/attributes/properties/resolutionIndependence/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid1 = _errs39 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data6.networkEnabled !== undefined){
let data20 = data6.networkEnabled;
const _errs41 = errors;
if(!((data20 === 0) || (data20 === 99))){
validate20.errors = [{instancePath:instancePath+"/attributes/networkEnabled",schemaPath:"#/properties/attributes/properties/networkEnabled/enum",keyword:"enum",params:{allowedValues: schema31.properties.attributes.properties.networkEnabled.enum}}];
return false;
}
var valid1 = _errs41 === errors;
}
else {
var valid1 = true;
}
if(valid1){
var valid4 = true;
for(const key0 in data6){
if(pattern4.test(key0)){
let data21 = data6[key0];
const _errs42 = errors;
const _errs43 = errors;
if(errors === _errs43){
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
let missing4;
if(((data21["@"] === undefined) && (missing4 = "@")) || ((data21.name === undefined) && (missing4 = "name"))){
validate20.errors = [{instancePath:instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"common.json#/$defs/customAttribute/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
if(data21["@"] !== undefined){
let data22 = data21["@"];
const _errs45 = errors;
if(!(((((((data22 === "integer") || (data22 === "real")) || (data22 === "boolean")) || (data22 === "text")) || (data22 === "angle")) || (data22 === "index")) || (data22 === "table"))){
validate20.errors = [{instancePath:instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/@",schemaPath:"common.json#/$defs/customAttribute/properties/%40/enum",keyword:"enum",params:{allowedValues: schema33.properties["@"].enum}}];
return false;
}
var valid6 = _errs45 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data21.$ !== undefined){
let data23 = data21.$;
const _errs46 = errors;
if(((!(typeof data23 == "number")) && (typeof data23 !== "string")) && (typeof data23 !== "boolean")){
validate20.errors = [{instancePath:instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/$",schemaPath:"common.json#/$defs/customAttribute/properties/%24/type",keyword:"type",params:{type: schema33.properties.$.type}}];
return false;
}
var valid6 = _errs46 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data21.name !== undefined){
let data24 = data21.name;
const _errs48 = errors;
if(errors === _errs48){
if(typeof data24 === "string"){
if(func1(data24) > 256){
validate20.errors = [{instancePath:instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/name",schemaPath:"common.json#/$defs/customAttribute/properties/name/maxLength",keyword:"maxLength",params:{limit: 256}}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/name",schemaPath:"common.json#/$defs/customAttribute/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid6 = _errs48 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"common.json#/$defs/customAttribute/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid4 = _errs42 === errors;
if(!valid4){
break;
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
validate20.errors = [{instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.controllerMaps !== undefined){
let data25 = data.controllerMaps;
const _errs50 = errors;
if(errors === _errs50){
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
var valid7 = true;
for(const key1 in data25){
if(pattern5.test(key1)){
let data26 = data25[key1];
const _errs53 = errors;
const _errs54 = errors;
if(errors === _errs54){
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.dpadUp !== undefined){
const _errs56 = errors;
if(typeof data26.dpadUp !== "string"){
validate20.errors = [{instancePath:instancePath+"/controllerMaps/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/dpadUp",schemaPath:"controller-map.json/properties/dpadUp/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs56 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data26.dpadDown !== undefined){
const _errs58 = errors;
if(typeof data26.dpadDown !== "string"){
validate20.errors = [{instancePath:instancePath+"/controllerMaps/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/dpadDown",schemaPath:"controller-map.json/properties/dpadDown/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs58 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data26.dpadLeft !== undefined){
const _errs60 = errors;
if(typeof data26.dpadLeft !== "string"){
validate20.errors = [{instancePath:instancePath+"/controllerMaps/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/dpadLeft",schemaPath:"controller-map.json/properties/dpadLeft/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs60 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data26.dpadRight !== undefined){
const _errs62 = errors;
if(typeof data26.dpadRight !== "string"){
validate20.errors = [{instancePath:instancePath+"/controllerMaps/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/dpadRight",schemaPath:"controller-map.json/properties/dpadRight/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs62 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data26.buttonA !== undefined){
const _errs64 = errors;
if(typeof data26.buttonA !== "string"){
validate20.errors = [{instancePath:instancePath+"/controllerMaps/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/buttonA",schemaPath:"controller-map.json/properties/buttonA/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs64 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data26.buttonB !== undefined){
const _errs66 = errors;
if(typeof data26.buttonB !== "string"){
validate20.errors = [{instancePath:instancePath+"/controllerMaps/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/buttonB",schemaPath:"controller-map.json/properties/buttonB/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs66 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data26.buttonX !== undefined){
const _errs68 = errors;
if(typeof data26.buttonX !== "string"){
validate20.errors = [{instancePath:instancePath+"/controllerMaps/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/buttonX",schemaPath:"controller-map.json/properties/buttonX/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs68 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data26.buttonY !== undefined){
const _errs70 = errors;
if(typeof data26.buttonY !== "string"){
validate20.errors = [{instancePath:instancePath+"/controllerMaps/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/buttonY",schemaPath:"controller-map.json/properties/buttonY/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs70 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data26.start !== undefined){
const _errs72 = errors;
if(typeof data26.start !== "string"){
validate20.errors = [{instancePath:instancePath+"/controllerMaps/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/start",schemaPath:"controller-map.json/properties/start/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs72 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data26.select !== undefined){
const _errs74 = errors;
if(typeof data26.select !== "string"){
validate20.errors = [{instancePath:instancePath+"/controllerMaps/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/select",schemaPath:"controller-map.json/properties/select/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs74 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data26.leftShoulder1 !== undefined){
const _errs76 = errors;
if(typeof data26.leftShoulder1 !== "string"){
validate20.errors = [{instancePath:instancePath+"/controllerMaps/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/leftShoulder1",schemaPath:"controller-map.json/properties/leftShoulder1/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs76 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data26.rightShoulder1 !== undefined){
const _errs78 = errors;
if(typeof data26.rightShoulder1 !== "string"){
validate20.errors = [{instancePath:instancePath+"/controllerMaps/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/rightShoulder1",schemaPath:"controller-map.json/properties/rightShoulder1/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs78 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data26.leftShoulder2 !== undefined){
const _errs80 = errors;
if(typeof data26.leftShoulder2 !== "string"){
validate20.errors = [{instancePath:instancePath+"/controllerMaps/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/leftShoulder2",schemaPath:"controller-map.json/properties/leftShoulder2/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs80 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data26.rightShoulder2 !== undefined){
const _errs82 = errors;
if(typeof data26.rightShoulder2 !== "string"){
validate20.errors = [{instancePath:instancePath+"/controllerMaps/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/rightShoulder2",schemaPath:"controller-map.json/properties/rightShoulder2/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs82 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data26.leftStickClick !== undefined){
const _errs84 = errors;
if(typeof data26.leftStickClick !== "string"){
validate20.errors = [{instancePath:instancePath+"/controllerMaps/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/leftStickClick",schemaPath:"controller-map.json/properties/leftStickClick/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs84 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data26.rightStickClick !== undefined){
const _errs86 = errors;
if(typeof data26.rightStickClick !== "string"){
validate20.errors = [{instancePath:instancePath+"/controllerMaps/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/rightStickClick",schemaPath:"controller-map.json/properties/rightStickClick/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid9 = _errs86 === errors;
}
else {
var valid9 = true;
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
validate20.errors = [{instancePath:instancePath+"/controllerMaps/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"controller-map.json/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid7 = _errs53 === errors;
if(!valid7){
break;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/controllerMaps",schemaPath:"#/properties/controllerMaps/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prototypes !== undefined){
let data43 = data.prototypes;
const _errs88 = errors;
if(errors === _errs88){
if(Array.isArray(data43)){
var valid10 = true;
const len0 = data43.length;
for(let i0=0; i0<len0; i0++){
let data44 = data43[i0];
const _errs90 = errors;
const _errs91 = errors;
if(errors === _errs91){
if(typeof data44 === "string"){
if(!pattern6.test(data44)){
validate20.errors = [{instancePath:instancePath+"/prototypes/" + i0,schemaPath:"common.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "^id[0-9]{1,19}$"}}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/prototypes/" + i0,schemaPath:"common.json#/$defs/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid10 = _errs90 === errors;
if(!valid10){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/prototypes",schemaPath:"#/properties/prototypes/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs88 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scenes !== undefined){
let data45 = data.scenes;
const _errs93 = errors;
if(errors === _errs93){
if(Array.isArray(data45)){
var valid12 = true;
const len1 = data45.length;
for(let i1=0; i1<len1; i1++){
let data46 = data45[i1];
const _errs95 = errors;
const _errs96 = errors;
if(errors === _errs96){
if(typeof data46 === "string"){
if(!pattern6.test(data46)){
validate20.errors = [{instancePath:instancePath+"/scenes/" + i1,schemaPath:"common.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "^id[0-9]{1,19}$"}}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/scenes/" + i1,schemaPath:"common.json#/$defs/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid12 = _errs95 === errors;
if(!valid12){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/scenes",schemaPath:"#/properties/scenes/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs93 === errors;
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
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"formatVersion":true,"id":true,"title":true,"longDescription":true,"tags":true,"instructions":true,"attributes":true,"controllerMaps":true,"prototypes":true,"scenes":true},"dynamicProps":false,"dynamicItems":false};

export const validateAssets = validate22;
const schema37 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/project/assets.json","title":"AssetsDocument","description":"Manifest of images, sounds and fonts. Stored as assets.json.","type":"object","properties":{"images":{"type":"array","default":[],"items":{"$ref":"common.json#/$defs/asset"}},"sounds":{"type":"array","default":[],"items":{"$ref":"common.json#/$defs/asset"}},"fonts":{"type":"array","default":[],"items":{"$ref":"common.json#/$defs/asset"}}},"required":["images","sounds","fonts"]};
const schema38 = {"title":"Asset","type":"object","properties":{"name":{"type":"string","default":"","maxLength":256},"files":{"type":"array","default":[],"items":{"title":"AssetFile","type":"object","properties":{"name":{"type":"string","default":"","maxLength":120},"size":{"type":"number","default":0,"minimum":0},"sha256":{"type":"string"}},"required":["name","size"]}}},"required":["name","files"]};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://playhouse.example/schemas/1/project/assets.json" */;
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
if((((data.images === undefined) && (missing0 = "images")) || ((data.sounds === undefined) && (missing0 = "sounds"))) || ((data.fonts === undefined) && (missing0 = "fonts"))){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.images !== undefined){
let data0 = data.images;
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
if(((data1.name === undefined) && (missing1 = "name")) || ((data1.files === undefined) && (missing1 = "files"))){
validate22.errors = [{instancePath:instancePath+"/images/" + i0,schemaPath:"common.json#/$defs/asset/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.name !== undefined){
let data2 = data1.name;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) > 256){
validate22.errors = [{instancePath:instancePath+"/images/" + i0+"/name",schemaPath:"common.json#/$defs/asset/properties/name/maxLength",keyword:"maxLength",params:{limit: 256}}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/images/" + i0+"/name",schemaPath:"common.json#/$defs/asset/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs6 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.files !== undefined){
let data3 = data1.files;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
var valid4 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing2;
if(((data4.name === undefined) && (missing2 = "name")) || ((data4.size === undefined) && (missing2 = "size"))){
validate22.errors = [{instancePath:instancePath+"/images/" + i0+"/files/" + i1,schemaPath:"common.json#/$defs/asset/properties/files/items/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data4.name !== undefined){
let data5 = data4.name;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data5 === "string"){
if(func1(data5) > 120){
validate22.errors = [{instancePath:instancePath+"/images/" + i0+"/files/" + i1+"/name",schemaPath:"common.json#/$defs/asset/properties/files/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/images/" + i0+"/files/" + i1+"/name",schemaPath:"common.json#/$defs/asset/properties/files/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid5 = _errs12 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data4.size !== undefined){
let data6 = data4.size;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
validate22.errors = [{instancePath:instancePath+"/images/" + i0+"/files/" + i1+"/size",schemaPath:"common.json#/$defs/asset/properties/files/items/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/images/" + i0+"/files/" + i1+"/size",schemaPath:"common.json#/$defs/asset/properties/files/items/properties/size/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid5 = _errs14 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data4.sha256 !== undefined){
const _errs16 = errors;
if(typeof data4.sha256 !== "string"){
validate22.errors = [{instancePath:instancePath+"/images/" + i0+"/files/" + i1+"/sha256",schemaPath:"common.json#/$defs/asset/properties/files/items/properties/sha256/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs16 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/images/" + i0+"/files/" + i1,schemaPath:"common.json#/$defs/asset/properties/files/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid4 = _errs10 === errors;
if(!valid4){
break;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/images/" + i0+"/files",schemaPath:"common.json#/$defs/asset/properties/files/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/images/" + i0,schemaPath:"common.json#/$defs/asset/type",keyword:"type",params:{type: "object"}}];
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
validate22.errors = [{instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sounds !== undefined){
let data8 = data.sounds;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data8)){
var valid6 = true;
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing3;
if(((data9.name === undefined) && (missing3 = "name")) || ((data9.files === undefined) && (missing3 = "files"))){
validate22.errors = [{instancePath:instancePath+"/sounds/" + i2,schemaPath:"common.json#/$defs/asset/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data9.name !== undefined){
let data10 = data9.name;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data10 === "string"){
if(func1(data10) > 256){
validate22.errors = [{instancePath:instancePath+"/sounds/" + i2+"/name",schemaPath:"common.json#/$defs/asset/properties/name/maxLength",keyword:"maxLength",params:{limit: 256}}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/sounds/" + i2+"/name",schemaPath:"common.json#/$defs/asset/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid8 = _errs23 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data9.files !== undefined){
let data11 = data9.files;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data11)){
var valid9 = true;
const len3 = data11.length;
for(let i3=0; i3<len3; i3++){
let data12 = data11[i3];
const _errs27 = errors;
if(errors === _errs27){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing4;
if(((data12.name === undefined) && (missing4 = "name")) || ((data12.size === undefined) && (missing4 = "size"))){
validate22.errors = [{instancePath:instancePath+"/sounds/" + i2+"/files/" + i3,schemaPath:"common.json#/$defs/asset/properties/files/items/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
if(data12.name !== undefined){
let data13 = data12.name;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data13 === "string"){
if(func1(data13) > 120){
validate22.errors = [{instancePath:instancePath+"/sounds/" + i2+"/files/" + i3+"/name",schemaPath:"common.json#/$defs/asset/properties/files/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/sounds/" + i2+"/files/" + i3+"/name",schemaPath:"common.json#/$defs/asset/properties/files/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid10 = _errs29 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data12.size !== undefined){
let data14 = data12.size;
const _errs31 = errors;
if(errors === _errs31){
if(typeof data14 == "number"){
if(data14 < 0 || isNaN(data14)){
validate22.errors = [{instancePath:instancePath+"/sounds/" + i2+"/files/" + i3+"/size",schemaPath:"common.json#/$defs/asset/properties/files/items/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/sounds/" + i2+"/files/" + i3+"/size",schemaPath:"common.json#/$defs/asset/properties/files/items/properties/size/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid10 = _errs31 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data12.sha256 !== undefined){
const _errs33 = errors;
if(typeof data12.sha256 !== "string"){
validate22.errors = [{instancePath:instancePath+"/sounds/" + i2+"/files/" + i3+"/sha256",schemaPath:"common.json#/$defs/asset/properties/files/items/properties/sha256/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid10 = _errs33 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/sounds/" + i2+"/files/" + i3,schemaPath:"common.json#/$defs/asset/properties/files/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid9 = _errs27 === errors;
if(!valid9){
break;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/sounds/" + i2+"/files",schemaPath:"common.json#/$defs/asset/properties/files/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid8 = _errs25 === errors;
}
else {
var valid8 = true;
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/sounds/" + i2,schemaPath:"common.json#/$defs/asset/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid6 = _errs20 === errors;
if(!valid6){
break;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/sounds",schemaPath:"#/properties/sounds/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fonts !== undefined){
let data16 = data.fonts;
const _errs35 = errors;
if(errors === _errs35){
if(Array.isArray(data16)){
var valid11 = true;
const len4 = data16.length;
for(let i4=0; i4<len4; i4++){
let data17 = data16[i4];
const _errs37 = errors;
const _errs38 = errors;
if(errors === _errs38){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
let missing5;
if(((data17.name === undefined) && (missing5 = "name")) || ((data17.files === undefined) && (missing5 = "files"))){
validate22.errors = [{instancePath:instancePath+"/fonts/" + i4,schemaPath:"common.json#/$defs/asset/required",keyword:"required",params:{missingProperty: missing5}}];
return false;
}
else {
if(data17.name !== undefined){
let data18 = data17.name;
const _errs40 = errors;
if(errors === _errs40){
if(typeof data18 === "string"){
if(func1(data18) > 256){
validate22.errors = [{instancePath:instancePath+"/fonts/" + i4+"/name",schemaPath:"common.json#/$defs/asset/properties/name/maxLength",keyword:"maxLength",params:{limit: 256}}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/fonts/" + i4+"/name",schemaPath:"common.json#/$defs/asset/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid13 = _errs40 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data17.files !== undefined){
let data19 = data17.files;
const _errs42 = errors;
if(errors === _errs42){
if(Array.isArray(data19)){
var valid14 = true;
const len5 = data19.length;
for(let i5=0; i5<len5; i5++){
let data20 = data19[i5];
const _errs44 = errors;
if(errors === _errs44){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
let missing6;
if(((data20.name === undefined) && (missing6 = "name")) || ((data20.size === undefined) && (missing6 = "size"))){
validate22.errors = [{instancePath:instancePath+"/fonts/" + i4+"/files/" + i5,schemaPath:"common.json#/$defs/asset/properties/files/items/required",keyword:"required",params:{missingProperty: missing6}}];
return false;
}
else {
if(data20.name !== undefined){
let data21 = data20.name;
const _errs46 = errors;
if(errors === _errs46){
if(typeof data21 === "string"){
if(func1(data21) > 120){
validate22.errors = [{instancePath:instancePath+"/fonts/" + i4+"/files/" + i5+"/name",schemaPath:"common.json#/$defs/asset/properties/files/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/fonts/" + i4+"/files/" + i5+"/name",schemaPath:"common.json#/$defs/asset/properties/files/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid15 = _errs46 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data20.size !== undefined){
let data22 = data20.size;
const _errs48 = errors;
if(errors === _errs48){
if(typeof data22 == "number"){
if(data22 < 0 || isNaN(data22)){
validate22.errors = [{instancePath:instancePath+"/fonts/" + i4+"/files/" + i5+"/size",schemaPath:"common.json#/$defs/asset/properties/files/items/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/fonts/" + i4+"/files/" + i5+"/size",schemaPath:"common.json#/$defs/asset/properties/files/items/properties/size/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid15 = _errs48 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data20.sha256 !== undefined){
const _errs50 = errors;
if(typeof data20.sha256 !== "string"){
validate22.errors = [{instancePath:instancePath+"/fonts/" + i4+"/files/" + i5+"/sha256",schemaPath:"common.json#/$defs/asset/properties/files/items/properties/sha256/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid15 = _errs50 === errors;
}
else {
var valid15 = true;
}
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/fonts/" + i4+"/files/" + i5,schemaPath:"common.json#/$defs/asset/properties/files/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid14 = _errs44 === errors;
if(!valid14){
break;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/fonts/" + i4+"/files",schemaPath:"common.json#/$defs/asset/properties/files/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid13 = _errs42 === errors;
}
else {
var valid13 = true;
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/fonts/" + i4,schemaPath:"common.json#/$defs/asset/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid11 = _errs37 === errors;
if(!valid11){
break;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/fonts",schemaPath:"#/properties/fonts/type",keyword:"type",params:{type: "array"}}];
return false;
}
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
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"images":true,"sounds":true,"fonts":true},"dynamicProps":false,"dynamicItems":false};

export const validateScene = validate23;
const schema41 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/project/scene.json","title":"SceneDocument","description":"One scene with its layers and actor instances, both back to front. Stored as scenes/{id}.json.","type":"object","properties":{"id":{"$ref":"common.json#/$defs/id"},"attributes":{"default":{},"type":"object","properties":{"name":{"type":"string","default":"New Scene","maxLength":256},"time":{"type":"number","default":0},"size":{"type":"object","properties":{"width":{"type":"number","default":1024},"height":{"type":"number","default":768}},"required":["width","height"]},"wrapX":{"type":"boolean","default":false},"wrapY":{"type":"boolean","default":false},"gravity":{"type":"object","properties":{"x":{"type":"number","default":0},"y":{"type":"number","default":0}},"required":["x","y"]},"color":{"type":"object","properties":{"red":{"type":"number","default":0,"minimum":0,"maximum":1},"green":{"type":"number","default":0,"minimum":0,"maximum":1},"blue":{"type":"number","default":0,"minimum":0,"maximum":1},"alpha":{"type":"number","default":1,"minimum":0,"maximum":1}},"required":["red","green","blue","alpha"]},"camera":{"type":"object","properties":{"origin":{"type":"object","properties":{"x":{"type":"number","default":0},"y":{"type":"number","default":0}},"required":["x","y"]},"size":{"type":"object","properties":{"width":{"type":"number","default":1024},"height":{"type":"number","default":768}},"required":["width","height"]},"trackingArea":{"type":"object","properties":{"width":{"type":"number","default":944},"height":{"type":"number","default":688}},"required":["width","height"]},"rotation":{"type":"number","default":0}},"required":["origin","size","trackingArea","rotation"]},"autorotate":{"type":"object","properties":{"landscapeLeft":{"type":"boolean","default":true},"portrait":{"type":"boolean","default":false},"landscapeRight":{"type":"boolean","default":false},"portraitUpsidedown":{"type":"boolean","default":false}},"required":["landscapeLeft","portrait","landscapeRight","portraitUpsidedown"]}},"required":["name","time","size","wrapX","wrapY","gravity","color","camera","autorotate"],"patternProperties":{"^id[0-9]+$":{"$ref":"common.json#/$defs/customAttribute"}},"additionalProperties":true},"layers":{"type":"array","default":[],"items":{"$ref":"common.json#/$defs/layer"}}},"required":["id","attributes","layers"]};
const schema44 = {"title":"Layer","type":"object","properties":{"id":{"$ref":"common.json#/$defs/id"},"attributes":{"default":{},"type":"object","properties":{"name":{"type":"string","default":"New Layer","maxLength":256},"scrollable":{"type":"boolean","default":true}},"required":["name","scrollable"]},"actors":{"type":"array","default":[],"items":{"$ref":"common.json#/$defs/instance"}}},"required":["id","attributes","actors"]};
const schema46 = {"title":"Instance","type":"object","properties":{"id":{"$ref":"common.json#/$defs/id"},"prototype":{"$ref":"common.json#/$defs/id"},"attributes":{"type":"object","default":{},"additionalProperties":true,"description":"Overrides of the prototype's attributes; a missing key means the prototype's value."},"aspects":{"type":"object","properties":{"graphics":{"type":"object","properties":{"attributes":{"type":"object","additionalProperties":true}},"required":[]},"motion":{"type":"object","properties":{"attributes":{"type":"object","additionalProperties":true}},"required":[]},"physics":{"type":"object","properties":{"attributes":{"type":"object","additionalProperties":true}},"required":[]}}},"behaviors":{"type":"array","items":{"$ref":"common.json#/$defs/behavior"},"description":"Present on an unlocked instance only."}},"required":["id","prototype","attributes"]};
const schema49 = {"title":"Behavior","type":"object","properties":{"id":{"$ref":"common.json#/$defs/id"},"class":{"type":"string","maxLength":256},"enabled":{"type":"boolean","default":true},"attributes":{"type":"object","default":{},"additionalProperties":true},"conditions":{"type":"array","items":{"$ref":"common.json#/$defs/condition"}},"behaviors":{"type":"array","items":{"$ref":"common.json#/$defs/behavior"}},"elseBehaviors":{"type":"array","items":{"$ref":"common.json#/$defs/behavior"}}},"required":["id","class","enabled","attributes"]};
const schema51 = {"title":"Condition","type":"object","properties":{"id":{"$ref":"common.json#/$defs/id"},"class":{"type":"string","maxLength":256},"eventType":{"enum":["mouse button","mouse position","touch","key","overlaps or collides"]},"attributes":{"type":"object","default":{"conditionType":0},"properties":{"conditionType":{"type":"integer","minimum":0,"maximum":3,"default":0,"description":"0 event, 1 attribute, 2 numeric expression, 3 text expression"},"subjectAttribute":{"type":"string"},"subject":true},"required":["conditionType"],"additionalProperties":true},"predicate":{"title":"Predicate","default":{"type":"unset","attributes":{}},"type":"object","properties":{"type":{"enum":["mouse","mousePosition","touch","key","collision","number","string","boolean","unset"],"default":"unset"},"attributes":{"type":"object","default":{},"additionalProperties":true}},"required":["type","attributes"]}},"required":["id","class","attributes","predicate"]};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(((((data.id === undefined) && (missing0 = "id")) || ((data.class === undefined) && (missing0 = "class"))) || ((data.attributes === undefined) && (missing0 = "attributes"))) || ((data.predicate === undefined) && (missing0 = "predicate"))){
validate27.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
validate27.errors = [{instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "^id[0-9]{1,19}$"}}];
return false;
}
}
else {
validate27.errors = [{instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.class !== undefined){
let data1 = data.class;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 256){
validate27.errors = [{instancePath:instancePath+"/class",schemaPath:"#/properties/class/maxLength",keyword:"maxLength",params:{limit: 256}}];
return false;
}
}
else {
validate27.errors = [{instancePath:instancePath+"/class",schemaPath:"#/properties/class/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.eventType !== undefined){
let data2 = data.eventType;
const _errs6 = errors;
if(!(((((data2 === "mouse button") || (data2 === "mouse position")) || (data2 === "touch")) || (data2 === "key")) || (data2 === "overlaps or collides"))){
validate27.errors = [{instancePath:instancePath+"/eventType",schemaPath:"#/properties/eventType/enum",keyword:"enum",params:{allowedValues: schema51.properties.eventType.enum}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attributes !== undefined){
let data3 = data.attributes;
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((data3.conditionType === undefined) && (missing1 = "conditionType")){
validate27.errors = [{instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data3.conditionType !== undefined){
let data4 = data3.conditionType;
const _errs10 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate27.errors = [{instancePath:instancePath+"/attributes/conditionType",schemaPath:"#/properties/attributes/properties/conditionType/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if(typeof data4 == "number"){
if(data4 > 3 || isNaN(data4)){
validate27.errors = [{instancePath:instancePath+"/attributes/conditionType",schemaPath:"#/properties/attributes/properties/conditionType/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3}}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate27.errors = [{instancePath:instancePath+"/attributes/conditionType",schemaPath:"#/properties/attributes/properties/conditionType/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.subjectAttribute !== undefined){
const _errs12 = errors;
if(typeof data3.subjectAttribute !== "string"){
validate27.errors = [{instancePath:instancePath+"/attributes/subjectAttribute",schemaPath:"#/properties/attributes/properties/subjectAttribute/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.predicate !== undefined){
let data6 = data.predicate;
const _errs14 = errors;
if(errors === _errs14){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing2;
if(((data6.type === undefined) && (missing2 = "type")) || ((data6.attributes === undefined) && (missing2 = "attributes"))){
validate27.errors = [{instancePath:instancePath+"/predicate",schemaPath:"#/properties/predicate/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data6.type !== undefined){
let data7 = data6.type;
const _errs16 = errors;
if(!(((((((((data7 === "mouse") || (data7 === "mousePosition")) || (data7 === "touch")) || (data7 === "key")) || (data7 === "collision")) || (data7 === "number")) || (data7 === "string")) || (data7 === "boolean")) || (data7 === "unset"))){
validate27.errors = [{instancePath:instancePath+"/predicate/type",schemaPath:"#/properties/predicate/properties/type/enum",keyword:"enum",params:{allowedValues: schema51.properties.predicate.properties.type.enum}}];
return false;
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.attributes !== undefined){
let data8 = data6.attributes;
const _errs17 = errors;
if(errors === _errs17){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
}
else {
validate27.errors = [{instancePath:instancePath+"/predicate/attributes",schemaPath:"#/properties/predicate/properties/attributes/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/predicate",schemaPath:"#/properties/predicate/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs14 === errors;
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
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"id":true,"class":true,"eventType":true,"attributes":true,"predicate":true},"dynamicProps":false,"dynamicItems":false};

const wrapper0 = {validate: validate26};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(((((data.id === undefined) && (missing0 = "id")) || ((data.class === undefined) && (missing0 = "class"))) || ((data.enabled === undefined) && (missing0 = "enabled"))) || ((data.attributes === undefined) && (missing0 = "attributes"))){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
validate26.errors = [{instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "^id[0-9]{1,19}$"}}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.class !== undefined){
let data1 = data.class;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 256){
validate26.errors = [{instancePath:instancePath+"/class",schemaPath:"#/properties/class/maxLength",keyword:"maxLength",params:{limit: 256}}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/class",schemaPath:"#/properties/class/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enabled !== undefined){
const _errs6 = errors;
if(typeof data.enabled !== "boolean"){
validate26.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attributes !== undefined){
let data3 = data.attributes;
const _errs8 = errors;
if(errors === _errs8){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
validate26.errors = [{instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.conditions !== undefined){
let data4 = data.conditions;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data4)){
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(!(validate27(data4[i0], {instancePath:instancePath+"/conditions/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid2 = _errs13 === errors;
if(!valid2){
break;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.behaviors !== undefined){
let data6 = data.behaviors;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data6)){
var valid3 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
const _errs16 = errors;
if(!(wrapper0.validate(data6[i1], {instancePath:instancePath+"/behaviors/" + i1,parentData:data6,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
var valid3 = _errs16 === errors;
if(!valid3){
break;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/behaviors",schemaPath:"#/properties/behaviors/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.elseBehaviors !== undefined){
let data8 = data.elseBehaviors;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data8)){
var valid4 = true;
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
const _errs19 = errors;
if(!(wrapper0.validate(data8[i2], {instancePath:instancePath+"/elseBehaviors/" + i2,parentData:data8,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
var valid4 = _errs19 === errors;
if(!valid4){
break;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/elseBehaviors",schemaPath:"#/properties/elseBehaviors/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs17 === errors;
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
else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"id":true,"class":true,"enabled":true,"attributes":true,"conditions":true,"behaviors":true,"elseBehaviors":true},"dynamicProps":false,"dynamicItems":false};


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if((((data.id === undefined) && (missing0 = "id")) || ((data.prototype === undefined) && (missing0 = "prototype"))) || ((data.attributes === undefined) && (missing0 = "attributes"))){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
validate25.errors = [{instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "^id[0-9]{1,19}$"}}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prototype !== undefined){
let data1 = data.prototype;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern6.test(data1)){
validate25.errors = [{instancePath:instancePath+"/prototype",schemaPath:"common.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "^id[0-9]{1,19}$"}}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/prototype",schemaPath:"common.json#/$defs/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attributes !== undefined){
let data2 = data.attributes;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
validate25.errors = [{instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.aspects !== undefined){
let data3 = data.aspects;
const _errs10 = errors;
if(errors === _errs10){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.graphics !== undefined){
let data4 = data3.graphics;
const _errs12 = errors;
if(errors === _errs12){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.attributes !== undefined){
let data5 = data4.attributes;
const _errs14 = errors;
if(errors === _errs14){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
}
else {
validate25.errors = [{instancePath:instancePath+"/aspects/graphics/attributes",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/aspects/graphics",schemaPath:"#/properties/aspects/properties/graphics/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.motion !== undefined){
let data6 = data3.motion;
const _errs17 = errors;
if(errors === _errs17){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.attributes !== undefined){
let data7 = data6.attributes;
const _errs19 = errors;
if(errors === _errs19){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
}
else {
validate25.errors = [{instancePath:instancePath+"/aspects/motion/attributes",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/aspects/motion",schemaPath:"#/properties/aspects/properties/motion/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.physics !== undefined){
let data8 = data3.physics;
const _errs22 = errors;
if(errors === _errs22){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.attributes !== undefined){
let data9 = data8.attributes;
const _errs24 = errors;
if(errors === _errs24){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
}
else {
validate25.errors = [{instancePath:instancePath+"/aspects/physics/attributes",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/aspects/physics",schemaPath:"#/properties/aspects/properties/physics/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/aspects",schemaPath:"#/properties/aspects/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.behaviors !== undefined){
let data10 = data.behaviors;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data10)){
var valid7 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
const _errs29 = errors;
if(!(validate26(data10[i0], {instancePath:instancePath+"/behaviors/" + i0,parentData:data10,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid7 = _errs29 === errors;
if(!valid7){
break;
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/behaviors",schemaPath:"#/properties/behaviors/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs27 === errors;
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
validate25.evaluated = {"props":{"id":true,"prototype":true,"attributes":true,"aspects":true,"behaviors":true},"dynamicProps":false,"dynamicItems":false};


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if((((data.id === undefined) && (missing0 = "id")) || ((data.attributes === undefined) && (missing0 = "attributes"))) || ((data.actors === undefined) && (missing0 = "actors"))){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
validate24.errors = [{instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "^id[0-9]{1,19}$"}}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attributes !== undefined){
let data1 = data.attributes;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.name === undefined) && (missing1 = "name")) || ((data1.scrollable === undefined) && (missing1 = "scrollable"))){
validate24.errors = [{instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.name !== undefined){
let data2 = data1.name;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) > 256){
validate24.errors = [{instancePath:instancePath+"/attributes/name",schemaPath:"#/properties/attributes/properties/name/maxLength",keyword:"maxLength",params:{limit: 256}}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/attributes/name",schemaPath:"#/properties/attributes/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.scrollable !== undefined){
const _errs8 = errors;
if(typeof data1.scrollable !== "boolean"){
validate24.errors = [{instancePath:instancePath+"/attributes/scrollable",schemaPath:"#/properties/attributes/properties/scrollable/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.actors !== undefined){
let data4 = data.actors;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data4)){
var valid3 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate25(data4[i0], {instancePath:instancePath+"/actors/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
var valid3 = _errs12 === errors;
if(!valid3){
break;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/actors",schemaPath:"#/properties/actors/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs10 === errors;
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
validate24.evaluated = {"props":{"id":true,"attributes":true,"actors":true},"dynamicProps":false,"dynamicItems":false};


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://playhouse.example/schemas/1/project/scene.json" */;
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
if((((data.id === undefined) && (missing0 = "id")) || ((data.attributes === undefined) && (missing0 = "attributes"))) || ((data.layers === undefined) && (missing0 = "layers"))){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
validate23.errors = [{instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "^id[0-9]{1,19}$"}}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attributes !== undefined){
let data1 = data.attributes;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((((((((data1.name === undefined) && (missing1 = "name")) || ((data1.time === undefined) && (missing1 = "time"))) || ((data1.size === undefined) && (missing1 = "size"))) || ((data1.wrapX === undefined) && (missing1 = "wrapX"))) || ((data1.wrapY === undefined) && (missing1 = "wrapY"))) || ((data1.gravity === undefined) && (missing1 = "gravity"))) || ((data1.color === undefined) && (missing1 = "color"))) || ((data1.camera === undefined) && (missing1 = "camera"))) || ((data1.autorotate === undefined) && (missing1 = "autorotate"))){
validate23.errors = [{instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.name !== undefined){
let data2 = data1.name;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func1(data2) > 256){
validate23.errors = [{instancePath:instancePath+"/attributes/name",schemaPath:"#/properties/attributes/properties/name/maxLength",keyword:"maxLength",params:{limit: 256}}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/attributes/name",schemaPath:"#/properties/attributes/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.time !== undefined){
const _errs9 = errors;
if(!(typeof data1.time == "number")){
validate23.errors = [{instancePath:instancePath+"/attributes/time",schemaPath:"#/properties/attributes/properties/time/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.size !== undefined){
let data4 = data1.size;
const _errs11 = errors;
if(errors === _errs11){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing2;
if(((data4.width === undefined) && (missing2 = "width")) || ((data4.height === undefined) && (missing2 = "height"))){
validate23.errors = [{instancePath:instancePath+"/attributes/size",schemaPath:"#/properties/attributes/properties/size/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data4.width !== undefined){
const _errs13 = errors;
if(!(typeof data4.width == "number")){
validate23.errors = [{instancePath:instancePath+"/attributes/size/width",schemaPath:"#/properties/attributes/properties/size/properties/width/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.height !== undefined){
const _errs15 = errors;
if(!(typeof data4.height == "number")){
validate23.errors = [{instancePath:instancePath+"/attributes/size/height",schemaPath:"#/properties/attributes/properties/size/properties/height/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/attributes/size",schemaPath:"#/properties/attributes/properties/size/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.wrapX !== undefined){
const _errs17 = errors;
if(typeof data1.wrapX !== "boolean"){
validate23.errors = [{instancePath:instancePath+"/attributes/wrapX",schemaPath:"#/properties/attributes/properties/wrapX/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.wrapY !== undefined){
const _errs19 = errors;
if(typeof data1.wrapY !== "boolean"){
validate23.errors = [{instancePath:instancePath+"/attributes/wrapY",schemaPath:"#/properties/attributes/properties/wrapY/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.gravity !== undefined){
let data9 = data1.gravity;
const _errs21 = errors;
if(errors === _errs21){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing3;
if(((data9.x === undefined) && (missing3 = "x")) || ((data9.y === undefined) && (missing3 = "y"))){
validate23.errors = [{instancePath:instancePath+"/attributes/gravity",schemaPath:"#/properties/attributes/properties/gravity/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data9.x !== undefined){
const _errs23 = errors;
if(!(typeof data9.x == "number")){
validate23.errors = [{instancePath:instancePath+"/attributes/gravity/x",schemaPath:"#/properties/attributes/properties/gravity/properties/x/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid4 = _errs23 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data9.y !== undefined){
const _errs25 = errors;
if(!(typeof data9.y == "number")){
validate23.errors = [{instancePath:instancePath+"/attributes/gravity/y",schemaPath:"#/properties/attributes/properties/gravity/properties/y/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid4 = _errs25 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/attributes/gravity",schemaPath:"#/properties/attributes/properties/gravity/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs21 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.color !== undefined){
let data12 = data1.color;
const _errs27 = errors;
if(errors === _errs27){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing4;
if(((((data12.red === undefined) && (missing4 = "red")) || ((data12.green === undefined) && (missing4 = "green"))) || ((data12.blue === undefined) && (missing4 = "blue"))) || ((data12.alpha === undefined) && (missing4 = "alpha"))){
validate23.errors = [{instancePath:instancePath+"/attributes/color",schemaPath:"#/properties/attributes/properties/color/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
if(data12.red !== undefined){
let data13 = data12.red;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data13 == "number"){
if(data13 > 1 || isNaN(data13)){
validate23.errors = [{instancePath:instancePath+"/attributes/color/red",schemaPath:"#/properties/attributes/properties/color/properties/red/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}}];
return false;
}
else {
if(data13 < 0 || isNaN(data13)){
validate23.errors = [{instancePath:instancePath+"/attributes/color/red",schemaPath:"#/properties/attributes/properties/color/properties/red/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/attributes/color/red",schemaPath:"#/properties/attributes/properties/color/properties/red/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid5 = _errs29 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data12.green !== undefined){
let data14 = data12.green;
const _errs31 = errors;
if(errors === _errs31){
if(typeof data14 == "number"){
if(data14 > 1 || isNaN(data14)){
validate23.errors = [{instancePath:instancePath+"/attributes/color/green",schemaPath:"#/properties/attributes/properties/color/properties/green/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}}];
return false;
}
else {
if(data14 < 0 || isNaN(data14)){
validate23.errors = [{instancePath:instancePath+"/attributes/color/green",schemaPath:"#/properties/attributes/properties/color/properties/green/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/attributes/color/green",schemaPath:"#/properties/attributes/properties/color/properties/green/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid5 = _errs31 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data12.blue !== undefined){
let data15 = data12.blue;
const _errs33 = errors;
if(errors === _errs33){
if(typeof data15 == "number"){
if(data15 > 1 || isNaN(data15)){
validate23.errors = [{instancePath:instancePath+"/attributes/color/blue",schemaPath:"#/properties/attributes/properties/color/properties/blue/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}}];
return false;
}
else {
if(data15 < 0 || isNaN(data15)){
validate23.errors = [{instancePath:instancePath+"/attributes/color/blue",schemaPath:"#/properties/attributes/properties/color/properties/blue/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/attributes/color/blue",schemaPath:"#/properties/attributes/properties/color/properties/blue/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid5 = _errs33 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data12.alpha !== undefined){
let data16 = data12.alpha;
const _errs35 = errors;
if(errors === _errs35){
if(typeof data16 == "number"){
if(data16 > 1 || isNaN(data16)){
validate23.errors = [{instancePath:instancePath+"/attributes/color/alpha",schemaPath:"#/properties/attributes/properties/color/properties/alpha/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}}];
return false;
}
else {
if(data16 < 0 || isNaN(data16)){
validate23.errors = [{instancePath:instancePath+"/attributes/color/alpha",schemaPath:"#/properties/attributes/properties/color/properties/alpha/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/attributes/color/alpha",schemaPath:"#/properties/attributes/properties/color/properties/alpha/type",keyword:"type",params:{type: "number"}}];
return false;
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
}
else {
validate23.errors = [{instancePath:instancePath+"/attributes/color",schemaPath:"#/properties/attributes/properties/color/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs27 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.camera !== undefined){
let data17 = data1.camera;
const _errs37 = errors;
if(errors === _errs37){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
let missing5;
if(((((data17.origin === undefined) && (missing5 = "origin")) || ((data17.size === undefined) && (missing5 = "size"))) || ((data17.trackingArea === undefined) && (missing5 = "trackingArea"))) || ((data17.rotation === undefined) && (missing5 = "rotation"))){
validate23.errors = [{instancePath:instancePath+"/attributes/camera",schemaPath:"#/properties/attributes/properties/camera/required",keyword:"required",params:{missingProperty: missing5}}];
return false;
}
else {
if(data17.origin !== undefined){
let data18 = data17.origin;
const _errs39 = errors;
if(errors === _errs39){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
let missing6;
if(((data18.x === undefined) && (missing6 = "x")) || ((data18.y === undefined) && (missing6 = "y"))){
validate23.errors = [{instancePath:instancePath+"/attributes/camera/origin",schemaPath:"#/properties/attributes/properties/camera/properties/origin/required",keyword:"required",params:{missingProperty: missing6}}];
return false;
}
else {
if(data18.x !== undefined){
const _errs41 = errors;
if(!(typeof data18.x == "number")){
validate23.errors = [{instancePath:instancePath+"/attributes/camera/origin/x",schemaPath:"#/properties/attributes/properties/camera/properties/origin/properties/x/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid7 = _errs41 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data18.y !== undefined){
const _errs43 = errors;
if(!(typeof data18.y == "number")){
validate23.errors = [{instancePath:instancePath+"/attributes/camera/origin/y",schemaPath:"#/properties/attributes/properties/camera/properties/origin/properties/y/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid7 = _errs43 === errors;
}
else {
var valid7 = true;
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/attributes/camera/origin",schemaPath:"#/properties/attributes/properties/camera/properties/origin/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid6 = _errs39 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data17.size !== undefined){
let data21 = data17.size;
const _errs45 = errors;
if(errors === _errs45){
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
let missing7;
if(((data21.width === undefined) && (missing7 = "width")) || ((data21.height === undefined) && (missing7 = "height"))){
validate23.errors = [{instancePath:instancePath+"/attributes/camera/size",schemaPath:"#/properties/attributes/properties/camera/properties/size/required",keyword:"required",params:{missingProperty: missing7}}];
return false;
}
else {
if(data21.width !== undefined){
const _errs47 = errors;
if(!(typeof data21.width == "number")){
validate23.errors = [{instancePath:instancePath+"/attributes/camera/size/width",schemaPath:"#/properties/attributes/properties/camera/properties/size/properties/width/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid8 = _errs47 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data21.height !== undefined){
const _errs49 = errors;
if(!(typeof data21.height == "number")){
validate23.errors = [{instancePath:instancePath+"/attributes/camera/size/height",schemaPath:"#/properties/attributes/properties/camera/properties/size/properties/height/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid8 = _errs49 === errors;
}
else {
var valid8 = true;
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/attributes/camera/size",schemaPath:"#/properties/attributes/properties/camera/properties/size/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid6 = _errs45 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data17.trackingArea !== undefined){
let data24 = data17.trackingArea;
const _errs51 = errors;
if(errors === _errs51){
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
let missing8;
if(((data24.width === undefined) && (missing8 = "width")) || ((data24.height === undefined) && (missing8 = "height"))){
validate23.errors = [{instancePath:instancePath+"/attributes/camera/trackingArea",schemaPath:"#/properties/attributes/properties/camera/properties/trackingArea/required",keyword:"required",params:{missingProperty: missing8}}];
return false;
}
else {
if(data24.width !== undefined){
const _errs53 = errors;
if(!(typeof data24.width == "number")){
validate23.errors = [{instancePath:instancePath+"/attributes/camera/trackingArea/width",schemaPath:"#/properties/attributes/properties/camera/properties/trackingArea/properties/width/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid9 = _errs53 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data24.height !== undefined){
const _errs55 = errors;
if(!(typeof data24.height == "number")){
validate23.errors = [{instancePath:instancePath+"/attributes/camera/trackingArea/height",schemaPath:"#/properties/attributes/properties/camera/properties/trackingArea/properties/height/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid9 = _errs55 === errors;
}
else {
var valid9 = true;
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/attributes/camera/trackingArea",schemaPath:"#/properties/attributes/properties/camera/properties/trackingArea/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid6 = _errs51 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data17.rotation !== undefined){
const _errs57 = errors;
if(!(typeof data17.rotation == "number")){
validate23.errors = [{instancePath:instancePath+"/attributes/camera/rotation",schemaPath:"#/properties/attributes/properties/camera/properties/rotation/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid6 = _errs57 === errors;
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
validate23.errors = [{instancePath:instancePath+"/attributes/camera",schemaPath:"#/properties/attributes/properties/camera/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs37 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.autorotate !== undefined){
let data28 = data1.autorotate;
const _errs59 = errors;
if(errors === _errs59){
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
let missing9;
if(((((data28.landscapeLeft === undefined) && (missing9 = "landscapeLeft")) || ((data28.portrait === undefined) && (missing9 = "portrait"))) || ((data28.landscapeRight === undefined) && (missing9 = "landscapeRight"))) || ((data28.portraitUpsidedown === undefined) && (missing9 = "portraitUpsidedown"))){
validate23.errors = [{instancePath:instancePath+"/attributes/autorotate",schemaPath:"#/properties/attributes/properties/autorotate/required",keyword:"required",params:{missingProperty: missing9}}];
return false;
}
else {
if(data28.landscapeLeft !== undefined){
const _errs61 = errors;
if(typeof data28.landscapeLeft !== "boolean"){
validate23.errors = [{instancePath:instancePath+"/attributes/autorotate/landscapeLeft",schemaPath:"#/properties/attributes/properties/autorotate/properties/landscapeLeft/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid10 = _errs61 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data28.portrait !== undefined){
const _errs63 = errors;
if(typeof data28.portrait !== "boolean"){
validate23.errors = [{instancePath:instancePath+"/attributes/autorotate/portrait",schemaPath:"#/properties/attributes/properties/autorotate/properties/portrait/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid10 = _errs63 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data28.landscapeRight !== undefined){
const _errs65 = errors;
if(typeof data28.landscapeRight !== "boolean"){
validate23.errors = [{instancePath:instancePath+"/attributes/autorotate/landscapeRight",schemaPath:"#/properties/attributes/properties/autorotate/properties/landscapeRight/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid10 = _errs65 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data28.portraitUpsidedown !== undefined){
const _errs67 = errors;
if(typeof data28.portraitUpsidedown !== "boolean"){
validate23.errors = [{instancePath:instancePath+"/attributes/autorotate/portraitUpsidedown",schemaPath:"#/properties/attributes/properties/autorotate/properties/portraitUpsidedown/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid10 = _errs67 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/attributes/autorotate",schemaPath:"#/properties/attributes/properties/autorotate/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs59 === errors;
}
else {
var valid2 = true;
}
if(valid2){
var valid11 = true;
for(const key0 in data1){
if(pattern4.test(key0)){
let data33 = data1[key0];
const _errs69 = errors;
const _errs70 = errors;
if(errors === _errs70){
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
let missing10;
if(((data33["@"] === undefined) && (missing10 = "@")) || ((data33.name === undefined) && (missing10 = "name"))){
validate23.errors = [{instancePath:instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"common.json#/$defs/customAttribute/required",keyword:"required",params:{missingProperty: missing10}}];
return false;
}
else {
if(data33["@"] !== undefined){
let data34 = data33["@"];
const _errs72 = errors;
if(!(((((((data34 === "integer") || (data34 === "real")) || (data34 === "boolean")) || (data34 === "text")) || (data34 === "angle")) || (data34 === "index")) || (data34 === "table"))){
validate23.errors = [{instancePath:instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/@",schemaPath:"common.json#/$defs/customAttribute/properties/%40/enum",keyword:"enum",params:{allowedValues: schema33.properties["@"].enum}}];
return false;
}
var valid13 = _errs72 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data33.$ !== undefined){
let data35 = data33.$;
const _errs73 = errors;
if(((!(typeof data35 == "number")) && (typeof data35 !== "string")) && (typeof data35 !== "boolean")){
validate23.errors = [{instancePath:instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/$",schemaPath:"common.json#/$defs/customAttribute/properties/%24/type",keyword:"type",params:{type: schema33.properties.$.type}}];
return false;
}
var valid13 = _errs73 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data33.name !== undefined){
let data36 = data33.name;
const _errs75 = errors;
if(errors === _errs75){
if(typeof data36 === "string"){
if(func1(data36) > 256){
validate23.errors = [{instancePath:instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/name",schemaPath:"common.json#/$defs/customAttribute/properties/name/maxLength",keyword:"maxLength",params:{limit: 256}}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/name",schemaPath:"common.json#/$defs/customAttribute/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid13 = _errs75 === errors;
}
else {
var valid13 = true;
}
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"common.json#/$defs/customAttribute/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid11 = _errs69 === errors;
if(!valid11){
break;
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
validate23.errors = [{instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.layers !== undefined){
let data37 = data.layers;
const _errs77 = errors;
if(errors === _errs77){
if(Array.isArray(data37)){
var valid14 = true;
const len0 = data37.length;
for(let i0=0; i0<len0; i0++){
const _errs79 = errors;
if(!(validate24(data37[i0], {instancePath:instancePath+"/layers/" + i0,parentData:data37,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid14 = _errs79 === errors;
if(!valid14){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/layers",schemaPath:"#/properties/layers/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs77 === errors;
}
else {
var valid0 = true;
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
validate23.evaluated = {"props":{"id":true,"attributes":true,"layers":true},"dynamicProps":false,"dynamicItems":false};

export const validatePrototype = validate32;
const schema53 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/project/actor.json","title":"PrototypeDocument","description":"One actor prototype with its behaviors. Stored as actors/{id}.json.","type":"object","properties":{"id":{"$ref":"common.json#/$defs/id"},"attributes":{"default":{},"type":"object","properties":{"name":{"type":"string","default":"New Actor","maxLength":256},"time":{"type":"number","default":0},"position":{"type":"object","properties":{"x":{"type":"number","default":0},"y":{"type":"number","default":0}},"required":["x","y"]},"size":{"type":"object","properties":{"width":{"type":"number","default":100},"height":{"type":"number","default":100}},"required":["width","height"]},"rotation":{"type":"number","default":0},"color":{"type":"object","properties":{"red":{"type":"number","default":1,"minimum":0,"maximum":1},"green":{"type":"number","default":1,"minimum":0,"maximum":1},"blue":{"type":"number","default":1,"minimum":0,"maximum":1},"alpha":{"type":"number","default":1,"minimum":0,"maximum":1}},"required":["red","green","blue","alpha"]},"image":{"type":"string","default":""},"tags":{"type":"string","default":""},"preloadArt":{"type":"boolean","default":true},"uiPinned":{"type":"boolean","default":false}},"required":["name","time","position","size","rotation","color","image","tags","preloadArt","uiPinned"],"patternProperties":{"^id[0-9]+$":{"$ref":"common.json#/$defs/customAttribute"}},"additionalProperties":true},"aspects":{"type":"object","properties":{"graphics":{"type":"object","properties":{"attributes":{"type":"object","properties":{"visible":{"type":"boolean","default":true},"blendingMode":{"type":"integer","minimum":0,"maximum":4,"default":0,"description":"0 Normal, 1 Opaque, 2 Additive, 3 Screen, 4 Multiply"},"horizontalWrap":{"type":"integer","minimum":0,"maximum":2,"default":0,"description":"0 Stretch, 1 Fixed, 2 Tile"},"verticalWrap":{"type":"integer","minimum":0,"maximum":2,"default":0,"description":"0 Stretch, 1 Fixed, 2 Tile"},"horizontalAnchor":{"type":"integer","minimum":0,"maximum":2,"default":0,"description":"0 Left, 1 Center, 2 Right"},"verticalAnchor":{"type":"integer","minimum":0,"maximum":2,"default":0,"description":"0 Bottom, 1 Middle, 2 Top"},"flipHorizontally":{"type":"boolean","default":false},"flipVertically":{"type":"boolean","default":false},"tileWidth":{"type":"number","default":0},"tileHeight":{"type":"number","default":0},"zIndex":{"type":"number","default":0}},"required":["visible","blendingMode","horizontalWrap","verticalWrap","horizontalAnchor","verticalAnchor","flipHorizontally","flipVertically","tileWidth","tileHeight","zIndex"]}},"required":["attributes"]},"motion":{"type":"object","properties":{"attributes":{"type":"object","properties":{"linearVelocity":{"type":"object","properties":{"x":{"type":"number","default":0},"y":{"type":"number","default":0}},"required":["x","y"]},"centerOfMass":{"type":"object","properties":{"x":{"type":"number","default":0},"y":{"type":"number","default":0}},"required":["x","y"]},"angularVelocity":{"type":"number","default":0},"maxSpeed":{"type":"number","default":0},"applyMaxSpeed":{"type":"boolean","default":false},"pin":{"type":"boolean","default":false}},"required":["linearVelocity","centerOfMass","angularVelocity","maxSpeed","applyMaxSpeed","pin"]}},"required":["attributes"]},"physics":{"type":"object","properties":{"attributes":{"type":"object","properties":{"density":{"type":"number","default":1},"friction":{"type":"number","default":3},"restitution":{"type":"number","default":1},"fixedRotation":{"type":"boolean","default":false},"movable":{"type":"boolean","default":true},"collisionShape":{"type":"integer","minimum":0,"maximum":2,"default":0,"description":"0 Rectangle, 1 Circle, 2 Custom"},"collisionPolygon":{"type":"array","default":[],"items":{"type":"array","items":{"type":"number"},"minItems":2,"maxItems":2},"maxItems":64},"drag":{"type":"number","default":0},"angularDrag":{"type":"number","default":0},"canSleep":{"type":"boolean","default":true},"betterCollisions":{"type":"boolean","default":false}},"required":["density","friction","restitution","fixedRotation","movable","collisionShape","collisionPolygon","drag","angularDrag","canSleep","betterCollisions"]}},"required":["attributes"]}},"required":["graphics","motion","physics"]},"behaviors":{"type":"array","default":[],"items":{"$ref":"common.json#/$defs/behavior"}}},"required":["id","attributes","aspects","behaviors"]};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.class === undefined) && (missing0 = "class"))) || ((data.enabled === undefined) && (missing0 = "enabled"))) || ((data.attributes === undefined) && (missing0 = "attributes"))){
validate33.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
validate33.errors = [{instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "^id[0-9]{1,19}$"}}];
return false;
}
}
else {
validate33.errors = [{instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.class !== undefined){
let data1 = data.class;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 256){
validate33.errors = [{instancePath:instancePath+"/class",schemaPath:"#/properties/class/maxLength",keyword:"maxLength",params:{limit: 256}}];
return false;
}
}
else {
validate33.errors = [{instancePath:instancePath+"/class",schemaPath:"#/properties/class/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enabled !== undefined){
const _errs6 = errors;
if(typeof data.enabled !== "boolean"){
validate33.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attributes !== undefined){
let data3 = data.attributes;
const _errs8 = errors;
if(errors === _errs8){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
validate33.errors = [{instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.conditions !== undefined){
let data4 = data.conditions;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data4)){
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(!(validate27(data4[i0], {instancePath:instancePath+"/conditions/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid2 = _errs13 === errors;
if(!valid2){
break;
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.behaviors !== undefined){
let data6 = data.behaviors;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data6)){
var valid3 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
const _errs16 = errors;
if(!(validate26(data6[i1], {instancePath:instancePath+"/behaviors/" + i1,parentData:data6,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid3 = _errs16 === errors;
if(!valid3){
break;
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/behaviors",schemaPath:"#/properties/behaviors/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.elseBehaviors !== undefined){
let data8 = data.elseBehaviors;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data8)){
var valid4 = true;
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
const _errs19 = errors;
if(!(validate26(data8[i2], {instancePath:instancePath+"/elseBehaviors/" + i2,parentData:data8,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid4 = _errs19 === errors;
if(!valid4){
break;
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/elseBehaviors",schemaPath:"#/properties/elseBehaviors/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs17 === errors;
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
else {
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":{"id":true,"class":true,"enabled":true,"attributes":true,"conditions":true,"behaviors":true,"elseBehaviors":true},"dynamicProps":false,"dynamicItems":false};


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://playhouse.example/schemas/1/project/actor.json" */;
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
if(((((data.id === undefined) && (missing0 = "id")) || ((data.attributes === undefined) && (missing0 = "attributes"))) || ((data.aspects === undefined) && (missing0 = "aspects"))) || ((data.behaviors === undefined) && (missing0 = "behaviors"))){
validate32.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
validate32.errors = [{instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "^id[0-9]{1,19}$"}}];
return false;
}
}
else {
validate32.errors = [{instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attributes !== undefined){
let data1 = data.attributes;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((((((((((data1.name === undefined) && (missing1 = "name")) || ((data1.time === undefined) && (missing1 = "time"))) || ((data1.position === undefined) && (missing1 = "position"))) || ((data1.size === undefined) && (missing1 = "size"))) || ((data1.rotation === undefined) && (missing1 = "rotation"))) || ((data1.color === undefined) && (missing1 = "color"))) || ((data1.image === undefined) && (missing1 = "image"))) || ((data1.tags === undefined) && (missing1 = "tags"))) || ((data1.preloadArt === undefined) && (missing1 = "preloadArt"))) || ((data1.uiPinned === undefined) && (missing1 = "uiPinned"))){
validate32.errors = [{instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.name !== undefined){
let data2 = data1.name;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func1(data2) > 256){
validate32.errors = [{instancePath:instancePath+"/attributes/name",schemaPath:"#/properties/attributes/properties/name/maxLength",keyword:"maxLength",params:{limit: 256}}];
return false;
}
}
else {
validate32.errors = [{instancePath:instancePath+"/attributes/name",schemaPath:"#/properties/attributes/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.time !== undefined){
const _errs9 = errors;
if(!(typeof data1.time == "number")){
validate32.errors = [{instancePath:instancePath+"/attributes/time",schemaPath:"#/properties/attributes/properties/time/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.position !== undefined){
let data4 = data1.position;
const _errs11 = errors;
if(errors === _errs11){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing2;
if(((data4.x === undefined) && (missing2 = "x")) || ((data4.y === undefined) && (missing2 = "y"))){
validate32.errors = [{instancePath:instancePath+"/attributes/position",schemaPath:"#/properties/attributes/properties/position/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data4.x !== undefined){
const _errs13 = errors;
if(!(typeof data4.x == "number")){
validate32.errors = [{instancePath:instancePath+"/attributes/position/x",schemaPath:"#/properties/attributes/properties/position/properties/x/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.y !== undefined){
const _errs15 = errors;
if(!(typeof data4.y == "number")){
validate32.errors = [{instancePath:instancePath+"/attributes/position/y",schemaPath:"#/properties/attributes/properties/position/properties/y/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/attributes/position",schemaPath:"#/properties/attributes/properties/position/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.size !== undefined){
let data7 = data1.size;
const _errs17 = errors;
if(errors === _errs17){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing3;
if(((data7.width === undefined) && (missing3 = "width")) || ((data7.height === undefined) && (missing3 = "height"))){
validate32.errors = [{instancePath:instancePath+"/attributes/size",schemaPath:"#/properties/attributes/properties/size/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data7.width !== undefined){
const _errs19 = errors;
if(!(typeof data7.width == "number")){
validate32.errors = [{instancePath:instancePath+"/attributes/size/width",schemaPath:"#/properties/attributes/properties/size/properties/width/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.height !== undefined){
const _errs21 = errors;
if(!(typeof data7.height == "number")){
validate32.errors = [{instancePath:instancePath+"/attributes/size/height",schemaPath:"#/properties/attributes/properties/size/properties/height/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/attributes/size",schemaPath:"#/properties/attributes/properties/size/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.rotation !== undefined){
const _errs23 = errors;
if(!(typeof data1.rotation == "number")){
validate32.errors = [{instancePath:instancePath+"/attributes/rotation",schemaPath:"#/properties/attributes/properties/rotation/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid2 = _errs23 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.color !== undefined){
let data11 = data1.color;
const _errs25 = errors;
if(errors === _errs25){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing4;
if(((((data11.red === undefined) && (missing4 = "red")) || ((data11.green === undefined) && (missing4 = "green"))) || ((data11.blue === undefined) && (missing4 = "blue"))) || ((data11.alpha === undefined) && (missing4 = "alpha"))){
validate32.errors = [{instancePath:instancePath+"/attributes/color",schemaPath:"#/properties/attributes/properties/color/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
if(data11.red !== undefined){
let data12 = data11.red;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data12 == "number"){
if(data12 > 1 || isNaN(data12)){
validate32.errors = [{instancePath:instancePath+"/attributes/color/red",schemaPath:"#/properties/attributes/properties/color/properties/red/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}}];
return false;
}
else {
if(data12 < 0 || isNaN(data12)){
validate32.errors = [{instancePath:instancePath+"/attributes/color/red",schemaPath:"#/properties/attributes/properties/color/properties/red/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/attributes/color/red",schemaPath:"#/properties/attributes/properties/color/properties/red/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid5 = _errs27 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data11.green !== undefined){
let data13 = data11.green;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data13 == "number"){
if(data13 > 1 || isNaN(data13)){
validate32.errors = [{instancePath:instancePath+"/attributes/color/green",schemaPath:"#/properties/attributes/properties/color/properties/green/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}}];
return false;
}
else {
if(data13 < 0 || isNaN(data13)){
validate32.errors = [{instancePath:instancePath+"/attributes/color/green",schemaPath:"#/properties/attributes/properties/color/properties/green/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/attributes/color/green",schemaPath:"#/properties/attributes/properties/color/properties/green/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid5 = _errs29 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data11.blue !== undefined){
let data14 = data11.blue;
const _errs31 = errors;
if(errors === _errs31){
if(typeof data14 == "number"){
if(data14 > 1 || isNaN(data14)){
validate32.errors = [{instancePath:instancePath+"/attributes/color/blue",schemaPath:"#/properties/attributes/properties/color/properties/blue/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}}];
return false;
}
else {
if(data14 < 0 || isNaN(data14)){
validate32.errors = [{instancePath:instancePath+"/attributes/color/blue",schemaPath:"#/properties/attributes/properties/color/properties/blue/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/attributes/color/blue",schemaPath:"#/properties/attributes/properties/color/properties/blue/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid5 = _errs31 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data11.alpha !== undefined){
let data15 = data11.alpha;
const _errs33 = errors;
if(errors === _errs33){
if(typeof data15 == "number"){
if(data15 > 1 || isNaN(data15)){
validate32.errors = [{instancePath:instancePath+"/attributes/color/alpha",schemaPath:"#/properties/attributes/properties/color/properties/alpha/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}}];
return false;
}
else {
if(data15 < 0 || isNaN(data15)){
validate32.errors = [{instancePath:instancePath+"/attributes/color/alpha",schemaPath:"#/properties/attributes/properties/color/properties/alpha/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/attributes/color/alpha",schemaPath:"#/properties/attributes/properties/color/properties/alpha/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid5 = _errs33 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/attributes/color",schemaPath:"#/properties/attributes/properties/color/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs25 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.image !== undefined){
const _errs35 = errors;
if(typeof data1.image !== "string"){
validate32.errors = [{instancePath:instancePath+"/attributes/image",schemaPath:"#/properties/attributes/properties/image/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs35 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.tags !== undefined){
const _errs37 = errors;
if(typeof data1.tags !== "string"){
validate32.errors = [{instancePath:instancePath+"/attributes/tags",schemaPath:"#/properties/attributes/properties/tags/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs37 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.preloadArt !== undefined){
const _errs39 = errors;
if(typeof data1.preloadArt !== "boolean"){
validate32.errors = [{instancePath:instancePath+"/attributes/preloadArt",schemaPath:"#/properties/attributes/properties/preloadArt/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid2 = _errs39 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.uiPinned !== undefined){
const _errs41 = errors;
if(typeof data1.uiPinned !== "boolean"){
validate32.errors = [{instancePath:instancePath+"/attributes/uiPinned",schemaPath:"#/properties/attributes/properties/uiPinned/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid2 = _errs41 === errors;
}
else {
var valid2 = true;
}
if(valid2){
var valid6 = true;
for(const key0 in data1){
if(pattern4.test(key0)){
let data20 = data1[key0];
const _errs43 = errors;
const _errs44 = errors;
if(errors === _errs44){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
let missing5;
if(((data20["@"] === undefined) && (missing5 = "@")) || ((data20.name === undefined) && (missing5 = "name"))){
validate32.errors = [{instancePath:instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"common.json#/$defs/customAttribute/required",keyword:"required",params:{missingProperty: missing5}}];
return false;
}
else {
if(data20["@"] !== undefined){
let data21 = data20["@"];
const _errs46 = errors;
if(!(((((((data21 === "integer") || (data21 === "real")) || (data21 === "boolean")) || (data21 === "text")) || (data21 === "angle")) || (data21 === "index")) || (data21 === "table"))){
validate32.errors = [{instancePath:instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/@",schemaPath:"common.json#/$defs/customAttribute/properties/%40/enum",keyword:"enum",params:{allowedValues: schema33.properties["@"].enum}}];
return false;
}
var valid8 = _errs46 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data20.$ !== undefined){
let data22 = data20.$;
const _errs47 = errors;
if(((!(typeof data22 == "number")) && (typeof data22 !== "string")) && (typeof data22 !== "boolean")){
validate32.errors = [{instancePath:instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/$",schemaPath:"common.json#/$defs/customAttribute/properties/%24/type",keyword:"type",params:{type: schema33.properties.$.type}}];
return false;
}
var valid8 = _errs47 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data20.name !== undefined){
let data23 = data20.name;
const _errs49 = errors;
if(errors === _errs49){
if(typeof data23 === "string"){
if(func1(data23) > 256){
validate32.errors = [{instancePath:instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/name",schemaPath:"common.json#/$defs/customAttribute/properties/name/maxLength",keyword:"maxLength",params:{limit: 256}}];
return false;
}
}
else {
validate32.errors = [{instancePath:instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/name",schemaPath:"common.json#/$defs/customAttribute/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid8 = _errs49 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"common.json#/$defs/customAttribute/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid6 = _errs43 === errors;
if(!valid6){
break;
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
validate32.errors = [{instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.aspects !== undefined){
let data24 = data.aspects;
const _errs51 = errors;
if(errors === _errs51){
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
let missing6;
if((((data24.graphics === undefined) && (missing6 = "graphics")) || ((data24.motion === undefined) && (missing6 = "motion"))) || ((data24.physics === undefined) && (missing6 = "physics"))){
validate32.errors = [{instancePath:instancePath+"/aspects",schemaPath:"#/properties/aspects/required",keyword:"required",params:{missingProperty: missing6}}];
return false;
}
else {
if(data24.graphics !== undefined){
let data25 = data24.graphics;
const _errs53 = errors;
if(errors === _errs53){
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
let missing7;
if((data25.attributes === undefined) && (missing7 = "attributes")){
validate32.errors = [{instancePath:instancePath+"/aspects/graphics",schemaPath:"#/properties/aspects/properties/graphics/required",keyword:"required",params:{missingProperty: missing7}}];
return false;
}
else {
if(data25.attributes !== undefined){
let data26 = data25.attributes;
const _errs55 = errors;
if(errors === _errs55){
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
let missing8;
if((((((((((((data26.visible === undefined) && (missing8 = "visible")) || ((data26.blendingMode === undefined) && (missing8 = "blendingMode"))) || ((data26.horizontalWrap === undefined) && (missing8 = "horizontalWrap"))) || ((data26.verticalWrap === undefined) && (missing8 = "verticalWrap"))) || ((data26.horizontalAnchor === undefined) && (missing8 = "horizontalAnchor"))) || ((data26.verticalAnchor === undefined) && (missing8 = "verticalAnchor"))) || ((data26.flipHorizontally === undefined) && (missing8 = "flipHorizontally"))) || ((data26.flipVertically === undefined) && (missing8 = "flipVertically"))) || ((data26.tileWidth === undefined) && (missing8 = "tileWidth"))) || ((data26.tileHeight === undefined) && (missing8 = "tileHeight"))) || ((data26.zIndex === undefined) && (missing8 = "zIndex"))){
validate32.errors = [{instancePath:instancePath+"/aspects/graphics/attributes",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/required",keyword:"required",params:{missingProperty: missing8}}];
return false;
}
else {
if(data26.visible !== undefined){
const _errs57 = errors;
if(typeof data26.visible !== "boolean"){
validate32.errors = [{instancePath:instancePath+"/aspects/graphics/attributes/visible",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/visible/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid11 = _errs57 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data26.blendingMode !== undefined){
let data28 = data26.blendingMode;
const _errs59 = errors;
if(!((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28)))){
validate32.errors = [{instancePath:instancePath+"/aspects/graphics/attributes/blendingMode",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/blendingMode/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs59){
if(typeof data28 == "number"){
if(data28 > 4 || isNaN(data28)){
validate32.errors = [{instancePath:instancePath+"/aspects/graphics/attributes/blendingMode",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/blendingMode/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4}}];
return false;
}
else {
if(data28 < 0 || isNaN(data28)){
validate32.errors = [{instancePath:instancePath+"/aspects/graphics/attributes/blendingMode",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/blendingMode/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid11 = _errs59 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data26.horizontalWrap !== undefined){
let data29 = data26.horizontalWrap;
const _errs61 = errors;
if(!((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29)))){
validate32.errors = [{instancePath:instancePath+"/aspects/graphics/attributes/horizontalWrap",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/horizontalWrap/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs61){
if(typeof data29 == "number"){
if(data29 > 2 || isNaN(data29)){
validate32.errors = [{instancePath:instancePath+"/aspects/graphics/attributes/horizontalWrap",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/horizontalWrap/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2}}];
return false;
}
else {
if(data29 < 0 || isNaN(data29)){
validate32.errors = [{instancePath:instancePath+"/aspects/graphics/attributes/horizontalWrap",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/horizontalWrap/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid11 = _errs61 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data26.verticalWrap !== undefined){
let data30 = data26.verticalWrap;
const _errs63 = errors;
if(!((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30)))){
validate32.errors = [{instancePath:instancePath+"/aspects/graphics/attributes/verticalWrap",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/verticalWrap/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs63){
if(typeof data30 == "number"){
if(data30 > 2 || isNaN(data30)){
validate32.errors = [{instancePath:instancePath+"/aspects/graphics/attributes/verticalWrap",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/verticalWrap/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2}}];
return false;
}
else {
if(data30 < 0 || isNaN(data30)){
validate32.errors = [{instancePath:instancePath+"/aspects/graphics/attributes/verticalWrap",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/verticalWrap/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid11 = _errs63 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data26.horizontalAnchor !== undefined){
let data31 = data26.horizontalAnchor;
const _errs65 = errors;
if(!((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31)))){
validate32.errors = [{instancePath:instancePath+"/aspects/graphics/attributes/horizontalAnchor",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/horizontalAnchor/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs65){
if(typeof data31 == "number"){
if(data31 > 2 || isNaN(data31)){
validate32.errors = [{instancePath:instancePath+"/aspects/graphics/attributes/horizontalAnchor",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/horizontalAnchor/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2}}];
return false;
}
else {
if(data31 < 0 || isNaN(data31)){
validate32.errors = [{instancePath:instancePath+"/aspects/graphics/attributes/horizontalAnchor",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/horizontalAnchor/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid11 = _errs65 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data26.verticalAnchor !== undefined){
let data32 = data26.verticalAnchor;
const _errs67 = errors;
if(!((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32)))){
validate32.errors = [{instancePath:instancePath+"/aspects/graphics/attributes/verticalAnchor",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/verticalAnchor/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs67){
if(typeof data32 == "number"){
if(data32 > 2 || isNaN(data32)){
validate32.errors = [{instancePath:instancePath+"/aspects/graphics/attributes/verticalAnchor",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/verticalAnchor/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2}}];
return false;
}
else {
if(data32 < 0 || isNaN(data32)){
validate32.errors = [{instancePath:instancePath+"/aspects/graphics/attributes/verticalAnchor",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/verticalAnchor/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid11 = _errs67 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data26.flipHorizontally !== undefined){
const _errs69 = errors;
if(typeof data26.flipHorizontally !== "boolean"){
validate32.errors = [{instancePath:instancePath+"/aspects/graphics/attributes/flipHorizontally",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/flipHorizontally/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid11 = _errs69 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data26.flipVertically !== undefined){
const _errs71 = errors;
if(typeof data26.flipVertically !== "boolean"){
validate32.errors = [{instancePath:instancePath+"/aspects/graphics/attributes/flipVertically",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/flipVertically/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid11 = _errs71 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data26.tileWidth !== undefined){
const _errs73 = errors;
if(!(typeof data26.tileWidth == "number")){
validate32.errors = [{instancePath:instancePath+"/aspects/graphics/attributes/tileWidth",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/tileWidth/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid11 = _errs73 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data26.tileHeight !== undefined){
const _errs75 = errors;
if(!(typeof data26.tileHeight == "number")){
validate32.errors = [{instancePath:instancePath+"/aspects/graphics/attributes/tileHeight",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/tileHeight/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid11 = _errs75 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data26.zIndex !== undefined){
const _errs77 = errors;
if(!(typeof data26.zIndex == "number")){
validate32.errors = [{instancePath:instancePath+"/aspects/graphics/attributes/zIndex",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/zIndex/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid11 = _errs77 === errors;
}
else {
var valid11 = true;
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
validate32.errors = [{instancePath:instancePath+"/aspects/graphics/attributes",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/aspects/graphics",schemaPath:"#/properties/aspects/properties/graphics/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid9 = _errs53 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data24.motion !== undefined){
let data38 = data24.motion;
const _errs79 = errors;
if(errors === _errs79){
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
let missing9;
if((data38.attributes === undefined) && (missing9 = "attributes")){
validate32.errors = [{instancePath:instancePath+"/aspects/motion",schemaPath:"#/properties/aspects/properties/motion/required",keyword:"required",params:{missingProperty: missing9}}];
return false;
}
else {
if(data38.attributes !== undefined){
let data39 = data38.attributes;
const _errs81 = errors;
if(errors === _errs81){
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
let missing10;
if(((((((data39.linearVelocity === undefined) && (missing10 = "linearVelocity")) || ((data39.centerOfMass === undefined) && (missing10 = "centerOfMass"))) || ((data39.angularVelocity === undefined) && (missing10 = "angularVelocity"))) || ((data39.maxSpeed === undefined) && (missing10 = "maxSpeed"))) || ((data39.applyMaxSpeed === undefined) && (missing10 = "applyMaxSpeed"))) || ((data39.pin === undefined) && (missing10 = "pin"))){
validate32.errors = [{instancePath:instancePath+"/aspects/motion/attributes",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/required",keyword:"required",params:{missingProperty: missing10}}];
return false;
}
else {
if(data39.linearVelocity !== undefined){
let data40 = data39.linearVelocity;
const _errs83 = errors;
if(errors === _errs83){
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
let missing11;
if(((data40.x === undefined) && (missing11 = "x")) || ((data40.y === undefined) && (missing11 = "y"))){
validate32.errors = [{instancePath:instancePath+"/aspects/motion/attributes/linearVelocity",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/properties/linearVelocity/required",keyword:"required",params:{missingProperty: missing11}}];
return false;
}
else {
if(data40.x !== undefined){
const _errs85 = errors;
if(!(typeof data40.x == "number")){
validate32.errors = [{instancePath:instancePath+"/aspects/motion/attributes/linearVelocity/x",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/properties/linearVelocity/properties/x/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid14 = _errs85 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data40.y !== undefined){
const _errs87 = errors;
if(!(typeof data40.y == "number")){
validate32.errors = [{instancePath:instancePath+"/aspects/motion/attributes/linearVelocity/y",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/properties/linearVelocity/properties/y/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid14 = _errs87 === errors;
}
else {
var valid14 = true;
}
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/aspects/motion/attributes/linearVelocity",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/properties/linearVelocity/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid13 = _errs83 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data39.centerOfMass !== undefined){
let data43 = data39.centerOfMass;
const _errs89 = errors;
if(errors === _errs89){
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
let missing12;
if(((data43.x === undefined) && (missing12 = "x")) || ((data43.y === undefined) && (missing12 = "y"))){
validate32.errors = [{instancePath:instancePath+"/aspects/motion/attributes/centerOfMass",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/properties/centerOfMass/required",keyword:"required",params:{missingProperty: missing12}}];
return false;
}
else {
if(data43.x !== undefined){
const _errs91 = errors;
if(!(typeof data43.x == "number")){
validate32.errors = [{instancePath:instancePath+"/aspects/motion/attributes/centerOfMass/x",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/properties/centerOfMass/properties/x/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid15 = _errs91 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data43.y !== undefined){
const _errs93 = errors;
if(!(typeof data43.y == "number")){
validate32.errors = [{instancePath:instancePath+"/aspects/motion/attributes/centerOfMass/y",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/properties/centerOfMass/properties/y/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid15 = _errs93 === errors;
}
else {
var valid15 = true;
}
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/aspects/motion/attributes/centerOfMass",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/properties/centerOfMass/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid13 = _errs89 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data39.angularVelocity !== undefined){
const _errs95 = errors;
if(!(typeof data39.angularVelocity == "number")){
validate32.errors = [{instancePath:instancePath+"/aspects/motion/attributes/angularVelocity",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/properties/angularVelocity/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid13 = _errs95 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data39.maxSpeed !== undefined){
const _errs97 = errors;
if(!(typeof data39.maxSpeed == "number")){
validate32.errors = [{instancePath:instancePath+"/aspects/motion/attributes/maxSpeed",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/properties/maxSpeed/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid13 = _errs97 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data39.applyMaxSpeed !== undefined){
const _errs99 = errors;
if(typeof data39.applyMaxSpeed !== "boolean"){
validate32.errors = [{instancePath:instancePath+"/aspects/motion/attributes/applyMaxSpeed",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/properties/applyMaxSpeed/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid13 = _errs99 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data39.pin !== undefined){
const _errs101 = errors;
if(typeof data39.pin !== "boolean"){
validate32.errors = [{instancePath:instancePath+"/aspects/motion/attributes/pin",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/properties/pin/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid13 = _errs101 === errors;
}
else {
var valid13 = true;
}
}
}
}
}
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/aspects/motion/attributes",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/aspects/motion",schemaPath:"#/properties/aspects/properties/motion/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid9 = _errs79 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data24.physics !== undefined){
let data50 = data24.physics;
const _errs103 = errors;
if(errors === _errs103){
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
let missing13;
if((data50.attributes === undefined) && (missing13 = "attributes")){
validate32.errors = [{instancePath:instancePath+"/aspects/physics",schemaPath:"#/properties/aspects/properties/physics/required",keyword:"required",params:{missingProperty: missing13}}];
return false;
}
else {
if(data50.attributes !== undefined){
let data51 = data50.attributes;
const _errs105 = errors;
if(errors === _errs105){
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
let missing14;
if((((((((((((data51.density === undefined) && (missing14 = "density")) || ((data51.friction === undefined) && (missing14 = "friction"))) || ((data51.restitution === undefined) && (missing14 = "restitution"))) || ((data51.fixedRotation === undefined) && (missing14 = "fixedRotation"))) || ((data51.movable === undefined) && (missing14 = "movable"))) || ((data51.collisionShape === undefined) && (missing14 = "collisionShape"))) || ((data51.collisionPolygon === undefined) && (missing14 = "collisionPolygon"))) || ((data51.drag === undefined) && (missing14 = "drag"))) || ((data51.angularDrag === undefined) && (missing14 = "angularDrag"))) || ((data51.canSleep === undefined) && (missing14 = "canSleep"))) || ((data51.betterCollisions === undefined) && (missing14 = "betterCollisions"))){
validate32.errors = [{instancePath:instancePath+"/aspects/physics/attributes",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/required",keyword:"required",params:{missingProperty: missing14}}];
return false;
}
else {
if(data51.density !== undefined){
const _errs107 = errors;
if(!(typeof data51.density == "number")){
validate32.errors = [{instancePath:instancePath+"/aspects/physics/attributes/density",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/density/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid17 = _errs107 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data51.friction !== undefined){
const _errs109 = errors;
if(!(typeof data51.friction == "number")){
validate32.errors = [{instancePath:instancePath+"/aspects/physics/attributes/friction",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/friction/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid17 = _errs109 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data51.restitution !== undefined){
const _errs111 = errors;
if(!(typeof data51.restitution == "number")){
validate32.errors = [{instancePath:instancePath+"/aspects/physics/attributes/restitution",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/restitution/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid17 = _errs111 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data51.fixedRotation !== undefined){
const _errs113 = errors;
if(typeof data51.fixedRotation !== "boolean"){
validate32.errors = [{instancePath:instancePath+"/aspects/physics/attributes/fixedRotation",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/fixedRotation/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid17 = _errs113 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data51.movable !== undefined){
const _errs115 = errors;
if(typeof data51.movable !== "boolean"){
validate32.errors = [{instancePath:instancePath+"/aspects/physics/attributes/movable",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/movable/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid17 = _errs115 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data51.collisionShape !== undefined){
let data57 = data51.collisionShape;
const _errs117 = errors;
if(!((typeof data57 == "number") && (!(data57 % 1) && !isNaN(data57)))){
validate32.errors = [{instancePath:instancePath+"/aspects/physics/attributes/collisionShape",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/collisionShape/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs117){
if(typeof data57 == "number"){
if(data57 > 2 || isNaN(data57)){
validate32.errors = [{instancePath:instancePath+"/aspects/physics/attributes/collisionShape",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/collisionShape/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2}}];
return false;
}
else {
if(data57 < 0 || isNaN(data57)){
validate32.errors = [{instancePath:instancePath+"/aspects/physics/attributes/collisionShape",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/collisionShape/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid17 = _errs117 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data51.collisionPolygon !== undefined){
let data58 = data51.collisionPolygon;
const _errs119 = errors;
if(errors === _errs119){
if(Array.isArray(data58)){
if(data58.length > 64){
validate32.errors = [{instancePath:instancePath+"/aspects/physics/attributes/collisionPolygon",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/collisionPolygon/maxItems",keyword:"maxItems",params:{limit: 64}}];
return false;
}
else {
var valid18 = true;
const len0 = data58.length;
for(let i0=0; i0<len0; i0++){
let data59 = data58[i0];
const _errs121 = errors;
if(errors === _errs121){
if(Array.isArray(data59)){
if(data59.length > 2){
validate32.errors = [{instancePath:instancePath+"/aspects/physics/attributes/collisionPolygon/" + i0,schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/collisionPolygon/items/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data59.length < 2){
validate32.errors = [{instancePath:instancePath+"/aspects/physics/attributes/collisionPolygon/" + i0,schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/collisionPolygon/items/minItems",keyword:"minItems",params:{limit: 2}}];
return false;
}
else {
var valid19 = true;
const len1 = data59.length;
for(let i1=0; i1<len1; i1++){
const _errs123 = errors;
if(!(typeof data59[i1] == "number")){
validate32.errors = [{instancePath:instancePath+"/aspects/physics/attributes/collisionPolygon/" + i0+"/" + i1,schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/collisionPolygon/items/items/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid19 = _errs123 === errors;
if(!valid19){
break;
}
}
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/aspects/physics/attributes/collisionPolygon/" + i0,schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/collisionPolygon/items/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid18 = _errs121 === errors;
if(!valid18){
break;
}
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/aspects/physics/attributes/collisionPolygon",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/collisionPolygon/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid17 = _errs119 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data51.drag !== undefined){
const _errs125 = errors;
if(!(typeof data51.drag == "number")){
validate32.errors = [{instancePath:instancePath+"/aspects/physics/attributes/drag",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/drag/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid17 = _errs125 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data51.angularDrag !== undefined){
const _errs127 = errors;
if(!(typeof data51.angularDrag == "number")){
validate32.errors = [{instancePath:instancePath+"/aspects/physics/attributes/angularDrag",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/angularDrag/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid17 = _errs127 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data51.canSleep !== undefined){
const _errs129 = errors;
if(typeof data51.canSleep !== "boolean"){
validate32.errors = [{instancePath:instancePath+"/aspects/physics/attributes/canSleep",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/canSleep/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid17 = _errs129 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data51.betterCollisions !== undefined){
const _errs131 = errors;
if(typeof data51.betterCollisions !== "boolean"){
validate32.errors = [{instancePath:instancePath+"/aspects/physics/attributes/betterCollisions",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/betterCollisions/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid17 = _errs131 === errors;
}
else {
var valid17 = true;
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
validate32.errors = [{instancePath:instancePath+"/aspects/physics/attributes",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/aspects/physics",schemaPath:"#/properties/aspects/properties/physics/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid9 = _errs103 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/aspects",schemaPath:"#/properties/aspects/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.behaviors !== undefined){
let data65 = data.behaviors;
const _errs133 = errors;
if(errors === _errs133){
if(Array.isArray(data65)){
var valid20 = true;
const len2 = data65.length;
for(let i2=0; i2<len2; i2++){
const _errs135 = errors;
if(!(validate33(data65[i2], {instancePath:instancePath+"/behaviors/" + i2,parentData:data65,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid20 = _errs135 === errors;
if(!valid20){
break;
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/behaviors",schemaPath:"#/properties/behaviors/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs133 === errors;
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
validate32.evaluated = {"props":{"id":true,"attributes":true,"aspects":true,"behaviors":true},"dynamicProps":false,"dynamicItems":false};

export const validateTable = validate38;
const schema58 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/project/table.json","title":"TableDocument","description":"One table. Stored as tables/{id}.json.","type":"object","properties":{"id":{"$ref":"common.json#/$defs/id"},"version":{"type":"number","default":1},"name":{"type":"string","default":"New Table","maxLength":256},"numRows":{"type":"integer","default":0,"minimum":0},"numCols":{"type":"integer","default":0,"minimum":0},"flags":{"type":"integer","default":9},"tableType":{"type":"integer","default":0,"minimum":0},"rows":{"type":"array","default":[],"items":{"title":"TableRow","type":"object","properties":{"id":{"$ref":"common.json#/$defs/id"},"name":{"type":"string","default":"","maxLength":256}},"required":["id","name"]}},"columns":{"type":"array","default":[],"items":{"title":"TableColumn","type":"object","properties":{"id":{"$ref":"common.json#/$defs/id"},"name":{"type":"string","default":"New Column","maxLength":256},"type":{"type":"integer","minimum":0,"maximum":5,"default":1,"description":"1 text, 2 integer, 3 real, 4 boolean, 5 angle"},"readonly":{"type":"boolean","default":false},"$":{"type":"array","default":[],"items":{"type":["string","number","boolean"]}}},"required":["id","name","type","readonly","$"]}}},"required":["id","version","name","numRows","numCols","flags","tableType","rows","columns"]};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://playhouse.example/schemas/1/project/table.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.id === undefined) && (missing0 = "id")) || ((data.version === undefined) && (missing0 = "version"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.numRows === undefined) && (missing0 = "numRows"))) || ((data.numCols === undefined) && (missing0 = "numCols"))) || ((data.flags === undefined) && (missing0 = "flags"))) || ((data.tableType === undefined) && (missing0 = "tableType"))) || ((data.rows === undefined) && (missing0 = "rows"))) || ((data.columns === undefined) && (missing0 = "columns"))){
validate38.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
validate38.errors = [{instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "^id[0-9]{1,19}$"}}];
return false;
}
}
else {
validate38.errors = [{instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
const _errs4 = errors;
if(!(typeof data.version == "number")){
validate38.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) > 256){
validate38.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 256}}];
return false;
}
}
else {
validate38.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.numRows !== undefined){
let data3 = data.numRows;
const _errs8 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate38.errors = [{instancePath:instancePath+"/numRows",schemaPath:"#/properties/numRows/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
validate38.errors = [{instancePath:instancePath+"/numRows",schemaPath:"#/properties/numRows/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.numCols !== undefined){
let data4 = data.numCols;
const _errs10 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate38.errors = [{instancePath:instancePath+"/numCols",schemaPath:"#/properties/numCols/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
validate38.errors = [{instancePath:instancePath+"/numCols",schemaPath:"#/properties/numCols/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flags !== undefined){
let data5 = data.flags;
const _errs12 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate38.errors = [{instancePath:instancePath+"/flags",schemaPath:"#/properties/flags/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tableType !== undefined){
let data6 = data.tableType;
const _errs14 = errors;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
validate38.errors = [{instancePath:instancePath+"/tableType",schemaPath:"#/properties/tableType/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs14){
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
validate38.errors = [{instancePath:instancePath+"/tableType",schemaPath:"#/properties/tableType/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rows !== undefined){
let data7 = data.rows;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data7)){
var valid2 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs18 = errors;
if(errors === _errs18){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing1;
if(((data8.id === undefined) && (missing1 = "id")) || ((data8.name === undefined) && (missing1 = "name"))){
validate38.errors = [{instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data8.id !== undefined){
let data9 = data8.id;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data9 === "string"){
if(!pattern6.test(data9)){
validate38.errors = [{instancePath:instancePath+"/rows/" + i0+"/id",schemaPath:"common.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "^id[0-9]{1,19}$"}}];
return false;
}
}
else {
validate38.errors = [{instancePath:instancePath+"/rows/" + i0+"/id",schemaPath:"common.json#/$defs/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data8.name !== undefined){
let data10 = data8.name;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data10 === "string"){
if(func1(data10) > 256){
validate38.errors = [{instancePath:instancePath+"/rows/" + i0+"/name",schemaPath:"#/properties/rows/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 256}}];
return false;
}
}
else {
validate38.errors = [{instancePath:instancePath+"/rows/" + i0+"/name",schemaPath:"#/properties/rows/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs23 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs18 === errors;
if(!valid2){
break;
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.columns !== undefined){
let data11 = data.columns;
const _errs25 = errors;
if(errors === _errs25){
if(Array.isArray(data11)){
var valid5 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
const _errs27 = errors;
if(errors === _errs27){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing2;
if((((((data12.id === undefined) && (missing2 = "id")) || ((data12.name === undefined) && (missing2 = "name"))) || ((data12.type === undefined) && (missing2 = "type"))) || ((data12.readonly === undefined) && (missing2 = "readonly"))) || ((data12.$ === undefined) && (missing2 = "$"))){
validate38.errors = [{instancePath:instancePath+"/columns/" + i1,schemaPath:"#/properties/columns/items/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data12.id !== undefined){
let data13 = data12.id;
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs30){
if(typeof data13 === "string"){
if(!pattern6.test(data13)){
validate38.errors = [{instancePath:instancePath+"/columns/" + i1+"/id",schemaPath:"common.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "^id[0-9]{1,19}$"}}];
return false;
}
}
else {
validate38.errors = [{instancePath:instancePath+"/columns/" + i1+"/id",schemaPath:"common.json#/$defs/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid6 = _errs29 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data12.name !== undefined){
let data14 = data12.name;
const _errs32 = errors;
if(errors === _errs32){
if(typeof data14 === "string"){
if(func1(data14) > 256){
validate38.errors = [{instancePath:instancePath+"/columns/" + i1+"/name",schemaPath:"#/properties/columns/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 256}}];
return false;
}
}
else {
validate38.errors = [{instancePath:instancePath+"/columns/" + i1+"/name",schemaPath:"#/properties/columns/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid6 = _errs32 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data12.type !== undefined){
let data15 = data12.type;
const _errs34 = errors;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
validate38.errors = [{instancePath:instancePath+"/columns/" + i1+"/type",schemaPath:"#/properties/columns/items/properties/type/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs34){
if(typeof data15 == "number"){
if(data15 > 5 || isNaN(data15)){
validate38.errors = [{instancePath:instancePath+"/columns/" + i1+"/type",schemaPath:"#/properties/columns/items/properties/type/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5}}];
return false;
}
else {
if(data15 < 0 || isNaN(data15)){
validate38.errors = [{instancePath:instancePath+"/columns/" + i1+"/type",schemaPath:"#/properties/columns/items/properties/type/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid6 = _errs34 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data12.readonly !== undefined){
const _errs36 = errors;
if(typeof data12.readonly !== "boolean"){
validate38.errors = [{instancePath:instancePath+"/columns/" + i1+"/readonly",schemaPath:"#/properties/columns/items/properties/readonly/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid6 = _errs36 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data12.$ !== undefined){
let data17 = data12.$;
const _errs38 = errors;
if(errors === _errs38){
if(Array.isArray(data17)){
var valid8 = true;
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
let data18 = data17[i2];
const _errs40 = errors;
if(((typeof data18 !== "string") && (!(typeof data18 == "number"))) && (typeof data18 !== "boolean")){
validate38.errors = [{instancePath:instancePath+"/columns/" + i1+"/$/" + i2,schemaPath:"#/properties/columns/items/properties/%24/items/type",keyword:"type",params:{type: schema58.properties.columns.items.properties.$.items.type}}];
return false;
}
var valid8 = _errs40 === errors;
if(!valid8){
break;
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/columns/" + i1+"/$",schemaPath:"#/properties/columns/items/properties/%24/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid6 = _errs38 === errors;
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
validate38.errors = [{instancePath:instancePath+"/columns/" + i1,schemaPath:"#/properties/columns/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid5 = _errs27 === errors;
if(!valid5){
break;
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs25 === errors;
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
else {
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":{"id":true,"version":true,"name":true,"numRows":true,"numCols":true,"flags":true,"tableType":true,"rows":true,"columns":true},"dynamicProps":false,"dynamicItems":false};

export const validateDelegate = validate39;
const schema62 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/project/delegate.json","title":"DelegateDocument","description":"One custom script. Stored as delegates/{id}.json.","type":"object","properties":{"id":{"$ref":"common.json#/$defs/id"},"name":{"type":"string","default":"New Script","maxLength":256},"event":{"type":"string","default":""},"enabled":{"type":"boolean","default":true},"source":{"type":"string","default":""}},"required":["id","name","event","enabled","source"]};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://playhouse.example/schemas/1/project/delegate.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.event === undefined) && (missing0 = "event"))) || ((data.enabled === undefined) && (missing0 = "enabled"))) || ((data.source === undefined) && (missing0 = "source"))){
validate39.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
validate39.errors = [{instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "^id[0-9]{1,19}$"}}];
return false;
}
}
else {
validate39.errors = [{instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 256){
validate39.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 256}}];
return false;
}
}
else {
validate39.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event !== undefined){
const _errs6 = errors;
if(typeof data.event !== "string"){
validate39.errors = [{instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enabled !== undefined){
const _errs8 = errors;
if(typeof data.enabled !== "boolean"){
validate39.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
const _errs10 = errors;
if(typeof data.source !== "string"){
validate39.errors = [{instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs10 === errors;
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
validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":{"id":true,"name":true,"event":true,"enabled":true,"source":true},"dynamicProps":false,"dynamicItems":false};

export const validateSavedBehavior = validate40;
const schema64 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/project/behavior.json","title":"SavedBehaviorDocument","description":"A saved behavior of the author's own library. Stored as behaviors/{id}.json.","type":"object","properties":{"id":{"$ref":"common.json#/$defs/id"},"name":{"type":"string","default":"","maxLength":256},"help":{"type":"string","default":""},"behavior":{"$ref":"common.json#/$defs/behavior"}},"required":["id","name","help","behavior"]};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.class === undefined) && (missing0 = "class"))) || ((data.enabled === undefined) && (missing0 = "enabled"))) || ((data.attributes === undefined) && (missing0 = "attributes"))){
validate41.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
validate41.errors = [{instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "^id[0-9]{1,19}$"}}];
return false;
}
}
else {
validate41.errors = [{instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.class !== undefined){
let data1 = data.class;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 256){
validate41.errors = [{instancePath:instancePath+"/class",schemaPath:"#/properties/class/maxLength",keyword:"maxLength",params:{limit: 256}}];
return false;
}
}
else {
validate41.errors = [{instancePath:instancePath+"/class",schemaPath:"#/properties/class/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enabled !== undefined){
const _errs6 = errors;
if(typeof data.enabled !== "boolean"){
validate41.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attributes !== undefined){
let data3 = data.attributes;
const _errs8 = errors;
if(errors === _errs8){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
validate41.errors = [{instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.conditions !== undefined){
let data4 = data.conditions;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data4)){
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs13 = errors;
if(!(validate27(data4[i0], {instancePath:instancePath+"/conditions/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid2 = _errs13 === errors;
if(!valid2){
break;
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.behaviors !== undefined){
let data6 = data.behaviors;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data6)){
var valid3 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
const _errs16 = errors;
if(!(validate26(data6[i1], {instancePath:instancePath+"/behaviors/" + i1,parentData:data6,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid3 = _errs16 === errors;
if(!valid3){
break;
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/behaviors",schemaPath:"#/properties/behaviors/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.elseBehaviors !== undefined){
let data8 = data.elseBehaviors;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data8)){
var valid4 = true;
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
const _errs19 = errors;
if(!(validate26(data8[i2], {instancePath:instancePath+"/elseBehaviors/" + i2,parentData:data8,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid4 = _errs19 === errors;
if(!valid4){
break;
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/elseBehaviors",schemaPath:"#/properties/elseBehaviors/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs17 === errors;
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
else {
validate41.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":{"id":true,"class":true,"enabled":true,"attributes":true,"conditions":true,"behaviors":true,"elseBehaviors":true},"dynamicProps":false,"dynamicItems":false};


function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://playhouse.example/schemas/1/project/behavior.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.help === undefined) && (missing0 = "help"))) || ((data.behavior === undefined) && (missing0 = "behavior"))){
validate40.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
validate40.errors = [{instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "^id[0-9]{1,19}$"}}];
return false;
}
}
else {
validate40.errors = [{instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 256){
validate40.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 256}}];
return false;
}
}
else {
validate40.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.help !== undefined){
const _errs6 = errors;
if(typeof data.help !== "string"){
validate40.errors = [{instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.behavior !== undefined){
const _errs8 = errors;
if(!(validate41(data.behavior, {instancePath:instancePath+"/behavior",parentData:data,parentDataProperty:"behavior",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
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
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"id":true,"name":true,"help":true,"behavior":true},"dynamicProps":false,"dynamicItems":false};

export const validatePlayTest = validate46;
const schema68 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/project/play-test.json","title":"PlayTestDocument","description":"A play test: input, frames and what has to hold. Stored as tests/{name}.play.json.","type":"object","properties":{"scene":{"type":"string","default":""},"frames":{"type":"integer","default":600,"minimum":1},"seed":{"type":"integer","default":1},"events":{"type":"array","default":[],"items":{"type":"object","additionalProperties":true}},"assertions":{"type":"array","default":[],"items":{"type":"object","additionalProperties":true}}},"required":["frames"]};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://playhouse.example/schemas/1/project/play-test.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.frames === undefined) && (missing0 = "frames")){
validate46.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.scene !== undefined){
const _errs1 = errors;
if(typeof data.scene !== "string"){
validate46.errors = [{instancePath:instancePath+"/scene",schemaPath:"#/properties/scene/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frames !== undefined){
let data1 = data.frames;
const _errs3 = errors;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
validate46.errors = [{instancePath:instancePath+"/frames",schemaPath:"#/properties/frames/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs3){
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
validate46.errors = [{instancePath:instancePath+"/frames",schemaPath:"#/properties/frames/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed !== undefined){
let data2 = data.seed;
const _errs5 = errors;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
validate46.errors = [{instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"}}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.events !== undefined){
let data3 = data.events;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs9 = errors;
if(errors === _errs9){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
validate46.errors = [{instancePath:instancePath+"/events/" + i0,schemaPath:"#/properties/events/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.assertions !== undefined){
let data5 = data.assertions;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data5)){
var valid2 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
const _errs14 = errors;
if(errors === _errs14){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
}
else {
validate46.errors = [{instancePath:instancePath+"/assertions/" + i1,schemaPath:"#/properties/assertions/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs14 === errors;
if(!valid2){
break;
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/assertions",schemaPath:"#/properties/assertions/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs12 === errors;
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
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":{"scene":true,"frames":true,"seed":true,"events":true,"assertions":true},"dynamicProps":false,"dynamicItems":false};
