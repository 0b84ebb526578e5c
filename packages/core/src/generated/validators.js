// Generated from schemas/project by `npm run generate`. Do not edit.
"use strict";
export const validateGame = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/project/object.json","title":"GameDocument","description":"The game: title, attributes, order of prototypes and scenes. Stored as object.json.","type":"object","properties":{"formatVersion":{"type":"integer","minimum":1,"default":1},"id":{"const":"id1","default":"id1"},"title":{"type":"string","default":"Untitled","maxLength":256},"longDescription":{"type":"string","default":""},"tags":{"type":"string","default":""},"instructions":{"type":"string","default":""},"attributes":{"type":"object","properties":{"name":{"type":"string","default":"default name","maxLength":256},"time":{"type":"number","default":0},"displaySize":{"type":"object","properties":{"width":{"type":"number","default":1024},"height":{"type":"number","default":768}},"required":["width","height"]},"actorTags":{"type":"string","default":""},"randomSeed":{"type":"integer","default":-1},"adReward":{"type":"object","properties":{"name":{"type":"string","default":""},"value":{"type":"integer","default":0}},"required":["name","value"]},"platformConnected":{"type":"boolean","default":false},"playerType":{"type":"integer","minimum":0,"maximum":1,"default":1,"description":"0 multiplayer, 1 single player"},"resolutionIndependence":{"type":"boolean","default":false},"networkEnabled":{"enum":[0,99],"default":0,"description":"0 none, 99 own server"}},"required":["name","time","displaySize","actorTags","randomSeed","adReward","platformConnected","playerType","resolutionIndependence","networkEnabled"],"patternProperties":{"^id[0-9]+$":{"$ref":"common.json#/$defs/customAttribute"}},"additionalProperties":true},"controllerMaps":{"type":"object","patternProperties":{"^player[1-8]$":{"type":"object","properties":{"dpadUp":{"type":"string","default":""},"dpadDown":{"type":"string","default":""},"dpadLeft":{"type":"string","default":""},"dpadRight":{"type":"string","default":""},"buttonA":{"type":"string","default":""},"buttonB":{"type":"string","default":""},"buttonX":{"type":"string","default":""},"buttonY":{"type":"string","default":""},"start":{"type":"string","default":""},"select":{"type":"string","default":""},"leftShoulder1":{"type":"string","default":""},"rightShoulder1":{"type":"string","default":""},"leftShoulder2":{"type":"string","default":""},"rightShoulder2":{"type":"string","default":""},"leftStickClick":{"type":"string","default":""},"rightStickClick":{"type":"string","default":""}},"required":[]}},"additionalProperties":true,"description":"player1 to player8: for each of the 16 buttons the key that acts as it."},"prototypes":{"type":"array","items":{"$ref":"common.json#/$defs/id"},"default":[]},"scenes":{"type":"array","items":{"$ref":"common.json#/$defs/id"},"default":[]}},"required":["formatVersion","id","title","longDescription","tags","instructions","attributes","prototypes","scenes"]};
const schema33 = {"title":"CustomAttribute","type":"object","properties":{"@":{"enum":["integer","real","boolean","text","angle","index","table"],"description":"Type of the value."},"$":{"type":["number","string","boolean"],"description":"The value; a table has none."},"name":{"type":"string","default":"","maxLength":256}},"required":["@","name"]};
const schema34 = {"type":"string","pattern":"^id[0-9]{1,19}$","description":"The letters id and digits."};
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.formatVersion === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "formatVersion"},message:"must have required property '"+"formatVersion"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.title === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.longDescription === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "longDescription"},message:"must have required property '"+"longDescription"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.tags === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tags"},message:"must have required property '"+"tags"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.instructions === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "instructions"},message:"must have required property '"+"instructions"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.attributes === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attributes"},message:"must have required property '"+"attributes"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.prototypes === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prototypes"},message:"must have required property '"+"prototypes"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.scenes === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scenes"},message:"must have required property '"+"scenes"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.formatVersion !== undefined){
let data0 = data.formatVersion;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err9 = {instancePath:instancePath+"/formatVersion",schemaPath:"#/properties/formatVersion/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
const err10 = {instancePath:instancePath+"/formatVersion",schemaPath:"#/properties/formatVersion/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.id !== undefined){
if("id1" !== data.id){
const err11 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/const",keyword:"const",params:{allowedValue: "id1"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 === "string"){
if(data2.length > 256){
const err12 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.longDescription !== undefined){
if(typeof data.longDescription !== "string"){
const err14 = {instancePath:instancePath+"/longDescription",schemaPath:"#/properties/longDescription/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.tags !== undefined){
if(typeof data.tags !== "string"){
const err15 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.instructions !== undefined){
if(typeof data.instructions !== "string"){
const err16 = {instancePath:instancePath+"/instructions",schemaPath:"#/properties/instructions/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.attributes !== undefined){
let data6 = data.attributes;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.name === undefined){
const err17 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data6.time === undefined){
const err18 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty: "time"},message:"must have required property '"+"time"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data6.displaySize === undefined){
const err19 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty: "displaySize"},message:"must have required property '"+"displaySize"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data6.actorTags === undefined){
const err20 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty: "actorTags"},message:"must have required property '"+"actorTags"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data6.randomSeed === undefined){
const err21 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty: "randomSeed"},message:"must have required property '"+"randomSeed"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data6.adReward === undefined){
const err22 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty: "adReward"},message:"must have required property '"+"adReward"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data6.platformConnected === undefined){
const err23 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty: "platformConnected"},message:"must have required property '"+"platformConnected"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data6.playerType === undefined){
const err24 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty: "playerType"},message:"must have required property '"+"playerType"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data6.resolutionIndependence === undefined){
const err25 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty: "resolutionIndependence"},message:"must have required property '"+"resolutionIndependence"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data6.networkEnabled === undefined){
const err26 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty: "networkEnabled"},message:"must have required property '"+"networkEnabled"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data6.name !== undefined){
let data7 = data6.name;
if(typeof data7 === "string"){
if(data7.length > 256){
const err27 = {instancePath:instancePath+"/attributes/name",schemaPath:"#/properties/attributes/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/attributes/name",schemaPath:"#/properties/attributes/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data6.time !== undefined){
if(!(typeof data6.time == "number")){
const err29 = {instancePath:instancePath+"/attributes/time",schemaPath:"#/properties/attributes/properties/time/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data6.displaySize !== undefined){
let data9 = data6.displaySize;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.width === undefined){
const err30 = {instancePath:instancePath+"/attributes/displaySize",schemaPath:"#/properties/attributes/properties/displaySize/required",keyword:"required",params:{missingProperty: "width"},message:"must have required property '"+"width"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data9.height === undefined){
const err31 = {instancePath:instancePath+"/attributes/displaySize",schemaPath:"#/properties/attributes/properties/displaySize/required",keyword:"required",params:{missingProperty: "height"},message:"must have required property '"+"height"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data9.width !== undefined){
if(!(typeof data9.width == "number")){
const err32 = {instancePath:instancePath+"/attributes/displaySize/width",schemaPath:"#/properties/attributes/properties/displaySize/properties/width/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data9.height !== undefined){
if(!(typeof data9.height == "number")){
const err33 = {instancePath:instancePath+"/attributes/displaySize/height",schemaPath:"#/properties/attributes/properties/displaySize/properties/height/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/attributes/displaySize",schemaPath:"#/properties/attributes/properties/displaySize/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data6.actorTags !== undefined){
if(typeof data6.actorTags !== "string"){
const err35 = {instancePath:instancePath+"/attributes/actorTags",schemaPath:"#/properties/attributes/properties/actorTags/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data6.randomSeed !== undefined){
let data13 = data6.randomSeed;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
const err36 = {instancePath:instancePath+"/attributes/randomSeed",schemaPath:"#/properties/attributes/properties/randomSeed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data6.adReward !== undefined){
let data14 = data6.adReward;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.name === undefined){
const err37 = {instancePath:instancePath+"/attributes/adReward",schemaPath:"#/properties/attributes/properties/adReward/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data14.value === undefined){
const err38 = {instancePath:instancePath+"/attributes/adReward",schemaPath:"#/properties/attributes/properties/adReward/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data14.name !== undefined){
if(typeof data14.name !== "string"){
const err39 = {instancePath:instancePath+"/attributes/adReward/name",schemaPath:"#/properties/attributes/properties/adReward/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data14.value !== undefined){
let data16 = data14.value;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
const err40 = {instancePath:instancePath+"/attributes/adReward/value",schemaPath:"#/properties/attributes/properties/adReward/properties/value/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/attributes/adReward",schemaPath:"#/properties/attributes/properties/adReward/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data6.platformConnected !== undefined){
if(typeof data6.platformConnected !== "boolean"){
const err42 = {instancePath:instancePath+"/attributes/platformConnected",schemaPath:"#/properties/attributes/properties/platformConnected/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data6.playerType !== undefined){
let data18 = data6.playerType;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
const err43 = {instancePath:instancePath+"/attributes/playerType",schemaPath:"#/properties/attributes/properties/playerType/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(typeof data18 == "number"){
if(data18 > 1 || isNaN(data18)){
const err44 = {instancePath:instancePath+"/attributes/playerType",schemaPath:"#/properties/attributes/properties/playerType/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data18 < 0 || isNaN(data18)){
const err45 = {instancePath:instancePath+"/attributes/playerType",schemaPath:"#/properties/attributes/properties/playerType/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
if(data6.resolutionIndependence !== undefined){
if(typeof data6.resolutionIndependence !== "boolean"){
const err46 = {instancePath:instancePath+"/attributes/resolutionIndependence",schemaPath:"#/properties/attributes/properties/resolutionIndependence/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data6.networkEnabled !== undefined){
let data20 = data6.networkEnabled;
if(!((data20 === 0) || (data20 === 99))){
const err47 = {instancePath:instancePath+"/attributes/networkEnabled",schemaPath:"#/properties/attributes/properties/networkEnabled/enum",keyword:"enum",params:{allowedValues: schema31.properties.attributes.properties.networkEnabled.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
for(const key0 in data6){
if(pattern4.test(key0)){
let data21 = data6[key0];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21["@"] === undefined){
const err48 = {instancePath:instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"common.json#/$defs/customAttribute/required",keyword:"required",params:{missingProperty: "@"},message:"must have required property '"+"@"+"'"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data21.name === undefined){
const err49 = {instancePath:instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"common.json#/$defs/customAttribute/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data21["@"] !== undefined){
let data22 = data21["@"];
if(!(((((((data22 === "integer") || (data22 === "real")) || (data22 === "boolean")) || (data22 === "text")) || (data22 === "angle")) || (data22 === "index")) || (data22 === "table"))){
const err50 = {instancePath:instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/@",schemaPath:"common.json#/$defs/customAttribute/properties/%40/enum",keyword:"enum",params:{allowedValues: schema33.properties["@"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data21.$ !== undefined){
let data23 = data21.$;
if(((!(typeof data23 == "number")) && (typeof data23 !== "string")) && (typeof data23 !== "boolean")){
const err51 = {instancePath:instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/$",schemaPath:"common.json#/$defs/customAttribute/properties/%24/type",keyword:"type",params:{type: schema33.properties.$.type},message:"must be number,string,boolean"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data21.name !== undefined){
let data24 = data21.name;
if(typeof data24 === "string"){
if(data24.length > 256){
const err52 = {instancePath:instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/name",schemaPath:"common.json#/$defs/customAttribute/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/name",schemaPath:"common.json#/$defs/customAttribute/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err54 = {instancePath:instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"common.json#/$defs/customAttribute/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
}
else {
const err55 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.controllerMaps !== undefined){
let data25 = data.controllerMaps;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
for(const key1 in data25){
if(pattern5.test(key1)){
let data26 = data25[key1];
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.dpadUp !== undefined){
if(typeof data26.dpadUp !== "string"){
const err56 = {instancePath:instancePath+"/controllerMaps/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/dpadUp",schemaPath:"#/properties/controllerMaps/patternProperties/%5Eplayer%5B1-8%5D%24/properties/dpadUp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data26.dpadDown !== undefined){
if(typeof data26.dpadDown !== "string"){
const err57 = {instancePath:instancePath+"/controllerMaps/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/dpadDown",schemaPath:"#/properties/controllerMaps/patternProperties/%5Eplayer%5B1-8%5D%24/properties/dpadDown/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data26.dpadLeft !== undefined){
if(typeof data26.dpadLeft !== "string"){
const err58 = {instancePath:instancePath+"/controllerMaps/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/dpadLeft",schemaPath:"#/properties/controllerMaps/patternProperties/%5Eplayer%5B1-8%5D%24/properties/dpadLeft/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data26.dpadRight !== undefined){
if(typeof data26.dpadRight !== "string"){
const err59 = {instancePath:instancePath+"/controllerMaps/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/dpadRight",schemaPath:"#/properties/controllerMaps/patternProperties/%5Eplayer%5B1-8%5D%24/properties/dpadRight/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data26.buttonA !== undefined){
if(typeof data26.buttonA !== "string"){
const err60 = {instancePath:instancePath+"/controllerMaps/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/buttonA",schemaPath:"#/properties/controllerMaps/patternProperties/%5Eplayer%5B1-8%5D%24/properties/buttonA/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data26.buttonB !== undefined){
if(typeof data26.buttonB !== "string"){
const err61 = {instancePath:instancePath+"/controllerMaps/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/buttonB",schemaPath:"#/properties/controllerMaps/patternProperties/%5Eplayer%5B1-8%5D%24/properties/buttonB/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data26.buttonX !== undefined){
if(typeof data26.buttonX !== "string"){
const err62 = {instancePath:instancePath+"/controllerMaps/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/buttonX",schemaPath:"#/properties/controllerMaps/patternProperties/%5Eplayer%5B1-8%5D%24/properties/buttonX/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data26.buttonY !== undefined){
if(typeof data26.buttonY !== "string"){
const err63 = {instancePath:instancePath+"/controllerMaps/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/buttonY",schemaPath:"#/properties/controllerMaps/patternProperties/%5Eplayer%5B1-8%5D%24/properties/buttonY/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data26.start !== undefined){
if(typeof data26.start !== "string"){
const err64 = {instancePath:instancePath+"/controllerMaps/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/start",schemaPath:"#/properties/controllerMaps/patternProperties/%5Eplayer%5B1-8%5D%24/properties/start/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data26.select !== undefined){
if(typeof data26.select !== "string"){
const err65 = {instancePath:instancePath+"/controllerMaps/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/select",schemaPath:"#/properties/controllerMaps/patternProperties/%5Eplayer%5B1-8%5D%24/properties/select/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data26.leftShoulder1 !== undefined){
if(typeof data26.leftShoulder1 !== "string"){
const err66 = {instancePath:instancePath+"/controllerMaps/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/leftShoulder1",schemaPath:"#/properties/controllerMaps/patternProperties/%5Eplayer%5B1-8%5D%24/properties/leftShoulder1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data26.rightShoulder1 !== undefined){
if(typeof data26.rightShoulder1 !== "string"){
const err67 = {instancePath:instancePath+"/controllerMaps/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/rightShoulder1",schemaPath:"#/properties/controllerMaps/patternProperties/%5Eplayer%5B1-8%5D%24/properties/rightShoulder1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data26.leftShoulder2 !== undefined){
if(typeof data26.leftShoulder2 !== "string"){
const err68 = {instancePath:instancePath+"/controllerMaps/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/leftShoulder2",schemaPath:"#/properties/controllerMaps/patternProperties/%5Eplayer%5B1-8%5D%24/properties/leftShoulder2/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data26.rightShoulder2 !== undefined){
if(typeof data26.rightShoulder2 !== "string"){
const err69 = {instancePath:instancePath+"/controllerMaps/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/rightShoulder2",schemaPath:"#/properties/controllerMaps/patternProperties/%5Eplayer%5B1-8%5D%24/properties/rightShoulder2/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data26.leftStickClick !== undefined){
if(typeof data26.leftStickClick !== "string"){
const err70 = {instancePath:instancePath+"/controllerMaps/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/leftStickClick",schemaPath:"#/properties/controllerMaps/patternProperties/%5Eplayer%5B1-8%5D%24/properties/leftStickClick/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data26.rightStickClick !== undefined){
if(typeof data26.rightStickClick !== "string"){
const err71 = {instancePath:instancePath+"/controllerMaps/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/rightStickClick",schemaPath:"#/properties/controllerMaps/patternProperties/%5Eplayer%5B1-8%5D%24/properties/rightStickClick/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err72 = {instancePath:instancePath+"/controllerMaps/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/controllerMaps/patternProperties/%5Eplayer%5B1-8%5D%24/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
}
else {
const err73 = {instancePath:instancePath+"/controllerMaps",schemaPath:"#/properties/controllerMaps/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data.prototypes !== undefined){
let data43 = data.prototypes;
if(Array.isArray(data43)){
const len0 = data43.length;
for(let i0=0; i0<len0; i0++){
let data44 = data43[i0];
if(typeof data44 === "string"){
if(!pattern6.test(data44)){
const err74 = {instancePath:instancePath+"/prototypes/" + i0,schemaPath:"common.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "^id[0-9]{1,19}$"},message:"must match pattern \""+"^id[0-9]{1,19}$"+"\""};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
else {
const err75 = {instancePath:instancePath+"/prototypes/" + i0,schemaPath:"common.json#/$defs/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
else {
const err76 = {instancePath:instancePath+"/prototypes",schemaPath:"#/properties/prototypes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data.scenes !== undefined){
let data45 = data.scenes;
if(Array.isArray(data45)){
const len1 = data45.length;
for(let i1=0; i1<len1; i1++){
let data46 = data45[i1];
if(typeof data46 === "string"){
if(!pattern6.test(data46)){
const err77 = {instancePath:instancePath+"/scenes/" + i1,schemaPath:"common.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "^id[0-9]{1,19}$"},message:"must match pattern \""+"^id[0-9]{1,19}$"+"\""};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
else {
const err78 = {instancePath:instancePath+"/scenes/" + i1,schemaPath:"common.json#/$defs/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
else {
const err79 = {instancePath:instancePath+"/scenes",schemaPath:"#/properties/scenes/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
else {
const err80 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"formatVersion":true,"id":true,"title":true,"longDescription":true,"tags":true,"instructions":true,"attributes":true,"controllerMaps":true,"prototypes":true,"scenes":true},"dynamicProps":false,"dynamicItems":false};

export const validateAssets = validate22;
const schema36 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/project/assets.json","title":"AssetsDocument","description":"Manifest of images, sounds and fonts. Stored as assets.json.","type":"object","properties":{"images":{"type":"array","default":[],"items":{"$ref":"common.json#/$defs/asset"}},"sounds":{"type":"array","default":[],"items":{"$ref":"common.json#/$defs/asset"}},"fonts":{"type":"array","default":[],"items":{"$ref":"common.json#/$defs/asset"}}},"required":["images","sounds","fonts"]};
const schema37 = {"title":"Asset","type":"object","properties":{"name":{"type":"string","default":"","maxLength":256},"files":{"type":"array","default":[],"items":{"title":"AssetFile","type":"object","properties":{"name":{"type":"string","default":"","maxLength":120},"size":{"type":"number","default":0,"minimum":0},"sha256":{"type":"string"}},"required":["name","size"]}}},"required":["name","files"]};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.images === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "images"},message:"must have required property '"+"images"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sounds === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sounds"},message:"must have required property '"+"sounds"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.fonts === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fonts"},message:"must have required property '"+"fonts"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.images !== undefined){
let data0 = data.images;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.name === undefined){
const err3 = {instancePath:instancePath+"/images/" + i0,schemaPath:"common.json#/$defs/asset/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.files === undefined){
const err4 = {instancePath:instancePath+"/images/" + i0,schemaPath:"common.json#/$defs/asset/required",keyword:"required",params:{missingProperty: "files"},message:"must have required property '"+"files"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.name !== undefined){
let data2 = data1.name;
if(typeof data2 === "string"){
if(data2.length > 256){
const err5 = {instancePath:instancePath+"/images/" + i0+"/name",schemaPath:"common.json#/$defs/asset/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/images/" + i0+"/name",schemaPath:"common.json#/$defs/asset/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.files !== undefined){
let data3 = data1.files;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.name === undefined){
const err7 = {instancePath:instancePath+"/images/" + i0+"/files/" + i1,schemaPath:"common.json#/$defs/asset/properties/files/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data4.size === undefined){
const err8 = {instancePath:instancePath+"/images/" + i0+"/files/" + i1,schemaPath:"common.json#/$defs/asset/properties/files/items/required",keyword:"required",params:{missingProperty: "size"},message:"must have required property '"+"size"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data4.name !== undefined){
let data5 = data4.name;
if(typeof data5 === "string"){
if(data5.length > 120){
const err9 = {instancePath:instancePath+"/images/" + i0+"/files/" + i1+"/name",schemaPath:"common.json#/$defs/asset/properties/files/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/images/" + i0+"/files/" + i1+"/name",schemaPath:"common.json#/$defs/asset/properties/files/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data4.size !== undefined){
let data6 = data4.size;
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
const err11 = {instancePath:instancePath+"/images/" + i0+"/files/" + i1+"/size",schemaPath:"common.json#/$defs/asset/properties/files/items/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/images/" + i0+"/files/" + i1+"/size",schemaPath:"common.json#/$defs/asset/properties/files/items/properties/size/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data4.sha256 !== undefined){
if(typeof data4.sha256 !== "string"){
const err13 = {instancePath:instancePath+"/images/" + i0+"/files/" + i1+"/sha256",schemaPath:"common.json#/$defs/asset/properties/files/items/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/images/" + i0+"/files/" + i1,schemaPath:"common.json#/$defs/asset/properties/files/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/images/" + i0+"/files",schemaPath:"common.json#/$defs/asset/properties/files/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
else {
const err16 = {instancePath:instancePath+"/images/" + i0,schemaPath:"common.json#/$defs/asset/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/images",schemaPath:"#/properties/images/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.sounds !== undefined){
let data8 = data.sounds;
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.name === undefined){
const err18 = {instancePath:instancePath+"/sounds/" + i2,schemaPath:"common.json#/$defs/asset/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data9.files === undefined){
const err19 = {instancePath:instancePath+"/sounds/" + i2,schemaPath:"common.json#/$defs/asset/required",keyword:"required",params:{missingProperty: "files"},message:"must have required property '"+"files"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data9.name !== undefined){
let data10 = data9.name;
if(typeof data10 === "string"){
if(data10.length > 256){
const err20 = {instancePath:instancePath+"/sounds/" + i2+"/name",schemaPath:"common.json#/$defs/asset/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/sounds/" + i2+"/name",schemaPath:"common.json#/$defs/asset/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data9.files !== undefined){
let data11 = data9.files;
if(Array.isArray(data11)){
const len3 = data11.length;
for(let i3=0; i3<len3; i3++){
let data12 = data11[i3];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.name === undefined){
const err22 = {instancePath:instancePath+"/sounds/" + i2+"/files/" + i3,schemaPath:"common.json#/$defs/asset/properties/files/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data12.size === undefined){
const err23 = {instancePath:instancePath+"/sounds/" + i2+"/files/" + i3,schemaPath:"common.json#/$defs/asset/properties/files/items/required",keyword:"required",params:{missingProperty: "size"},message:"must have required property '"+"size"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data12.name !== undefined){
let data13 = data12.name;
if(typeof data13 === "string"){
if(data13.length > 120){
const err24 = {instancePath:instancePath+"/sounds/" + i2+"/files/" + i3+"/name",schemaPath:"common.json#/$defs/asset/properties/files/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/sounds/" + i2+"/files/" + i3+"/name",schemaPath:"common.json#/$defs/asset/properties/files/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data12.size !== undefined){
let data14 = data12.size;
if(typeof data14 == "number"){
if(data14 < 0 || isNaN(data14)){
const err26 = {instancePath:instancePath+"/sounds/" + i2+"/files/" + i3+"/size",schemaPath:"common.json#/$defs/asset/properties/files/items/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/sounds/" + i2+"/files/" + i3+"/size",schemaPath:"common.json#/$defs/asset/properties/files/items/properties/size/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data12.sha256 !== undefined){
if(typeof data12.sha256 !== "string"){
const err28 = {instancePath:instancePath+"/sounds/" + i2+"/files/" + i3+"/sha256",schemaPath:"common.json#/$defs/asset/properties/files/items/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/sounds/" + i2+"/files/" + i3,schemaPath:"common.json#/$defs/asset/properties/files/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/sounds/" + i2+"/files",schemaPath:"common.json#/$defs/asset/properties/files/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/sounds/" + i2,schemaPath:"common.json#/$defs/asset/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/sounds",schemaPath:"#/properties/sounds/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.fonts !== undefined){
let data16 = data.fonts;
if(Array.isArray(data16)){
const len4 = data16.length;
for(let i4=0; i4<len4; i4++){
let data17 = data16[i4];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.name === undefined){
const err33 = {instancePath:instancePath+"/fonts/" + i4,schemaPath:"common.json#/$defs/asset/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data17.files === undefined){
const err34 = {instancePath:instancePath+"/fonts/" + i4,schemaPath:"common.json#/$defs/asset/required",keyword:"required",params:{missingProperty: "files"},message:"must have required property '"+"files"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data17.name !== undefined){
let data18 = data17.name;
if(typeof data18 === "string"){
if(data18.length > 256){
const err35 = {instancePath:instancePath+"/fonts/" + i4+"/name",schemaPath:"common.json#/$defs/asset/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/fonts/" + i4+"/name",schemaPath:"common.json#/$defs/asset/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data17.files !== undefined){
let data19 = data17.files;
if(Array.isArray(data19)){
const len5 = data19.length;
for(let i5=0; i5<len5; i5++){
let data20 = data19[i5];
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.name === undefined){
const err37 = {instancePath:instancePath+"/fonts/" + i4+"/files/" + i5,schemaPath:"common.json#/$defs/asset/properties/files/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data20.size === undefined){
const err38 = {instancePath:instancePath+"/fonts/" + i4+"/files/" + i5,schemaPath:"common.json#/$defs/asset/properties/files/items/required",keyword:"required",params:{missingProperty: "size"},message:"must have required property '"+"size"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data20.name !== undefined){
let data21 = data20.name;
if(typeof data21 === "string"){
if(data21.length > 120){
const err39 = {instancePath:instancePath+"/fonts/" + i4+"/files/" + i5+"/name",schemaPath:"common.json#/$defs/asset/properties/files/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/fonts/" + i4+"/files/" + i5+"/name",schemaPath:"common.json#/$defs/asset/properties/files/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data20.size !== undefined){
let data22 = data20.size;
if(typeof data22 == "number"){
if(data22 < 0 || isNaN(data22)){
const err41 = {instancePath:instancePath+"/fonts/" + i4+"/files/" + i5+"/size",schemaPath:"common.json#/$defs/asset/properties/files/items/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/fonts/" + i4+"/files/" + i5+"/size",schemaPath:"common.json#/$defs/asset/properties/files/items/properties/size/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data20.sha256 !== undefined){
if(typeof data20.sha256 !== "string"){
const err43 = {instancePath:instancePath+"/fonts/" + i4+"/files/" + i5+"/sha256",schemaPath:"common.json#/$defs/asset/properties/files/items/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/fonts/" + i4+"/files/" + i5,schemaPath:"common.json#/$defs/asset/properties/files/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/fonts/" + i4+"/files",schemaPath:"common.json#/$defs/asset/properties/files/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/fonts/" + i4,schemaPath:"common.json#/$defs/asset/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/fonts",schemaPath:"#/properties/fonts/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
else {
const err48 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"images":true,"sounds":true,"fonts":true},"dynamicProps":false,"dynamicItems":false};

export const validateScene = validate23;
const schema40 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/project/scene.json","title":"SceneDocument","description":"One scene with its layers and actor instances, both back to front. Stored as scenes/{id}.json.","type":"object","properties":{"id":{"$ref":"common.json#/$defs/id"},"attributes":{"default":{},"type":"object","properties":{"name":{"type":"string","default":"New Scene","maxLength":256},"time":{"type":"number","default":0},"size":{"type":"object","properties":{"width":{"type":"number","default":1024},"height":{"type":"number","default":768}},"required":["width","height"]},"wrapX":{"type":"boolean","default":false},"wrapY":{"type":"boolean","default":false},"gravity":{"type":"object","properties":{"x":{"type":"number","default":0},"y":{"type":"number","default":0}},"required":["x","y"]},"color":{"type":"object","properties":{"red":{"type":"number","default":0,"minimum":0,"maximum":1},"green":{"type":"number","default":0,"minimum":0,"maximum":1},"blue":{"type":"number","default":0,"minimum":0,"maximum":1},"alpha":{"type":"number","default":1,"minimum":0,"maximum":1}},"required":["red","green","blue","alpha"]},"camera":{"type":"object","properties":{"origin":{"type":"object","properties":{"x":{"type":"number","default":0},"y":{"type":"number","default":0}},"required":["x","y"]},"size":{"type":"object","properties":{"width":{"type":"number","default":1024},"height":{"type":"number","default":768}},"required":["width","height"]},"trackingArea":{"type":"object","properties":{"width":{"type":"number","default":944},"height":{"type":"number","default":688}},"required":["width","height"]},"rotation":{"type":"number","default":0}},"required":["origin","size","trackingArea","rotation"]},"autorotate":{"type":"object","properties":{"landscapeLeft":{"type":"boolean","default":true},"portrait":{"type":"boolean","default":false},"landscapeRight":{"type":"boolean","default":false},"portraitUpsidedown":{"type":"boolean","default":false}},"required":["landscapeLeft","portrait","landscapeRight","portraitUpsidedown"]}},"required":["name","time","size","wrapX","wrapY","gravity","color","camera","autorotate"],"patternProperties":{"^id[0-9]+$":{"$ref":"common.json#/$defs/customAttribute"}},"additionalProperties":true},"layers":{"type":"array","default":[],"items":{"$ref":"common.json#/$defs/layer"}}},"required":["id","attributes","layers"]};
const schema43 = {"title":"Layer","type":"object","properties":{"id":{"$ref":"common.json#/$defs/id"},"attributes":{"default":{},"type":"object","properties":{"name":{"type":"string","default":"New Layer","maxLength":256},"scrollable":{"type":"boolean","default":true}},"required":["name","scrollable"]},"actors":{"type":"array","default":[],"items":{"$ref":"common.json#/$defs/instance"}}},"required":["id","attributes","actors"]};
const schema45 = {"title":"Instance","type":"object","properties":{"id":{"$ref":"common.json#/$defs/id"},"prototype":{"$ref":"common.json#/$defs/id"},"attributes":{"type":"object","default":{},"additionalProperties":true,"description":"Overrides of the prototype's attributes; a missing key means the prototype's value."},"aspects":{"type":"object","properties":{"graphics":{"type":"object","properties":{"attributes":{"type":"object","additionalProperties":true}},"required":[]},"motion":{"type":"object","properties":{"attributes":{"type":"object","additionalProperties":true}},"required":[]},"physics":{"type":"object","properties":{"attributes":{"type":"object","additionalProperties":true}},"required":[]}}},"behaviors":{"type":"array","items":{"$ref":"common.json#/$defs/behavior"},"description":"Present on an unlocked instance only."}},"required":["id","prototype","attributes"]};
const schema48 = {"title":"Behavior","type":"object","properties":{"id":{"$ref":"common.json#/$defs/id"},"class":{"type":"string","maxLength":256},"enabled":{"type":"boolean","default":true},"attributes":{"type":"object","default":{},"additionalProperties":true},"conditions":{"type":"array","items":{"$ref":"common.json#/$defs/condition"}},"behaviors":{"type":"array","items":{"$ref":"common.json#/$defs/behavior"}},"elseBehaviors":{"type":"array","items":{"$ref":"common.json#/$defs/behavior"}}},"required":["id","class","enabled","attributes"]};
const schema50 = {"title":"Condition","type":"object","properties":{"id":{"$ref":"common.json#/$defs/id"},"class":{"type":"string","maxLength":256},"eventType":{"enum":["mouse button","mouse position","touch","key","overlaps or collides"]},"attributes":{"type":"object","default":{"conditionType":0},"properties":{"conditionType":{"type":"integer","minimum":0,"maximum":3,"default":0,"description":"0 event, 1 attribute, 2 numeric expression, 3 text expression"},"subjectAttribute":{"type":"string"},"subject":true},"required":["conditionType"],"additionalProperties":true},"predicate":{"title":"Predicate","default":{"type":"unset","attributes":{}},"type":"object","properties":{"type":{"enum":["mouse","mousePosition","touch","key","collision","number","string","boolean","unset"],"default":"unset"},"attributes":{"type":"object","default":{},"additionalProperties":true}},"required":["type","attributes"]}},"required":["id","class","attributes","predicate"]};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.class === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "class"},message:"must have required property '"+"class"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.attributes === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attributes"},message:"must have required property '"+"attributes"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.predicate === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "predicate"},message:"must have required property '"+"predicate"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "^id[0-9]{1,19}$"},message:"must match pattern \""+"^id[0-9]{1,19}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.class !== undefined){
let data1 = data.class;
if(typeof data1 === "string"){
if(data1.length > 256){
const err6 = {instancePath:instancePath+"/class",schemaPath:"#/properties/class/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/class",schemaPath:"#/properties/class/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.eventType !== undefined){
let data2 = data.eventType;
if(!(((((data2 === "mouse button") || (data2 === "mouse position")) || (data2 === "touch")) || (data2 === "key")) || (data2 === "overlaps or collides"))){
const err8 = {instancePath:instancePath+"/eventType",schemaPath:"#/properties/eventType/enum",keyword:"enum",params:{allowedValues: schema50.properties.eventType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.attributes !== undefined){
let data3 = data.attributes;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.conditionType === undefined){
const err9 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty: "conditionType"},message:"must have required property '"+"conditionType"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.conditionType !== undefined){
let data4 = data3.conditionType;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err10 = {instancePath:instancePath+"/attributes/conditionType",schemaPath:"#/properties/attributes/properties/conditionType/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 > 3 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/attributes/conditionType",schemaPath:"#/properties/attributes/properties/conditionType/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3},message:"must be <= 3"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/attributes/conditionType",schemaPath:"#/properties/attributes/properties/conditionType/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data3.subjectAttribute !== undefined){
if(typeof data3.subjectAttribute !== "string"){
const err13 = {instancePath:instancePath+"/attributes/subjectAttribute",schemaPath:"#/properties/attributes/properties/subjectAttribute/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.predicate !== undefined){
let data6 = data.predicate;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.type === undefined){
const err15 = {instancePath:instancePath+"/predicate",schemaPath:"#/properties/predicate/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data6.attributes === undefined){
const err16 = {instancePath:instancePath+"/predicate",schemaPath:"#/properties/predicate/required",keyword:"required",params:{missingProperty: "attributes"},message:"must have required property '"+"attributes"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data6.type !== undefined){
let data7 = data6.type;
if(!(((((((((data7 === "mouse") || (data7 === "mousePosition")) || (data7 === "touch")) || (data7 === "key")) || (data7 === "collision")) || (data7 === "number")) || (data7 === "string")) || (data7 === "boolean")) || (data7 === "unset"))){
const err17 = {instancePath:instancePath+"/predicate/type",schemaPath:"#/properties/predicate/properties/type/enum",keyword:"enum",params:{allowedValues: schema50.properties.predicate.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data6.attributes !== undefined){
let data8 = data6.attributes;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
}
else {
const err18 = {instancePath:instancePath+"/predicate/attributes",schemaPath:"#/properties/predicate/properties/attributes/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/predicate",schemaPath:"#/properties/predicate/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.class === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "class"},message:"must have required property '"+"class"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.enabled === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "enabled"},message:"must have required property '"+"enabled"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.attributes === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attributes"},message:"must have required property '"+"attributes"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "^id[0-9]{1,19}$"},message:"must match pattern \""+"^id[0-9]{1,19}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.class !== undefined){
let data1 = data.class;
if(typeof data1 === "string"){
if(data1.length > 256){
const err6 = {instancePath:instancePath+"/class",schemaPath:"#/properties/class/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/class",schemaPath:"#/properties/class/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err8 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.attributes !== undefined){
let data3 = data.attributes;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
const err9 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.conditions !== undefined){
let data4 = data.conditions;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate27(data4[i0], {instancePath:instancePath+"/conditions/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.behaviors !== undefined){
let data6 = data.behaviors;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(!(wrapper0.validate(data6[i1], {instancePath:instancePath+"/behaviors/" + i1,parentData:data6,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/behaviors",schemaPath:"#/properties/behaviors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.elseBehaviors !== undefined){
let data8 = data.elseBehaviors;
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
if(!(wrapper0.validate(data8[i2], {instancePath:instancePath+"/elseBehaviors/" + i2,parentData:data8,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/elseBehaviors",schemaPath:"#/properties/elseBehaviors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.prototype === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "prototype"},message:"must have required property '"+"prototype"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.attributes === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attributes"},message:"must have required property '"+"attributes"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
const err3 = {instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "^id[0-9]{1,19}$"},message:"must match pattern \""+"^id[0-9]{1,19}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.prototype !== undefined){
let data1 = data.prototype;
if(typeof data1 === "string"){
if(!pattern6.test(data1)){
const err5 = {instancePath:instancePath+"/prototype",schemaPath:"common.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "^id[0-9]{1,19}$"},message:"must match pattern \""+"^id[0-9]{1,19}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/prototype",schemaPath:"common.json#/$defs/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.attributes !== undefined){
let data2 = data.attributes;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
const err7 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.aspects !== undefined){
let data3 = data.aspects;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.graphics !== undefined){
let data4 = data3.graphics;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.attributes !== undefined){
let data5 = data4.attributes;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
}
else {
const err8 = {instancePath:instancePath+"/aspects/graphics/attributes",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/aspects/graphics",schemaPath:"#/properties/aspects/properties/graphics/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.motion !== undefined){
let data6 = data3.motion;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.attributes !== undefined){
let data7 = data6.attributes;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
}
else {
const err10 = {instancePath:instancePath+"/aspects/motion/attributes",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err11 = {instancePath:instancePath+"/aspects/motion",schemaPath:"#/properties/aspects/properties/motion/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.physics !== undefined){
let data8 = data3.physics;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.attributes !== undefined){
let data9 = data8.attributes;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
}
else {
const err12 = {instancePath:instancePath+"/aspects/physics/attributes",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/aspects/physics",schemaPath:"#/properties/aspects/properties/physics/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/aspects",schemaPath:"#/properties/aspects/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.behaviors !== undefined){
let data10 = data.behaviors;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(!(validate26(data10[i0], {instancePath:instancePath+"/behaviors/" + i0,parentData:data10,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/behaviors",schemaPath:"#/properties/behaviors/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.attributes === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attributes"},message:"must have required property '"+"attributes"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.actors === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actors"},message:"must have required property '"+"actors"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
const err3 = {instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "^id[0-9]{1,19}$"},message:"must match pattern \""+"^id[0-9]{1,19}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.attributes !== undefined){
let data1 = data.attributes;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.name === undefined){
const err5 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.scrollable === undefined){
const err6 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty: "scrollable"},message:"must have required property '"+"scrollable"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.name !== undefined){
let data2 = data1.name;
if(typeof data2 === "string"){
if(data2.length > 256){
const err7 = {instancePath:instancePath+"/attributes/name",schemaPath:"#/properties/attributes/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/attributes/name",schemaPath:"#/properties/attributes/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.scrollable !== undefined){
if(typeof data1.scrollable !== "boolean"){
const err9 = {instancePath:instancePath+"/attributes/scrollable",schemaPath:"#/properties/attributes/properties/scrollable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.actors !== undefined){
let data4 = data.actors;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate25(data4[i0], {instancePath:instancePath+"/actors/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/actors",schemaPath:"#/properties/actors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.attributes === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attributes"},message:"must have required property '"+"attributes"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.layers === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "layers"},message:"must have required property '"+"layers"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
const err3 = {instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "^id[0-9]{1,19}$"},message:"must match pattern \""+"^id[0-9]{1,19}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.attributes !== undefined){
let data1 = data.attributes;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.name === undefined){
const err5 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.time === undefined){
const err6 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty: "time"},message:"must have required property '"+"time"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.size === undefined){
const err7 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty: "size"},message:"must have required property '"+"size"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.wrapX === undefined){
const err8 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty: "wrapX"},message:"must have required property '"+"wrapX"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.wrapY === undefined){
const err9 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty: "wrapY"},message:"must have required property '"+"wrapY"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.gravity === undefined){
const err10 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty: "gravity"},message:"must have required property '"+"gravity"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1.color === undefined){
const err11 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty: "color"},message:"must have required property '"+"color"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.camera === undefined){
const err12 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty: "camera"},message:"must have required property '"+"camera"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data1.autorotate === undefined){
const err13 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty: "autorotate"},message:"must have required property '"+"autorotate"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data1.name !== undefined){
let data2 = data1.name;
if(typeof data2 === "string"){
if(data2.length > 256){
const err14 = {instancePath:instancePath+"/attributes/name",schemaPath:"#/properties/attributes/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/attributes/name",schemaPath:"#/properties/attributes/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.time !== undefined){
if(!(typeof data1.time == "number")){
const err16 = {instancePath:instancePath+"/attributes/time",schemaPath:"#/properties/attributes/properties/time/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data1.size !== undefined){
let data4 = data1.size;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.width === undefined){
const err17 = {instancePath:instancePath+"/attributes/size",schemaPath:"#/properties/attributes/properties/size/required",keyword:"required",params:{missingProperty: "width"},message:"must have required property '"+"width"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data4.height === undefined){
const err18 = {instancePath:instancePath+"/attributes/size",schemaPath:"#/properties/attributes/properties/size/required",keyword:"required",params:{missingProperty: "height"},message:"must have required property '"+"height"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data4.width !== undefined){
if(!(typeof data4.width == "number")){
const err19 = {instancePath:instancePath+"/attributes/size/width",schemaPath:"#/properties/attributes/properties/size/properties/width/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data4.height !== undefined){
if(!(typeof data4.height == "number")){
const err20 = {instancePath:instancePath+"/attributes/size/height",schemaPath:"#/properties/attributes/properties/size/properties/height/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/attributes/size",schemaPath:"#/properties/attributes/properties/size/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data1.wrapX !== undefined){
if(typeof data1.wrapX !== "boolean"){
const err22 = {instancePath:instancePath+"/attributes/wrapX",schemaPath:"#/properties/attributes/properties/wrapX/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data1.wrapY !== undefined){
if(typeof data1.wrapY !== "boolean"){
const err23 = {instancePath:instancePath+"/attributes/wrapY",schemaPath:"#/properties/attributes/properties/wrapY/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data1.gravity !== undefined){
let data9 = data1.gravity;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.x === undefined){
const err24 = {instancePath:instancePath+"/attributes/gravity",schemaPath:"#/properties/attributes/properties/gravity/required",keyword:"required",params:{missingProperty: "x"},message:"must have required property '"+"x"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data9.y === undefined){
const err25 = {instancePath:instancePath+"/attributes/gravity",schemaPath:"#/properties/attributes/properties/gravity/required",keyword:"required",params:{missingProperty: "y"},message:"must have required property '"+"y"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data9.x !== undefined){
if(!(typeof data9.x == "number")){
const err26 = {instancePath:instancePath+"/attributes/gravity/x",schemaPath:"#/properties/attributes/properties/gravity/properties/x/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data9.y !== undefined){
if(!(typeof data9.y == "number")){
const err27 = {instancePath:instancePath+"/attributes/gravity/y",schemaPath:"#/properties/attributes/properties/gravity/properties/y/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
else {
const err28 = {instancePath:instancePath+"/attributes/gravity",schemaPath:"#/properties/attributes/properties/gravity/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data1.color !== undefined){
let data12 = data1.color;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.red === undefined){
const err29 = {instancePath:instancePath+"/attributes/color",schemaPath:"#/properties/attributes/properties/color/required",keyword:"required",params:{missingProperty: "red"},message:"must have required property '"+"red"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data12.green === undefined){
const err30 = {instancePath:instancePath+"/attributes/color",schemaPath:"#/properties/attributes/properties/color/required",keyword:"required",params:{missingProperty: "green"},message:"must have required property '"+"green"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data12.blue === undefined){
const err31 = {instancePath:instancePath+"/attributes/color",schemaPath:"#/properties/attributes/properties/color/required",keyword:"required",params:{missingProperty: "blue"},message:"must have required property '"+"blue"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data12.alpha === undefined){
const err32 = {instancePath:instancePath+"/attributes/color",schemaPath:"#/properties/attributes/properties/color/required",keyword:"required",params:{missingProperty: "alpha"},message:"must have required property '"+"alpha"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data12.red !== undefined){
let data13 = data12.red;
if(typeof data13 == "number"){
if(data13 > 1 || isNaN(data13)){
const err33 = {instancePath:instancePath+"/attributes/color/red",schemaPath:"#/properties/attributes/properties/color/properties/red/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err34 = {instancePath:instancePath+"/attributes/color/red",schemaPath:"#/properties/attributes/properties/color/properties/red/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/attributes/color/red",schemaPath:"#/properties/attributes/properties/color/properties/red/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data12.green !== undefined){
let data14 = data12.green;
if(typeof data14 == "number"){
if(data14 > 1 || isNaN(data14)){
const err36 = {instancePath:instancePath+"/attributes/color/green",schemaPath:"#/properties/attributes/properties/color/properties/green/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data14 < 0 || isNaN(data14)){
const err37 = {instancePath:instancePath+"/attributes/color/green",schemaPath:"#/properties/attributes/properties/color/properties/green/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/attributes/color/green",schemaPath:"#/properties/attributes/properties/color/properties/green/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data12.blue !== undefined){
let data15 = data12.blue;
if(typeof data15 == "number"){
if(data15 > 1 || isNaN(data15)){
const err39 = {instancePath:instancePath+"/attributes/color/blue",schemaPath:"#/properties/attributes/properties/color/properties/blue/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data15 < 0 || isNaN(data15)){
const err40 = {instancePath:instancePath+"/attributes/color/blue",schemaPath:"#/properties/attributes/properties/color/properties/blue/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/attributes/color/blue",schemaPath:"#/properties/attributes/properties/color/properties/blue/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data12.alpha !== undefined){
let data16 = data12.alpha;
if(typeof data16 == "number"){
if(data16 > 1 || isNaN(data16)){
const err42 = {instancePath:instancePath+"/attributes/color/alpha",schemaPath:"#/properties/attributes/properties/color/properties/alpha/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data16 < 0 || isNaN(data16)){
const err43 = {instancePath:instancePath+"/attributes/color/alpha",schemaPath:"#/properties/attributes/properties/color/properties/alpha/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/attributes/color/alpha",schemaPath:"#/properties/attributes/properties/color/properties/alpha/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/attributes/color",schemaPath:"#/properties/attributes/properties/color/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data1.camera !== undefined){
let data17 = data1.camera;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.origin === undefined){
const err46 = {instancePath:instancePath+"/attributes/camera",schemaPath:"#/properties/attributes/properties/camera/required",keyword:"required",params:{missingProperty: "origin"},message:"must have required property '"+"origin"+"'"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data17.size === undefined){
const err47 = {instancePath:instancePath+"/attributes/camera",schemaPath:"#/properties/attributes/properties/camera/required",keyword:"required",params:{missingProperty: "size"},message:"must have required property '"+"size"+"'"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data17.trackingArea === undefined){
const err48 = {instancePath:instancePath+"/attributes/camera",schemaPath:"#/properties/attributes/properties/camera/required",keyword:"required",params:{missingProperty: "trackingArea"},message:"must have required property '"+"trackingArea"+"'"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data17.rotation === undefined){
const err49 = {instancePath:instancePath+"/attributes/camera",schemaPath:"#/properties/attributes/properties/camera/required",keyword:"required",params:{missingProperty: "rotation"},message:"must have required property '"+"rotation"+"'"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data17.origin !== undefined){
let data18 = data17.origin;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.x === undefined){
const err50 = {instancePath:instancePath+"/attributes/camera/origin",schemaPath:"#/properties/attributes/properties/camera/properties/origin/required",keyword:"required",params:{missingProperty: "x"},message:"must have required property '"+"x"+"'"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data18.y === undefined){
const err51 = {instancePath:instancePath+"/attributes/camera/origin",schemaPath:"#/properties/attributes/properties/camera/properties/origin/required",keyword:"required",params:{missingProperty: "y"},message:"must have required property '"+"y"+"'"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data18.x !== undefined){
if(!(typeof data18.x == "number")){
const err52 = {instancePath:instancePath+"/attributes/camera/origin/x",schemaPath:"#/properties/attributes/properties/camera/properties/origin/properties/x/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data18.y !== undefined){
if(!(typeof data18.y == "number")){
const err53 = {instancePath:instancePath+"/attributes/camera/origin/y",schemaPath:"#/properties/attributes/properties/camera/properties/origin/properties/y/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
else {
const err54 = {instancePath:instancePath+"/attributes/camera/origin",schemaPath:"#/properties/attributes/properties/camera/properties/origin/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data17.size !== undefined){
let data21 = data17.size;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.width === undefined){
const err55 = {instancePath:instancePath+"/attributes/camera/size",schemaPath:"#/properties/attributes/properties/camera/properties/size/required",keyword:"required",params:{missingProperty: "width"},message:"must have required property '"+"width"+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data21.height === undefined){
const err56 = {instancePath:instancePath+"/attributes/camera/size",schemaPath:"#/properties/attributes/properties/camera/properties/size/required",keyword:"required",params:{missingProperty: "height"},message:"must have required property '"+"height"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data21.width !== undefined){
if(!(typeof data21.width == "number")){
const err57 = {instancePath:instancePath+"/attributes/camera/size/width",schemaPath:"#/properties/attributes/properties/camera/properties/size/properties/width/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data21.height !== undefined){
if(!(typeof data21.height == "number")){
const err58 = {instancePath:instancePath+"/attributes/camera/size/height",schemaPath:"#/properties/attributes/properties/camera/properties/size/properties/height/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/attributes/camera/size",schemaPath:"#/properties/attributes/properties/camera/properties/size/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data17.trackingArea !== undefined){
let data24 = data17.trackingArea;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.width === undefined){
const err60 = {instancePath:instancePath+"/attributes/camera/trackingArea",schemaPath:"#/properties/attributes/properties/camera/properties/trackingArea/required",keyword:"required",params:{missingProperty: "width"},message:"must have required property '"+"width"+"'"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data24.height === undefined){
const err61 = {instancePath:instancePath+"/attributes/camera/trackingArea",schemaPath:"#/properties/attributes/properties/camera/properties/trackingArea/required",keyword:"required",params:{missingProperty: "height"},message:"must have required property '"+"height"+"'"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data24.width !== undefined){
if(!(typeof data24.width == "number")){
const err62 = {instancePath:instancePath+"/attributes/camera/trackingArea/width",schemaPath:"#/properties/attributes/properties/camera/properties/trackingArea/properties/width/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data24.height !== undefined){
if(!(typeof data24.height == "number")){
const err63 = {instancePath:instancePath+"/attributes/camera/trackingArea/height",schemaPath:"#/properties/attributes/properties/camera/properties/trackingArea/properties/height/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
else {
const err64 = {instancePath:instancePath+"/attributes/camera/trackingArea",schemaPath:"#/properties/attributes/properties/camera/properties/trackingArea/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data17.rotation !== undefined){
if(!(typeof data17.rotation == "number")){
const err65 = {instancePath:instancePath+"/attributes/camera/rotation",schemaPath:"#/properties/attributes/properties/camera/properties/rotation/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
else {
const err66 = {instancePath:instancePath+"/attributes/camera",schemaPath:"#/properties/attributes/properties/camera/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data1.autorotate !== undefined){
let data28 = data1.autorotate;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.landscapeLeft === undefined){
const err67 = {instancePath:instancePath+"/attributes/autorotate",schemaPath:"#/properties/attributes/properties/autorotate/required",keyword:"required",params:{missingProperty: "landscapeLeft"},message:"must have required property '"+"landscapeLeft"+"'"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data28.portrait === undefined){
const err68 = {instancePath:instancePath+"/attributes/autorotate",schemaPath:"#/properties/attributes/properties/autorotate/required",keyword:"required",params:{missingProperty: "portrait"},message:"must have required property '"+"portrait"+"'"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data28.landscapeRight === undefined){
const err69 = {instancePath:instancePath+"/attributes/autorotate",schemaPath:"#/properties/attributes/properties/autorotate/required",keyword:"required",params:{missingProperty: "landscapeRight"},message:"must have required property '"+"landscapeRight"+"'"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data28.portraitUpsidedown === undefined){
const err70 = {instancePath:instancePath+"/attributes/autorotate",schemaPath:"#/properties/attributes/properties/autorotate/required",keyword:"required",params:{missingProperty: "portraitUpsidedown"},message:"must have required property '"+"portraitUpsidedown"+"'"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data28.landscapeLeft !== undefined){
if(typeof data28.landscapeLeft !== "boolean"){
const err71 = {instancePath:instancePath+"/attributes/autorotate/landscapeLeft",schemaPath:"#/properties/attributes/properties/autorotate/properties/landscapeLeft/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data28.portrait !== undefined){
if(typeof data28.portrait !== "boolean"){
const err72 = {instancePath:instancePath+"/attributes/autorotate/portrait",schemaPath:"#/properties/attributes/properties/autorotate/properties/portrait/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data28.landscapeRight !== undefined){
if(typeof data28.landscapeRight !== "boolean"){
const err73 = {instancePath:instancePath+"/attributes/autorotate/landscapeRight",schemaPath:"#/properties/attributes/properties/autorotate/properties/landscapeRight/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data28.portraitUpsidedown !== undefined){
if(typeof data28.portraitUpsidedown !== "boolean"){
const err74 = {instancePath:instancePath+"/attributes/autorotate/portraitUpsidedown",schemaPath:"#/properties/attributes/properties/autorotate/properties/portraitUpsidedown/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
else {
const err75 = {instancePath:instancePath+"/attributes/autorotate",schemaPath:"#/properties/attributes/properties/autorotate/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
for(const key0 in data1){
if(pattern4.test(key0)){
let data33 = data1[key0];
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
if(data33["@"] === undefined){
const err76 = {instancePath:instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"common.json#/$defs/customAttribute/required",keyword:"required",params:{missingProperty: "@"},message:"must have required property '"+"@"+"'"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data33.name === undefined){
const err77 = {instancePath:instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"common.json#/$defs/customAttribute/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data33["@"] !== undefined){
let data34 = data33["@"];
if(!(((((((data34 === "integer") || (data34 === "real")) || (data34 === "boolean")) || (data34 === "text")) || (data34 === "angle")) || (data34 === "index")) || (data34 === "table"))){
const err78 = {instancePath:instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/@",schemaPath:"common.json#/$defs/customAttribute/properties/%40/enum",keyword:"enum",params:{allowedValues: schema33.properties["@"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data33.$ !== undefined){
let data35 = data33.$;
if(((!(typeof data35 == "number")) && (typeof data35 !== "string")) && (typeof data35 !== "boolean")){
const err79 = {instancePath:instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/$",schemaPath:"common.json#/$defs/customAttribute/properties/%24/type",keyword:"type",params:{type: schema33.properties.$.type},message:"must be number,string,boolean"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data33.name !== undefined){
let data36 = data33.name;
if(typeof data36 === "string"){
if(data36.length > 256){
const err80 = {instancePath:instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/name",schemaPath:"common.json#/$defs/customAttribute/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
else {
const err81 = {instancePath:instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/name",schemaPath:"common.json#/$defs/customAttribute/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
}
else {
const err82 = {instancePath:instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"common.json#/$defs/customAttribute/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err83 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data.layers !== undefined){
let data37 = data.layers;
if(Array.isArray(data37)){
const len0 = data37.length;
for(let i0=0; i0<len0; i0++){
if(!(validate24(data37[i0], {instancePath:instancePath+"/layers/" + i0,parentData:data37,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
}
else {
const err84 = {instancePath:instancePath+"/layers",schemaPath:"#/properties/layers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
else {
const err85 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"id":true,"attributes":true,"layers":true},"dynamicProps":false,"dynamicItems":false};

export const validatePrototype = validate32;
const schema52 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/project/actor.json","title":"PrototypeDocument","description":"One actor prototype with its behaviors. Stored as actors/{id}.json.","type":"object","properties":{"id":{"$ref":"common.json#/$defs/id"},"attributes":{"default":{},"type":"object","properties":{"name":{"type":"string","default":"New Actor","maxLength":256},"time":{"type":"number","default":0},"position":{"type":"object","properties":{"x":{"type":"number","default":0},"y":{"type":"number","default":0}},"required":["x","y"]},"size":{"type":"object","properties":{"width":{"type":"number","default":100},"height":{"type":"number","default":100}},"required":["width","height"]},"rotation":{"type":"number","default":0},"color":{"type":"object","properties":{"red":{"type":"number","default":1,"minimum":0,"maximum":1},"green":{"type":"number","default":1,"minimum":0,"maximum":1},"blue":{"type":"number","default":1,"minimum":0,"maximum":1},"alpha":{"type":"number","default":1,"minimum":0,"maximum":1}},"required":["red","green","blue","alpha"]},"image":{"type":"string","default":""},"tags":{"type":"string","default":""},"preloadArt":{"type":"boolean","default":true},"uiPinned":{"type":"boolean","default":false}},"required":["name","time","position","size","rotation","color","image","tags","preloadArt","uiPinned"],"patternProperties":{"^id[0-9]+$":{"$ref":"common.json#/$defs/customAttribute"}},"additionalProperties":true},"aspects":{"type":"object","properties":{"graphics":{"type":"object","properties":{"attributes":{"type":"object","properties":{"visible":{"type":"boolean","default":true},"blendingMode":{"type":"integer","minimum":0,"maximum":4,"default":0,"description":"0 Normal, 1 Opaque, 2 Additive, 3 Screen, 4 Multiply"},"horizontalWrap":{"type":"integer","minimum":0,"maximum":2,"default":0,"description":"0 Stretch, 1 Fixed, 2 Tile"},"verticalWrap":{"type":"integer","minimum":0,"maximum":2,"default":0,"description":"0 Stretch, 1 Fixed, 2 Tile"},"horizontalAnchor":{"type":"integer","minimum":0,"maximum":2,"default":0,"description":"0 Left, 1 Center, 2 Right"},"verticalAnchor":{"type":"integer","minimum":0,"maximum":2,"default":0,"description":"0 Bottom, 1 Middle, 2 Top"},"flipHorizontally":{"type":"boolean","default":false},"flipVertically":{"type":"boolean","default":false},"tileWidth":{"type":"number","default":0},"tileHeight":{"type":"number","default":0},"zIndex":{"type":"number","default":0}},"required":["visible","blendingMode","horizontalWrap","verticalWrap","horizontalAnchor","verticalAnchor","flipHorizontally","flipVertically","tileWidth","tileHeight","zIndex"]}},"required":["attributes"]},"motion":{"type":"object","properties":{"attributes":{"type":"object","properties":{"linearVelocity":{"type":"object","properties":{"x":{"type":"number","default":0},"y":{"type":"number","default":0}},"required":["x","y"]},"centerOfMass":{"type":"object","properties":{"x":{"type":"number","default":0},"y":{"type":"number","default":0}},"required":["x","y"]},"angularVelocity":{"type":"number","default":0},"maxSpeed":{"type":"number","default":0},"applyMaxSpeed":{"type":"boolean","default":false},"pin":{"type":"boolean","default":false}},"required":["linearVelocity","centerOfMass","angularVelocity","maxSpeed","applyMaxSpeed","pin"]}},"required":["attributes"]},"physics":{"type":"object","properties":{"attributes":{"type":"object","properties":{"density":{"type":"number","default":1},"friction":{"type":"number","default":3},"restitution":{"type":"number","default":1},"fixedRotation":{"type":"boolean","default":false},"movable":{"type":"boolean","default":true},"collisionShape":{"type":"integer","minimum":0,"maximum":2,"default":0,"description":"0 Rectangle, 1 Circle, 2 Custom"},"collisionPolygon":{"type":"array","default":[],"items":{"type":"array","items":{"type":"number"},"minItems":2,"maxItems":2},"maxItems":64},"drag":{"type":"number","default":0},"angularDrag":{"type":"number","default":0},"canSleep":{"type":"boolean","default":true},"betterCollisions":{"type":"boolean","default":false}},"required":["density","friction","restitution","fixedRotation","movable","collisionShape","collisionPolygon","drag","angularDrag","canSleep","betterCollisions"]}},"required":["attributes"]}},"required":["graphics","motion","physics"]},"behaviors":{"type":"array","default":[],"items":{"$ref":"common.json#/$defs/behavior"}}},"required":["id","attributes","aspects","behaviors"]};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.class === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "class"},message:"must have required property '"+"class"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.enabled === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "enabled"},message:"must have required property '"+"enabled"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.attributes === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attributes"},message:"must have required property '"+"attributes"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "^id[0-9]{1,19}$"},message:"must match pattern \""+"^id[0-9]{1,19}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.class !== undefined){
let data1 = data.class;
if(typeof data1 === "string"){
if(data1.length > 256){
const err6 = {instancePath:instancePath+"/class",schemaPath:"#/properties/class/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/class",schemaPath:"#/properties/class/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err8 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.attributes !== undefined){
let data3 = data.attributes;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
const err9 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.conditions !== undefined){
let data4 = data.conditions;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate27(data4[i0], {instancePath:instancePath+"/conditions/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.behaviors !== undefined){
let data6 = data.behaviors;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(!(validate26(data6[i1], {instancePath:instancePath+"/behaviors/" + i1,parentData:data6,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/behaviors",schemaPath:"#/properties/behaviors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.elseBehaviors !== undefined){
let data8 = data.elseBehaviors;
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
if(!(validate26(data8[i2], {instancePath:instancePath+"/elseBehaviors/" + i2,parentData:data8,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/elseBehaviors",schemaPath:"#/properties/elseBehaviors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.attributes === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attributes"},message:"must have required property '"+"attributes"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.aspects === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "aspects"},message:"must have required property '"+"aspects"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.behaviors === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "behaviors"},message:"must have required property '"+"behaviors"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "^id[0-9]{1,19}$"},message:"must match pattern \""+"^id[0-9]{1,19}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.attributes !== undefined){
let data1 = data.attributes;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.name === undefined){
const err6 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.time === undefined){
const err7 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty: "time"},message:"must have required property '"+"time"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.position === undefined){
const err8 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty: "position"},message:"must have required property '"+"position"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.size === undefined){
const err9 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty: "size"},message:"must have required property '"+"size"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.rotation === undefined){
const err10 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty: "rotation"},message:"must have required property '"+"rotation"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1.color === undefined){
const err11 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty: "color"},message:"must have required property '"+"color"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.image === undefined){
const err12 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty: "image"},message:"must have required property '"+"image"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data1.tags === undefined){
const err13 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty: "tags"},message:"must have required property '"+"tags"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data1.preloadArt === undefined){
const err14 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty: "preloadArt"},message:"must have required property '"+"preloadArt"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data1.uiPinned === undefined){
const err15 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty: "uiPinned"},message:"must have required property '"+"uiPinned"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data1.name !== undefined){
let data2 = data1.name;
if(typeof data2 === "string"){
if(data2.length > 256){
const err16 = {instancePath:instancePath+"/attributes/name",schemaPath:"#/properties/attributes/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/attributes/name",schemaPath:"#/properties/attributes/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data1.time !== undefined){
if(!(typeof data1.time == "number")){
const err18 = {instancePath:instancePath+"/attributes/time",schemaPath:"#/properties/attributes/properties/time/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data1.position !== undefined){
let data4 = data1.position;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.x === undefined){
const err19 = {instancePath:instancePath+"/attributes/position",schemaPath:"#/properties/attributes/properties/position/required",keyword:"required",params:{missingProperty: "x"},message:"must have required property '"+"x"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data4.y === undefined){
const err20 = {instancePath:instancePath+"/attributes/position",schemaPath:"#/properties/attributes/properties/position/required",keyword:"required",params:{missingProperty: "y"},message:"must have required property '"+"y"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data4.x !== undefined){
if(!(typeof data4.x == "number")){
const err21 = {instancePath:instancePath+"/attributes/position/x",schemaPath:"#/properties/attributes/properties/position/properties/x/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data4.y !== undefined){
if(!(typeof data4.y == "number")){
const err22 = {instancePath:instancePath+"/attributes/position/y",schemaPath:"#/properties/attributes/properties/position/properties/y/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/attributes/position",schemaPath:"#/properties/attributes/properties/position/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data1.size !== undefined){
let data7 = data1.size;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.width === undefined){
const err24 = {instancePath:instancePath+"/attributes/size",schemaPath:"#/properties/attributes/properties/size/required",keyword:"required",params:{missingProperty: "width"},message:"must have required property '"+"width"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data7.height === undefined){
const err25 = {instancePath:instancePath+"/attributes/size",schemaPath:"#/properties/attributes/properties/size/required",keyword:"required",params:{missingProperty: "height"},message:"must have required property '"+"height"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data7.width !== undefined){
if(!(typeof data7.width == "number")){
const err26 = {instancePath:instancePath+"/attributes/size/width",schemaPath:"#/properties/attributes/properties/size/properties/width/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data7.height !== undefined){
if(!(typeof data7.height == "number")){
const err27 = {instancePath:instancePath+"/attributes/size/height",schemaPath:"#/properties/attributes/properties/size/properties/height/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
else {
const err28 = {instancePath:instancePath+"/attributes/size",schemaPath:"#/properties/attributes/properties/size/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data1.rotation !== undefined){
if(!(typeof data1.rotation == "number")){
const err29 = {instancePath:instancePath+"/attributes/rotation",schemaPath:"#/properties/attributes/properties/rotation/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data1.color !== undefined){
let data11 = data1.color;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.red === undefined){
const err30 = {instancePath:instancePath+"/attributes/color",schemaPath:"#/properties/attributes/properties/color/required",keyword:"required",params:{missingProperty: "red"},message:"must have required property '"+"red"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data11.green === undefined){
const err31 = {instancePath:instancePath+"/attributes/color",schemaPath:"#/properties/attributes/properties/color/required",keyword:"required",params:{missingProperty: "green"},message:"must have required property '"+"green"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data11.blue === undefined){
const err32 = {instancePath:instancePath+"/attributes/color",schemaPath:"#/properties/attributes/properties/color/required",keyword:"required",params:{missingProperty: "blue"},message:"must have required property '"+"blue"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data11.alpha === undefined){
const err33 = {instancePath:instancePath+"/attributes/color",schemaPath:"#/properties/attributes/properties/color/required",keyword:"required",params:{missingProperty: "alpha"},message:"must have required property '"+"alpha"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data11.red !== undefined){
let data12 = data11.red;
if(typeof data12 == "number"){
if(data12 > 1 || isNaN(data12)){
const err34 = {instancePath:instancePath+"/attributes/color/red",schemaPath:"#/properties/attributes/properties/color/properties/red/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err35 = {instancePath:instancePath+"/attributes/color/red",schemaPath:"#/properties/attributes/properties/color/properties/red/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/attributes/color/red",schemaPath:"#/properties/attributes/properties/color/properties/red/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data11.green !== undefined){
let data13 = data11.green;
if(typeof data13 == "number"){
if(data13 > 1 || isNaN(data13)){
const err37 = {instancePath:instancePath+"/attributes/color/green",schemaPath:"#/properties/attributes/properties/color/properties/green/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err38 = {instancePath:instancePath+"/attributes/color/green",schemaPath:"#/properties/attributes/properties/color/properties/green/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/attributes/color/green",schemaPath:"#/properties/attributes/properties/color/properties/green/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data11.blue !== undefined){
let data14 = data11.blue;
if(typeof data14 == "number"){
if(data14 > 1 || isNaN(data14)){
const err40 = {instancePath:instancePath+"/attributes/color/blue",schemaPath:"#/properties/attributes/properties/color/properties/blue/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data14 < 0 || isNaN(data14)){
const err41 = {instancePath:instancePath+"/attributes/color/blue",schemaPath:"#/properties/attributes/properties/color/properties/blue/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/attributes/color/blue",schemaPath:"#/properties/attributes/properties/color/properties/blue/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data11.alpha !== undefined){
let data15 = data11.alpha;
if(typeof data15 == "number"){
if(data15 > 1 || isNaN(data15)){
const err43 = {instancePath:instancePath+"/attributes/color/alpha",schemaPath:"#/properties/attributes/properties/color/properties/alpha/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data15 < 0 || isNaN(data15)){
const err44 = {instancePath:instancePath+"/attributes/color/alpha",schemaPath:"#/properties/attributes/properties/color/properties/alpha/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/attributes/color/alpha",schemaPath:"#/properties/attributes/properties/color/properties/alpha/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/attributes/color",schemaPath:"#/properties/attributes/properties/color/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data1.image !== undefined){
if(typeof data1.image !== "string"){
const err47 = {instancePath:instancePath+"/attributes/image",schemaPath:"#/properties/attributes/properties/image/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data1.tags !== undefined){
if(typeof data1.tags !== "string"){
const err48 = {instancePath:instancePath+"/attributes/tags",schemaPath:"#/properties/attributes/properties/tags/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data1.preloadArt !== undefined){
if(typeof data1.preloadArt !== "boolean"){
const err49 = {instancePath:instancePath+"/attributes/preloadArt",schemaPath:"#/properties/attributes/properties/preloadArt/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data1.uiPinned !== undefined){
if(typeof data1.uiPinned !== "boolean"){
const err50 = {instancePath:instancePath+"/attributes/uiPinned",schemaPath:"#/properties/attributes/properties/uiPinned/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
for(const key0 in data1){
if(pattern4.test(key0)){
let data20 = data1[key0];
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20["@"] === undefined){
const err51 = {instancePath:instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"common.json#/$defs/customAttribute/required",keyword:"required",params:{missingProperty: "@"},message:"must have required property '"+"@"+"'"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data20.name === undefined){
const err52 = {instancePath:instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"common.json#/$defs/customAttribute/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data20["@"] !== undefined){
let data21 = data20["@"];
if(!(((((((data21 === "integer") || (data21 === "real")) || (data21 === "boolean")) || (data21 === "text")) || (data21 === "angle")) || (data21 === "index")) || (data21 === "table"))){
const err53 = {instancePath:instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/@",schemaPath:"common.json#/$defs/customAttribute/properties/%40/enum",keyword:"enum",params:{allowedValues: schema33.properties["@"].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data20.$ !== undefined){
let data22 = data20.$;
if(((!(typeof data22 == "number")) && (typeof data22 !== "string")) && (typeof data22 !== "boolean")){
const err54 = {instancePath:instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/$",schemaPath:"common.json#/$defs/customAttribute/properties/%24/type",keyword:"type",params:{type: schema33.properties.$.type},message:"must be number,string,boolean"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data20.name !== undefined){
let data23 = data20.name;
if(typeof data23 === "string"){
if(data23.length > 256){
const err55 = {instancePath:instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/name",schemaPath:"common.json#/$defs/customAttribute/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/name",schemaPath:"common.json#/$defs/customAttribute/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err57 = {instancePath:instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"common.json#/$defs/customAttribute/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
}
else {
const err58 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.aspects !== undefined){
let data24 = data.aspects;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.graphics === undefined){
const err59 = {instancePath:instancePath+"/aspects",schemaPath:"#/properties/aspects/required",keyword:"required",params:{missingProperty: "graphics"},message:"must have required property '"+"graphics"+"'"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data24.motion === undefined){
const err60 = {instancePath:instancePath+"/aspects",schemaPath:"#/properties/aspects/required",keyword:"required",params:{missingProperty: "motion"},message:"must have required property '"+"motion"+"'"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data24.physics === undefined){
const err61 = {instancePath:instancePath+"/aspects",schemaPath:"#/properties/aspects/required",keyword:"required",params:{missingProperty: "physics"},message:"must have required property '"+"physics"+"'"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data24.graphics !== undefined){
let data25 = data24.graphics;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.attributes === undefined){
const err62 = {instancePath:instancePath+"/aspects/graphics",schemaPath:"#/properties/aspects/properties/graphics/required",keyword:"required",params:{missingProperty: "attributes"},message:"must have required property '"+"attributes"+"'"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data25.attributes !== undefined){
let data26 = data25.attributes;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.visible === undefined){
const err63 = {instancePath:instancePath+"/aspects/graphics/attributes",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/required",keyword:"required",params:{missingProperty: "visible"},message:"must have required property '"+"visible"+"'"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data26.blendingMode === undefined){
const err64 = {instancePath:instancePath+"/aspects/graphics/attributes",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/required",keyword:"required",params:{missingProperty: "blendingMode"},message:"must have required property '"+"blendingMode"+"'"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data26.horizontalWrap === undefined){
const err65 = {instancePath:instancePath+"/aspects/graphics/attributes",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/required",keyword:"required",params:{missingProperty: "horizontalWrap"},message:"must have required property '"+"horizontalWrap"+"'"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data26.verticalWrap === undefined){
const err66 = {instancePath:instancePath+"/aspects/graphics/attributes",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/required",keyword:"required",params:{missingProperty: "verticalWrap"},message:"must have required property '"+"verticalWrap"+"'"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data26.horizontalAnchor === undefined){
const err67 = {instancePath:instancePath+"/aspects/graphics/attributes",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/required",keyword:"required",params:{missingProperty: "horizontalAnchor"},message:"must have required property '"+"horizontalAnchor"+"'"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data26.verticalAnchor === undefined){
const err68 = {instancePath:instancePath+"/aspects/graphics/attributes",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/required",keyword:"required",params:{missingProperty: "verticalAnchor"},message:"must have required property '"+"verticalAnchor"+"'"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data26.flipHorizontally === undefined){
const err69 = {instancePath:instancePath+"/aspects/graphics/attributes",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/required",keyword:"required",params:{missingProperty: "flipHorizontally"},message:"must have required property '"+"flipHorizontally"+"'"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data26.flipVertically === undefined){
const err70 = {instancePath:instancePath+"/aspects/graphics/attributes",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/required",keyword:"required",params:{missingProperty: "flipVertically"},message:"must have required property '"+"flipVertically"+"'"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data26.tileWidth === undefined){
const err71 = {instancePath:instancePath+"/aspects/graphics/attributes",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/required",keyword:"required",params:{missingProperty: "tileWidth"},message:"must have required property '"+"tileWidth"+"'"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data26.tileHeight === undefined){
const err72 = {instancePath:instancePath+"/aspects/graphics/attributes",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/required",keyword:"required",params:{missingProperty: "tileHeight"},message:"must have required property '"+"tileHeight"+"'"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data26.zIndex === undefined){
const err73 = {instancePath:instancePath+"/aspects/graphics/attributes",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/required",keyword:"required",params:{missingProperty: "zIndex"},message:"must have required property '"+"zIndex"+"'"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data26.visible !== undefined){
if(typeof data26.visible !== "boolean"){
const err74 = {instancePath:instancePath+"/aspects/graphics/attributes/visible",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/visible/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data26.blendingMode !== undefined){
let data28 = data26.blendingMode;
if(!((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28)))){
const err75 = {instancePath:instancePath+"/aspects/graphics/attributes/blendingMode",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/blendingMode/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(typeof data28 == "number"){
if(data28 > 4 || isNaN(data28)){
const err76 = {instancePath:instancePath+"/aspects/graphics/attributes/blendingMode",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/blendingMode/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data28 < 0 || isNaN(data28)){
const err77 = {instancePath:instancePath+"/aspects/graphics/attributes/blendingMode",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/blendingMode/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
if(data26.horizontalWrap !== undefined){
let data29 = data26.horizontalWrap;
if(!((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29)))){
const err78 = {instancePath:instancePath+"/aspects/graphics/attributes/horizontalWrap",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/horizontalWrap/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(typeof data29 == "number"){
if(data29 > 2 || isNaN(data29)){
const err79 = {instancePath:instancePath+"/aspects/graphics/attributes/horizontalWrap",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/horizontalWrap/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data29 < 0 || isNaN(data29)){
const err80 = {instancePath:instancePath+"/aspects/graphics/attributes/horizontalWrap",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/horizontalWrap/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
}
if(data26.verticalWrap !== undefined){
let data30 = data26.verticalWrap;
if(!((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30)))){
const err81 = {instancePath:instancePath+"/aspects/graphics/attributes/verticalWrap",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/verticalWrap/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(typeof data30 == "number"){
if(data30 > 2 || isNaN(data30)){
const err82 = {instancePath:instancePath+"/aspects/graphics/attributes/verticalWrap",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/verticalWrap/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data30 < 0 || isNaN(data30)){
const err83 = {instancePath:instancePath+"/aspects/graphics/attributes/verticalWrap",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/verticalWrap/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
if(data26.horizontalAnchor !== undefined){
let data31 = data26.horizontalAnchor;
if(!((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31)))){
const err84 = {instancePath:instancePath+"/aspects/graphics/attributes/horizontalAnchor",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/horizontalAnchor/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(typeof data31 == "number"){
if(data31 > 2 || isNaN(data31)){
const err85 = {instancePath:instancePath+"/aspects/graphics/attributes/horizontalAnchor",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/horizontalAnchor/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(data31 < 0 || isNaN(data31)){
const err86 = {instancePath:instancePath+"/aspects/graphics/attributes/horizontalAnchor",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/horizontalAnchor/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
}
if(data26.verticalAnchor !== undefined){
let data32 = data26.verticalAnchor;
if(!((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32)))){
const err87 = {instancePath:instancePath+"/aspects/graphics/attributes/verticalAnchor",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/verticalAnchor/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(typeof data32 == "number"){
if(data32 > 2 || isNaN(data32)){
const err88 = {instancePath:instancePath+"/aspects/graphics/attributes/verticalAnchor",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/verticalAnchor/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(data32 < 0 || isNaN(data32)){
const err89 = {instancePath:instancePath+"/aspects/graphics/attributes/verticalAnchor",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/verticalAnchor/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
if(data26.flipHorizontally !== undefined){
if(typeof data26.flipHorizontally !== "boolean"){
const err90 = {instancePath:instancePath+"/aspects/graphics/attributes/flipHorizontally",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/flipHorizontally/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data26.flipVertically !== undefined){
if(typeof data26.flipVertically !== "boolean"){
const err91 = {instancePath:instancePath+"/aspects/graphics/attributes/flipVertically",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/flipVertically/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data26.tileWidth !== undefined){
if(!(typeof data26.tileWidth == "number")){
const err92 = {instancePath:instancePath+"/aspects/graphics/attributes/tileWidth",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/tileWidth/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data26.tileHeight !== undefined){
if(!(typeof data26.tileHeight == "number")){
const err93 = {instancePath:instancePath+"/aspects/graphics/attributes/tileHeight",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/tileHeight/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data26.zIndex !== undefined){
if(!(typeof data26.zIndex == "number")){
const err94 = {instancePath:instancePath+"/aspects/graphics/attributes/zIndex",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/zIndex/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
}
else {
const err95 = {instancePath:instancePath+"/aspects/graphics/attributes",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
}
else {
const err96 = {instancePath:instancePath+"/aspects/graphics",schemaPath:"#/properties/aspects/properties/graphics/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data24.motion !== undefined){
let data38 = data24.motion;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if(data38.attributes === undefined){
const err97 = {instancePath:instancePath+"/aspects/motion",schemaPath:"#/properties/aspects/properties/motion/required",keyword:"required",params:{missingProperty: "attributes"},message:"must have required property '"+"attributes"+"'"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(data38.attributes !== undefined){
let data39 = data38.attributes;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(data39.linearVelocity === undefined){
const err98 = {instancePath:instancePath+"/aspects/motion/attributes",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/required",keyword:"required",params:{missingProperty: "linearVelocity"},message:"must have required property '"+"linearVelocity"+"'"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(data39.centerOfMass === undefined){
const err99 = {instancePath:instancePath+"/aspects/motion/attributes",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/required",keyword:"required",params:{missingProperty: "centerOfMass"},message:"must have required property '"+"centerOfMass"+"'"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(data39.angularVelocity === undefined){
const err100 = {instancePath:instancePath+"/aspects/motion/attributes",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/required",keyword:"required",params:{missingProperty: "angularVelocity"},message:"must have required property '"+"angularVelocity"+"'"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(data39.maxSpeed === undefined){
const err101 = {instancePath:instancePath+"/aspects/motion/attributes",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/required",keyword:"required",params:{missingProperty: "maxSpeed"},message:"must have required property '"+"maxSpeed"+"'"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(data39.applyMaxSpeed === undefined){
const err102 = {instancePath:instancePath+"/aspects/motion/attributes",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/required",keyword:"required",params:{missingProperty: "applyMaxSpeed"},message:"must have required property '"+"applyMaxSpeed"+"'"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if(data39.pin === undefined){
const err103 = {instancePath:instancePath+"/aspects/motion/attributes",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/required",keyword:"required",params:{missingProperty: "pin"},message:"must have required property '"+"pin"+"'"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(data39.linearVelocity !== undefined){
let data40 = data39.linearVelocity;
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
if(data40.x === undefined){
const err104 = {instancePath:instancePath+"/aspects/motion/attributes/linearVelocity",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/properties/linearVelocity/required",keyword:"required",params:{missingProperty: "x"},message:"must have required property '"+"x"+"'"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(data40.y === undefined){
const err105 = {instancePath:instancePath+"/aspects/motion/attributes/linearVelocity",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/properties/linearVelocity/required",keyword:"required",params:{missingProperty: "y"},message:"must have required property '"+"y"+"'"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(data40.x !== undefined){
if(!(typeof data40.x == "number")){
const err106 = {instancePath:instancePath+"/aspects/motion/attributes/linearVelocity/x",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/properties/linearVelocity/properties/x/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data40.y !== undefined){
if(!(typeof data40.y == "number")){
const err107 = {instancePath:instancePath+"/aspects/motion/attributes/linearVelocity/y",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/properties/linearVelocity/properties/y/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
}
else {
const err108 = {instancePath:instancePath+"/aspects/motion/attributes/linearVelocity",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/properties/linearVelocity/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data39.centerOfMass !== undefined){
let data43 = data39.centerOfMass;
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
if(data43.x === undefined){
const err109 = {instancePath:instancePath+"/aspects/motion/attributes/centerOfMass",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/properties/centerOfMass/required",keyword:"required",params:{missingProperty: "x"},message:"must have required property '"+"x"+"'"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(data43.y === undefined){
const err110 = {instancePath:instancePath+"/aspects/motion/attributes/centerOfMass",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/properties/centerOfMass/required",keyword:"required",params:{missingProperty: "y"},message:"must have required property '"+"y"+"'"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if(data43.x !== undefined){
if(!(typeof data43.x == "number")){
const err111 = {instancePath:instancePath+"/aspects/motion/attributes/centerOfMass/x",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/properties/centerOfMass/properties/x/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data43.y !== undefined){
if(!(typeof data43.y == "number")){
const err112 = {instancePath:instancePath+"/aspects/motion/attributes/centerOfMass/y",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/properties/centerOfMass/properties/y/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
}
else {
const err113 = {instancePath:instancePath+"/aspects/motion/attributes/centerOfMass",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/properties/centerOfMass/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data39.angularVelocity !== undefined){
if(!(typeof data39.angularVelocity == "number")){
const err114 = {instancePath:instancePath+"/aspects/motion/attributes/angularVelocity",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/properties/angularVelocity/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data39.maxSpeed !== undefined){
if(!(typeof data39.maxSpeed == "number")){
const err115 = {instancePath:instancePath+"/aspects/motion/attributes/maxSpeed",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/properties/maxSpeed/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data39.applyMaxSpeed !== undefined){
if(typeof data39.applyMaxSpeed !== "boolean"){
const err116 = {instancePath:instancePath+"/aspects/motion/attributes/applyMaxSpeed",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/properties/applyMaxSpeed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data39.pin !== undefined){
if(typeof data39.pin !== "boolean"){
const err117 = {instancePath:instancePath+"/aspects/motion/attributes/pin",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/properties/pin/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
}
else {
const err118 = {instancePath:instancePath+"/aspects/motion/attributes",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
}
else {
const err119 = {instancePath:instancePath+"/aspects/motion",schemaPath:"#/properties/aspects/properties/motion/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
if(data24.physics !== undefined){
let data50 = data24.physics;
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
if(data50.attributes === undefined){
const err120 = {instancePath:instancePath+"/aspects/physics",schemaPath:"#/properties/aspects/properties/physics/required",keyword:"required",params:{missingProperty: "attributes"},message:"must have required property '"+"attributes"+"'"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
if(data50.attributes !== undefined){
let data51 = data50.attributes;
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
if(data51.density === undefined){
const err121 = {instancePath:instancePath+"/aspects/physics/attributes",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/required",keyword:"required",params:{missingProperty: "density"},message:"must have required property '"+"density"+"'"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if(data51.friction === undefined){
const err122 = {instancePath:instancePath+"/aspects/physics/attributes",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/required",keyword:"required",params:{missingProperty: "friction"},message:"must have required property '"+"friction"+"'"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
if(data51.restitution === undefined){
const err123 = {instancePath:instancePath+"/aspects/physics/attributes",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/required",keyword:"required",params:{missingProperty: "restitution"},message:"must have required property '"+"restitution"+"'"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
if(data51.fixedRotation === undefined){
const err124 = {instancePath:instancePath+"/aspects/physics/attributes",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/required",keyword:"required",params:{missingProperty: "fixedRotation"},message:"must have required property '"+"fixedRotation"+"'"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
if(data51.movable === undefined){
const err125 = {instancePath:instancePath+"/aspects/physics/attributes",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/required",keyword:"required",params:{missingProperty: "movable"},message:"must have required property '"+"movable"+"'"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
if(data51.collisionShape === undefined){
const err126 = {instancePath:instancePath+"/aspects/physics/attributes",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/required",keyword:"required",params:{missingProperty: "collisionShape"},message:"must have required property '"+"collisionShape"+"'"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
if(data51.collisionPolygon === undefined){
const err127 = {instancePath:instancePath+"/aspects/physics/attributes",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/required",keyword:"required",params:{missingProperty: "collisionPolygon"},message:"must have required property '"+"collisionPolygon"+"'"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
if(data51.drag === undefined){
const err128 = {instancePath:instancePath+"/aspects/physics/attributes",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/required",keyword:"required",params:{missingProperty: "drag"},message:"must have required property '"+"drag"+"'"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
if(data51.angularDrag === undefined){
const err129 = {instancePath:instancePath+"/aspects/physics/attributes",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/required",keyword:"required",params:{missingProperty: "angularDrag"},message:"must have required property '"+"angularDrag"+"'"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
if(data51.canSleep === undefined){
const err130 = {instancePath:instancePath+"/aspects/physics/attributes",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/required",keyword:"required",params:{missingProperty: "canSleep"},message:"must have required property '"+"canSleep"+"'"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
if(data51.betterCollisions === undefined){
const err131 = {instancePath:instancePath+"/aspects/physics/attributes",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/required",keyword:"required",params:{missingProperty: "betterCollisions"},message:"must have required property '"+"betterCollisions"+"'"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
if(data51.density !== undefined){
if(!(typeof data51.density == "number")){
const err132 = {instancePath:instancePath+"/aspects/physics/attributes/density",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/density/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
if(data51.friction !== undefined){
if(!(typeof data51.friction == "number")){
const err133 = {instancePath:instancePath+"/aspects/physics/attributes/friction",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/friction/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data51.restitution !== undefined){
if(!(typeof data51.restitution == "number")){
const err134 = {instancePath:instancePath+"/aspects/physics/attributes/restitution",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/restitution/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data51.fixedRotation !== undefined){
if(typeof data51.fixedRotation !== "boolean"){
const err135 = {instancePath:instancePath+"/aspects/physics/attributes/fixedRotation",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/fixedRotation/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data51.movable !== undefined){
if(typeof data51.movable !== "boolean"){
const err136 = {instancePath:instancePath+"/aspects/physics/attributes/movable",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/movable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
if(data51.collisionShape !== undefined){
let data57 = data51.collisionShape;
if(!((typeof data57 == "number") && (!(data57 % 1) && !isNaN(data57)))){
const err137 = {instancePath:instancePath+"/aspects/physics/attributes/collisionShape",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/collisionShape/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
if(typeof data57 == "number"){
if(data57 > 2 || isNaN(data57)){
const err138 = {instancePath:instancePath+"/aspects/physics/attributes/collisionShape",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/collisionShape/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2},message:"must be <= 2"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
if(data57 < 0 || isNaN(data57)){
const err139 = {instancePath:instancePath+"/aspects/physics/attributes/collisionShape",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/collisionShape/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
}
if(data51.collisionPolygon !== undefined){
let data58 = data51.collisionPolygon;
if(Array.isArray(data58)){
if(data58.length > 64){
const err140 = {instancePath:instancePath+"/aspects/physics/attributes/collisionPolygon",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/collisionPolygon/maxItems",keyword:"maxItems",params:{limit: 64},message:"must NOT have more than 64 items"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
const len0 = data58.length;
for(let i0=0; i0<len0; i0++){
let data59 = data58[i0];
if(Array.isArray(data59)){
if(data59.length > 2){
const err141 = {instancePath:instancePath+"/aspects/physics/attributes/collisionPolygon/" + i0,schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/collisionPolygon/items/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
if(data59.length < 2){
const err142 = {instancePath:instancePath+"/aspects/physics/attributes/collisionPolygon/" + i0,schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/collisionPolygon/items/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
const len1 = data59.length;
for(let i1=0; i1<len1; i1++){
if(!(typeof data59[i1] == "number")){
const err143 = {instancePath:instancePath+"/aspects/physics/attributes/collisionPolygon/" + i0+"/" + i1,schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/collisionPolygon/items/items/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
}
else {
const err144 = {instancePath:instancePath+"/aspects/physics/attributes/collisionPolygon/" + i0,schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/collisionPolygon/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
}
else {
const err145 = {instancePath:instancePath+"/aspects/physics/attributes/collisionPolygon",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/collisionPolygon/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
if(data51.drag !== undefined){
if(!(typeof data51.drag == "number")){
const err146 = {instancePath:instancePath+"/aspects/physics/attributes/drag",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/drag/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
if(data51.angularDrag !== undefined){
if(!(typeof data51.angularDrag == "number")){
const err147 = {instancePath:instancePath+"/aspects/physics/attributes/angularDrag",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/angularDrag/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
if(data51.canSleep !== undefined){
if(typeof data51.canSleep !== "boolean"){
const err148 = {instancePath:instancePath+"/aspects/physics/attributes/canSleep",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/canSleep/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
if(data51.betterCollisions !== undefined){
if(typeof data51.betterCollisions !== "boolean"){
const err149 = {instancePath:instancePath+"/aspects/physics/attributes/betterCollisions",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/betterCollisions/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
}
else {
const err150 = {instancePath:instancePath+"/aspects/physics/attributes",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
}
else {
const err151 = {instancePath:instancePath+"/aspects/physics",schemaPath:"#/properties/aspects/properties/physics/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
}
else {
const err152 = {instancePath:instancePath+"/aspects",schemaPath:"#/properties/aspects/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
if(data.behaviors !== undefined){
let data65 = data.behaviors;
if(Array.isArray(data65)){
const len2 = data65.length;
for(let i2=0; i2<len2; i2++){
if(!(validate33(data65[i2], {instancePath:instancePath+"/behaviors/" + i2,parentData:data65,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
}
else {
const err153 = {instancePath:instancePath+"/behaviors",schemaPath:"#/properties/behaviors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
}
else {
const err154 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":{"id":true,"attributes":true,"aspects":true,"behaviors":true},"dynamicProps":false,"dynamicItems":false};

export const validateTable = validate38;
const schema57 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/project/table.json","title":"TableDocument","description":"One table. Stored as tables/{id}.json.","type":"object","properties":{"id":{"$ref":"common.json#/$defs/id"},"version":{"type":"number","default":1},"name":{"type":"string","default":"New Table","maxLength":256},"numRows":{"type":"integer","default":0,"minimum":0},"numCols":{"type":"integer","default":0,"minimum":0},"flags":{"type":"integer","default":9},"tableType":{"type":"integer","default":0,"minimum":0},"rows":{"type":"array","default":[],"items":{"title":"TableRow","type":"object","properties":{"id":{"$ref":"common.json#/$defs/id"},"name":{"type":"string","default":"","maxLength":256}},"required":["id","name"]}},"columns":{"type":"array","default":[],"items":{"title":"TableColumn","type":"object","properties":{"id":{"$ref":"common.json#/$defs/id"},"name":{"type":"string","default":"New Column","maxLength":256},"type":{"type":"integer","minimum":0,"maximum":5,"default":1,"description":"1 text, 2 integer, 3 real, 4 boolean, 5 angle"},"readonly":{"type":"boolean","default":false},"$":{"type":"array","default":[],"items":{"type":["string","number","boolean"]}}},"required":["id","name","type","readonly","$"]}}},"required":["id","version","name","numRows","numCols","flags","tableType","rows","columns"]};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.version === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.numRows === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numRows"},message:"must have required property '"+"numRows"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.numCols === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "numCols"},message:"must have required property '"+"numCols"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.flags === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "flags"},message:"must have required property '"+"flags"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.tableType === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tableType"},message:"must have required property '"+"tableType"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.rows === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.columns === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "columns"},message:"must have required property '"+"columns"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
const err9 = {instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "^id[0-9]{1,19}$"},message:"must match pattern \""+"^id[0-9]{1,19}$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.version !== undefined){
if(!(typeof data.version == "number")){
const err11 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(data2.length > 256){
const err12 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.numRows !== undefined){
let data3 = data.numRows;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err14 = {instancePath:instancePath+"/numRows",schemaPath:"#/properties/numRows/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/numRows",schemaPath:"#/properties/numRows/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.numCols !== undefined){
let data4 = data.numCols;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err16 = {instancePath:instancePath+"/numCols",schemaPath:"#/properties/numCols/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/numCols",schemaPath:"#/properties/numCols/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data.flags !== undefined){
let data5 = data.flags;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err18 = {instancePath:instancePath+"/flags",schemaPath:"#/properties/flags/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.tableType !== undefined){
let data6 = data.tableType;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err19 = {instancePath:instancePath+"/tableType",schemaPath:"#/properties/tableType/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/tableType",schemaPath:"#/properties/tableType/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.rows !== undefined){
let data7 = data.rows;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.id === undefined){
const err21 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data8.name === undefined){
const err22 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data8.id !== undefined){
let data9 = data8.id;
if(typeof data9 === "string"){
if(!pattern6.test(data9)){
const err23 = {instancePath:instancePath+"/rows/" + i0+"/id",schemaPath:"common.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "^id[0-9]{1,19}$"},message:"must match pattern \""+"^id[0-9]{1,19}$"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/rows/" + i0+"/id",schemaPath:"common.json#/$defs/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data8.name !== undefined){
let data10 = data8.name;
if(typeof data10 === "string"){
if(data10.length > 256){
const err25 = {instancePath:instancePath+"/rows/" + i0+"/name",schemaPath:"#/properties/rows/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/rows/" + i0+"/name",schemaPath:"#/properties/rows/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err28 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.columns !== undefined){
let data11 = data.columns;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.id === undefined){
const err29 = {instancePath:instancePath+"/columns/" + i1,schemaPath:"#/properties/columns/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data12.name === undefined){
const err30 = {instancePath:instancePath+"/columns/" + i1,schemaPath:"#/properties/columns/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data12.type === undefined){
const err31 = {instancePath:instancePath+"/columns/" + i1,schemaPath:"#/properties/columns/items/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data12.readonly === undefined){
const err32 = {instancePath:instancePath+"/columns/" + i1,schemaPath:"#/properties/columns/items/required",keyword:"required",params:{missingProperty: "readonly"},message:"must have required property '"+"readonly"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data12.$ === undefined){
const err33 = {instancePath:instancePath+"/columns/" + i1,schemaPath:"#/properties/columns/items/required",keyword:"required",params:{missingProperty: "$"},message:"must have required property '"+"$"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data12.id !== undefined){
let data13 = data12.id;
if(typeof data13 === "string"){
if(!pattern6.test(data13)){
const err34 = {instancePath:instancePath+"/columns/" + i1+"/id",schemaPath:"common.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "^id[0-9]{1,19}$"},message:"must match pattern \""+"^id[0-9]{1,19}$"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/columns/" + i1+"/id",schemaPath:"common.json#/$defs/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data12.name !== undefined){
let data14 = data12.name;
if(typeof data14 === "string"){
if(data14.length > 256){
const err36 = {instancePath:instancePath+"/columns/" + i1+"/name",schemaPath:"#/properties/columns/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/columns/" + i1+"/name",schemaPath:"#/properties/columns/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data12.type !== undefined){
let data15 = data12.type;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
const err38 = {instancePath:instancePath+"/columns/" + i1+"/type",schemaPath:"#/properties/columns/items/properties/type/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(typeof data15 == "number"){
if(data15 > 5 || isNaN(data15)){
const err39 = {instancePath:instancePath+"/columns/" + i1+"/type",schemaPath:"#/properties/columns/items/properties/type/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data15 < 0 || isNaN(data15)){
const err40 = {instancePath:instancePath+"/columns/" + i1+"/type",schemaPath:"#/properties/columns/items/properties/type/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
if(data12.readonly !== undefined){
if(typeof data12.readonly !== "boolean"){
const err41 = {instancePath:instancePath+"/columns/" + i1+"/readonly",schemaPath:"#/properties/columns/items/properties/readonly/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data12.$ !== undefined){
let data17 = data12.$;
if(Array.isArray(data17)){
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
let data18 = data17[i2];
if(((typeof data18 !== "string") && (!(typeof data18 == "number"))) && (typeof data18 !== "boolean")){
const err42 = {instancePath:instancePath+"/columns/" + i1+"/$/" + i2,schemaPath:"#/properties/columns/items/properties/%24/items/type",keyword:"type",params:{type: schema57.properties.columns.items.properties.$.items.type},message:"must be string,number,boolean"};
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
else {
const err43 = {instancePath:instancePath+"/columns/" + i1+"/$",schemaPath:"#/properties/columns/items/properties/%24/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/columns/" + i1,schemaPath:"#/properties/columns/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":{"id":true,"version":true,"name":true,"numRows":true,"numCols":true,"flags":true,"tableType":true,"rows":true,"columns":true},"dynamicProps":false,"dynamicItems":false};

export const validateDelegate = validate39;
const schema61 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/project/delegate.json","title":"DelegateDocument","description":"One custom script. Stored as delegates/{id}.json.","type":"object","properties":{"id":{"$ref":"common.json#/$defs/id"},"name":{"type":"string","default":"New Script","maxLength":256},"event":{"type":"string","default":""},"enabled":{"type":"boolean","default":true},"source":{"type":"string","default":""}},"required":["id","name","event","enabled","source"]};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.event === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.enabled === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "enabled"},message:"must have required property '"+"enabled"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.source === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "^id[0-9]{1,19}$"},message:"must match pattern \""+"^id[0-9]{1,19}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(data1.length > 256){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.event !== undefined){
if(typeof data.event !== "string"){
const err9 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err10 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.source !== undefined){
if(typeof data.source !== "string"){
const err11 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":{"id":true,"name":true,"event":true,"enabled":true,"source":true},"dynamicProps":false,"dynamicItems":false};

export const validateSavedBehavior = validate40;
const schema63 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/project/behavior.json","title":"SavedBehaviorDocument","description":"A saved behavior of the author's own library. Stored as behaviors/{id}.json.","type":"object","properties":{"id":{"$ref":"common.json#/$defs/id"},"name":{"type":"string","default":"","maxLength":256},"help":{"type":"string","default":""},"behavior":{"$ref":"common.json#/$defs/behavior"}},"required":["id","name","help","behavior"]};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.class === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "class"},message:"must have required property '"+"class"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.enabled === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "enabled"},message:"must have required property '"+"enabled"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.attributes === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attributes"},message:"must have required property '"+"attributes"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "^id[0-9]{1,19}$"},message:"must match pattern \""+"^id[0-9]{1,19}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.class !== undefined){
let data1 = data.class;
if(typeof data1 === "string"){
if(data1.length > 256){
const err6 = {instancePath:instancePath+"/class",schemaPath:"#/properties/class/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/class",schemaPath:"#/properties/class/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err8 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.attributes !== undefined){
let data3 = data.attributes;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
const err9 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.conditions !== undefined){
let data4 = data.conditions;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate27(data4[i0], {instancePath:instancePath+"/conditions/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.behaviors !== undefined){
let data6 = data.behaviors;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(!(validate26(data6[i1], {instancePath:instancePath+"/behaviors/" + i1,parentData:data6,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/behaviors",schemaPath:"#/properties/behaviors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.elseBehaviors !== undefined){
let data8 = data.elseBehaviors;
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
if(!(validate26(data8[i2], {instancePath:instancePath+"/elseBehaviors/" + i2,parentData:data8,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/elseBehaviors",schemaPath:"#/properties/elseBehaviors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.help === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "help"},message:"must have required property '"+"help"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.behavior === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "behavior"},message:"must have required property '"+"behavior"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "^id[0-9]{1,19}$"},message:"must match pattern \""+"^id[0-9]{1,19}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(data1.length > 256){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.help !== undefined){
if(typeof data.help !== "string"){
const err8 = {instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.behavior !== undefined){
if(!(validate41(data.behavior, {instancePath:instancePath+"/behavior",parentData:data,parentDataProperty:"behavior",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"id":true,"name":true,"help":true,"behavior":true},"dynamicProps":false,"dynamicItems":false};

export const validatePlayTest = validate46;
const schema67 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/project/play-test.json","title":"PlayTestDocument","description":"A play test: input, frames and what has to hold. Stored as tests/{name}.play.json.","type":"object","properties":{"scene":{"type":"string","default":""},"frames":{"type":"integer","default":600,"minimum":1},"seed":{"type":"integer","default":1},"events":{"type":"array","default":[],"items":{"type":"object","additionalProperties":true}},"assertions":{"type":"array","default":[],"items":{"type":"object","additionalProperties":true}}},"required":["frames"]};

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.frames === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "frames"},message:"must have required property '"+"frames"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.scene !== undefined){
if(typeof data.scene !== "string"){
const err1 = {instancePath:instancePath+"/scene",schemaPath:"#/properties/scene/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.frames !== undefined){
let data1 = data.frames;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err2 = {instancePath:instancePath+"/frames",schemaPath:"#/properties/frames/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/frames",schemaPath:"#/properties/frames/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.seed !== undefined){
let data2 = data.seed;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err4 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.events !== undefined){
let data3 = data.events;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
const err5 = {instancePath:instancePath+"/events/" + i0,schemaPath:"#/properties/events/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.assertions !== undefined){
let data5 = data.assertions;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
}
else {
const err7 = {instancePath:instancePath+"/assertions/" + i1,schemaPath:"#/properties/assertions/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err8 = {instancePath:instancePath+"/assertions",schemaPath:"#/properties/assertions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":{"scene":true,"frames":true,"seed":true,"events":true,"assertions":true},"dynamicProps":false,"dynamicItems":false};
