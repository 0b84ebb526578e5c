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
const pattern6 = { test: isId };

function validate20(data){
/*# sourceURL="https://playhouse.example/schemas/1/project/object.json" */;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.formatVersion === undefined) && (missing0 = "formatVersion")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.title === undefined) && (missing0 = "title"))) || ((data.longDescription === undefined) && (missing0 = "longDescription"))) || ((data.tags === undefined) && (missing0 = "tags"))) || ((data.instructions === undefined) && (missing0 = "instructions"))) || ((data.attributes === undefined) && (missing0 = "attributes"))) || ((data.prototypes === undefined) && (missing0 = "prototypes"))) || ((data.scenes === undefined) && (missing0 = "scenes"))){
return false;
}
else {
if(data.formatVersion !== undefined){
let data0 = data.formatVersion;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
return false;
}
{
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
return false;
}
}
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
if("id1" !== data.id){
return false;
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data2 = data.title;
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
if(data.longDescription !== undefined){
if(typeof data.longDescription !== "string"){
return false;
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tags !== undefined){
if(typeof data.tags !== "string"){
return false;
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instructions !== undefined){
if(typeof data.instructions !== "string"){
return false;
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attributes !== undefined){
let data6 = data.attributes;
{
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if(((((((((((data6.name === undefined) && (missing1 = "name")) || ((data6.time === undefined) && (missing1 = "time"))) || ((data6.displaySize === undefined) && (missing1 = "displaySize"))) || ((data6.actorTags === undefined) && (missing1 = "actorTags"))) || ((data6.randomSeed === undefined) && (missing1 = "randomSeed"))) || ((data6.adReward === undefined) && (missing1 = "adReward"))) || ((data6.platformConnected === undefined) && (missing1 = "platformConnected"))) || ((data6.playerType === undefined) && (missing1 = "playerType"))) || ((data6.resolutionIndependence === undefined) && (missing1 = "resolutionIndependence"))) || ((data6.networkEnabled === undefined) && (missing1 = "networkEnabled"))){
return false;
}
else {
if(data6.name !== undefined){
let data7 = data6.name;
{
if(typeof data7 === "string"){
if(data7.length > 256 && func1(data7) > 256){
return false;
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
if(data6.time !== undefined){
if(!(typeof data6.time == "number")){
return false;
}
var valid1 = true;
}
else {
var valid1 = true;
}
if(valid1){
if(data6.displaySize !== undefined){
let data9 = data6.displaySize;
{
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing2;
if(((data9.width === undefined) && (missing2 = "width")) || ((data9.height === undefined) && (missing2 = "height"))){
return false;
}
else {
if(data9.width !== undefined){
if(!(typeof data9.width == "number")){
return false;
}
var valid2 = true;
}
else {
var valid2 = true;
}
if(valid2){
if(data9.height !== undefined){
if(!(typeof data9.height == "number")){
return false;
}
var valid2 = true;
}
else {
var valid2 = true;
}
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
if(data6.actorTags !== undefined){
if(typeof data6.actorTags !== "string"){
return false;
}
var valid1 = true;
}
else {
var valid1 = true;
}
if(valid1){
if(data6.randomSeed !== undefined){
let data13 = data6.randomSeed;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
return false;
}
var valid1 = true;
}
else {
var valid1 = true;
}
if(valid1){
if(data6.adReward !== undefined){
let data14 = data6.adReward;
{
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
let missing3;
if(((data14.name === undefined) && (missing3 = "name")) || ((data14.value === undefined) && (missing3 = "value"))){
return false;
}
else {
if(data14.name !== undefined){
if(typeof data14.name !== "string"){
return false;
}
var valid3 = true;
}
else {
var valid3 = true;
}
if(valid3){
if(data14.value !== undefined){
let data16 = data14.value;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
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
if(data6.platformConnected !== undefined){
if(typeof data6.platformConnected !== "boolean"){
return false;
}
var valid1 = true;
}
else {
var valid1 = true;
}
if(valid1){
if(data6.playerType !== undefined){
let data18 = data6.playerType;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
return false;
}
{
if(typeof data18 == "number"){
if(data18 > 1 || isNaN(data18)){
return false;
}
else {
if(data18 < 0 || isNaN(data18)){
return false;
}
}
}
}
var valid1 = true;
}
else {
var valid1 = true;
}
if(valid1){
if(data6.resolutionIndependence !== undefined){
if(typeof data6.resolutionIndependence !== "boolean"){
return false;
}
var valid1 = true;
}
else {
var valid1 = true;
}
if(valid1){
if(data6.networkEnabled !== undefined){
let data20 = data6.networkEnabled;
if(!((data20 === 0) || (data20 === 99))){
return false;
}
var valid1 = true;
}
else {
var valid1 = true;
}
if(valid1){
var valid4 = true;
for(const key0 in data6){
if(pattern4.test(key0)){
let data21 = data6[key0];
{
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
let missing4;
if(((data21["@"] === undefined) && (missing4 = "@")) || ((data21.name === undefined) && (missing4 = "name"))){
return false;
}
else {
if(data21["@"] !== undefined){
let data22 = data21["@"];
if(!(((((((data22 === "integer") || (data22 === "real")) || (data22 === "boolean")) || (data22 === "text")) || (data22 === "angle")) || (data22 === "index")) || (data22 === "table"))){
return false;
}
var valid6 = true;
}
else {
var valid6 = true;
}
if(valid6){
if(data21.$ !== undefined){
let data23 = data21.$;
if(((!(typeof data23 == "number")) && (typeof data23 !== "string")) && (typeof data23 !== "boolean")){
return false;
}
var valid6 = true;
}
else {
var valid6 = true;
}
if(valid6){
if(data21.name !== undefined){
let data24 = data21.name;
{
if(typeof data24 === "string"){
if(data24.length > 256 && func1(data24) > 256){
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
if(data.controllerMaps !== undefined){
let data25 = data.controllerMaps;
{
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
var valid7 = true;
for(const key1 in data25){
if(pattern5.test(key1)){
let data26 = data25[key1];
{
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.dpadUp !== undefined){
if(typeof data26.dpadUp !== "string"){
return false;
}
var valid9 = true;
}
else {
var valid9 = true;
}
if(valid9){
if(data26.dpadDown !== undefined){
if(typeof data26.dpadDown !== "string"){
return false;
}
var valid9 = true;
}
else {
var valid9 = true;
}
if(valid9){
if(data26.dpadLeft !== undefined){
if(typeof data26.dpadLeft !== "string"){
return false;
}
var valid9 = true;
}
else {
var valid9 = true;
}
if(valid9){
if(data26.dpadRight !== undefined){
if(typeof data26.dpadRight !== "string"){
return false;
}
var valid9 = true;
}
else {
var valid9 = true;
}
if(valid9){
if(data26.buttonA !== undefined){
if(typeof data26.buttonA !== "string"){
return false;
}
var valid9 = true;
}
else {
var valid9 = true;
}
if(valid9){
if(data26.buttonB !== undefined){
if(typeof data26.buttonB !== "string"){
return false;
}
var valid9 = true;
}
else {
var valid9 = true;
}
if(valid9){
if(data26.buttonX !== undefined){
if(typeof data26.buttonX !== "string"){
return false;
}
var valid9 = true;
}
else {
var valid9 = true;
}
if(valid9){
if(data26.buttonY !== undefined){
if(typeof data26.buttonY !== "string"){
return false;
}
var valid9 = true;
}
else {
var valid9 = true;
}
if(valid9){
if(data26.start !== undefined){
if(typeof data26.start !== "string"){
return false;
}
var valid9 = true;
}
else {
var valid9 = true;
}
if(valid9){
if(data26.select !== undefined){
if(typeof data26.select !== "string"){
return false;
}
var valid9 = true;
}
else {
var valid9 = true;
}
if(valid9){
if(data26.leftShoulder1 !== undefined){
if(typeof data26.leftShoulder1 !== "string"){
return false;
}
var valid9 = true;
}
else {
var valid9 = true;
}
if(valid9){
if(data26.rightShoulder1 !== undefined){
if(typeof data26.rightShoulder1 !== "string"){
return false;
}
var valid9 = true;
}
else {
var valid9 = true;
}
if(valid9){
if(data26.leftShoulder2 !== undefined){
if(typeof data26.leftShoulder2 !== "string"){
return false;
}
var valid9 = true;
}
else {
var valid9 = true;
}
if(valid9){
if(data26.rightShoulder2 !== undefined){
if(typeof data26.rightShoulder2 !== "string"){
return false;
}
var valid9 = true;
}
else {
var valid9 = true;
}
if(valid9){
if(data26.leftStickClick !== undefined){
if(typeof data26.leftStickClick !== "string"){
return false;
}
var valid9 = true;
}
else {
var valid9 = true;
}
if(valid9){
if(data26.rightStickClick !== undefined){
if(typeof data26.rightStickClick !== "string"){
return false;
}
var valid9 = true;
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
return false;
}
}
var valid7 = true;
if(!valid7){
break;
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
if(data.prototypes !== undefined){
let data43 = data.prototypes;
{
if(Array.isArray(data43)){
var valid10 = true;
const len0 = data43.length;
for(let i0=0; i0<len0; i0++){
let data44 = data43[i0];
{
if(typeof data44 === "string"){
if(!pattern6.test(data44)){
return false;
}
}
else {
return false;
}
}
var valid10 = true;
if(!valid10){
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
if(data.scenes !== undefined){
let data45 = data.scenes;
{
if(Array.isArray(data45)){
var valid12 = true;
const len1 = data45.length;
for(let i1=0; i1<len1; i1++){
let data46 = data45[i1];
{
if(typeof data46 === "string"){
if(!pattern6.test(data46)){
return false;
}
}
else {
return false;
}
}
var valid12 = true;
if(!valid12){
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

export const validateAssets = validate22;
const schema37 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/project/assets.json","title":"AssetsDocument","description":"Manifest of images, sounds and fonts. Stored as assets.json.","type":"object","properties":{"images":{"type":"array","default":[],"items":{"$ref":"common.json#/$defs/asset"}},"sounds":{"type":"array","default":[],"items":{"$ref":"common.json#/$defs/asset"}},"fonts":{"type":"array","default":[],"items":{"$ref":"common.json#/$defs/asset"}}},"required":["images","sounds","fonts"]};
const schema38 = {"title":"Asset","type":"object","properties":{"name":{"type":"string","default":"","maxLength":256},"files":{"type":"array","default":[],"items":{"title":"AssetFile","type":"object","properties":{"name":{"type":"string","default":"","maxLength":120},"size":{"type":"number","default":0,"minimum":0},"sha256":{"type":"string"}},"required":["name","size"]}}},"required":["name","files"]};

function validate22(data){
/*# sourceURL="https://playhouse.example/schemas/1/project/assets.json" */;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.images === undefined) && (missing0 = "images")) || ((data.sounds === undefined) && (missing0 = "sounds"))) || ((data.fonts === undefined) && (missing0 = "fonts"))){
return false;
}
else {
if(data.images !== undefined){
let data0 = data.images;
{
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
{
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.name === undefined) && (missing1 = "name")) || ((data1.files === undefined) && (missing1 = "files"))){
return false;
}
else {
if(data1.name !== undefined){
let data2 = data1.name;
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
var valid3 = true;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.files !== undefined){
let data3 = data1.files;
{
if(Array.isArray(data3)){
var valid4 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
{
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing2;
if(((data4.name === undefined) && (missing2 = "name")) || ((data4.size === undefined) && (missing2 = "size"))){
return false;
}
else {
if(data4.name !== undefined){
let data5 = data4.name;
{
if(typeof data5 === "string"){
if(data5.length > 120 && func1(data5) > 120){
return false;
}
}
else {
return false;
}
}
var valid5 = true;
}
else {
var valid5 = true;
}
if(valid5){
if(data4.size !== undefined){
let data6 = data4.size;
{
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
return false;
}
}
else {
return false;
}
}
var valid5 = true;
}
else {
var valid5 = true;
}
if(valid5){
if(data4.sha256 !== undefined){
if(typeof data4.sha256 !== "string"){
return false;
}
var valid5 = true;
}
else {
var valid5 = true;
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
var valid3 = true;
}
else {
var valid3 = true;
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
if(data.sounds !== undefined){
let data8 = data.sounds;
{
if(Array.isArray(data8)){
var valid6 = true;
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
{
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing3;
if(((data9.name === undefined) && (missing3 = "name")) || ((data9.files === undefined) && (missing3 = "files"))){
return false;
}
else {
if(data9.name !== undefined){
let data10 = data9.name;
{
if(typeof data10 === "string"){
if(data10.length > 256 && func1(data10) > 256){
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
if(data9.files !== undefined){
let data11 = data9.files;
{
if(Array.isArray(data11)){
var valid9 = true;
const len3 = data11.length;
for(let i3=0; i3<len3; i3++){
let data12 = data11[i3];
{
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing4;
if(((data12.name === undefined) && (missing4 = "name")) || ((data12.size === undefined) && (missing4 = "size"))){
return false;
}
else {
if(data12.name !== undefined){
let data13 = data12.name;
{
if(typeof data13 === "string"){
if(data13.length > 120 && func1(data13) > 120){
return false;
}
}
else {
return false;
}
}
var valid10 = true;
}
else {
var valid10 = true;
}
if(valid10){
if(data12.size !== undefined){
let data14 = data12.size;
{
if(typeof data14 == "number"){
if(data14 < 0 || isNaN(data14)){
return false;
}
}
else {
return false;
}
}
var valid10 = true;
}
else {
var valid10 = true;
}
if(valid10){
if(data12.sha256 !== undefined){
if(typeof data12.sha256 !== "string"){
return false;
}
var valid10 = true;
}
else {
var valid10 = true;
}
}
}
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
var valid8 = true;
}
else {
var valid8 = true;
}
}
}
}
else {
return false;
}
}
var valid6 = true;
if(!valid6){
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
if(data.fonts !== undefined){
let data16 = data.fonts;
{
if(Array.isArray(data16)){
var valid11 = true;
const len4 = data16.length;
for(let i4=0; i4<len4; i4++){
let data17 = data16[i4];
{
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
let missing5;
if(((data17.name === undefined) && (missing5 = "name")) || ((data17.files === undefined) && (missing5 = "files"))){
return false;
}
else {
if(data17.name !== undefined){
let data18 = data17.name;
{
if(typeof data18 === "string"){
if(data18.length > 256 && func1(data18) > 256){
return false;
}
}
else {
return false;
}
}
var valid13 = true;
}
else {
var valid13 = true;
}
if(valid13){
if(data17.files !== undefined){
let data19 = data17.files;
{
if(Array.isArray(data19)){
var valid14 = true;
const len5 = data19.length;
for(let i5=0; i5<len5; i5++){
let data20 = data19[i5];
{
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
let missing6;
if(((data20.name === undefined) && (missing6 = "name")) || ((data20.size === undefined) && (missing6 = "size"))){
return false;
}
else {
if(data20.name !== undefined){
let data21 = data20.name;
{
if(typeof data21 === "string"){
if(data21.length > 120 && func1(data21) > 120){
return false;
}
}
else {
return false;
}
}
var valid15 = true;
}
else {
var valid15 = true;
}
if(valid15){
if(data20.size !== undefined){
let data22 = data20.size;
{
if(typeof data22 == "number"){
if(data22 < 0 || isNaN(data22)){
return false;
}
}
else {
return false;
}
}
var valid15 = true;
}
else {
var valid15 = true;
}
if(valid15){
if(data20.sha256 !== undefined){
if(typeof data20.sha256 !== "string"){
return false;
}
var valid15 = true;
}
else {
var valid15 = true;
}
}
}
}
}
else {
return false;
}
}
var valid14 = true;
if(!valid14){
break;
}
}
}
else {
return false;
}
}
var valid13 = true;
}
else {
var valid13 = true;
}
}
}
}
else {
return false;
}
}
var valid11 = true;
if(!valid11){
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

export const validateScene = validate23;
const schema41 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/project/scene.json","title":"SceneDocument","description":"One scene with its layers and actor instances, both back to front. Stored as scenes/{id}.json.","type":"object","properties":{"id":{"$ref":"common.json#/$defs/id"},"attributes":{"default":{},"type":"object","properties":{"name":{"type":"string","default":"New Scene","maxLength":256},"time":{"type":"number","default":0},"size":{"type":"object","properties":{"width":{"type":"number","default":1024},"height":{"type":"number","default":768}},"required":["width","height"]},"wrapX":{"type":"boolean","default":false},"wrapY":{"type":"boolean","default":false},"gravity":{"type":"object","properties":{"x":{"type":"number","default":0},"y":{"type":"number","default":0}},"required":["x","y"]},"color":{"type":"object","properties":{"red":{"type":"number","default":0,"minimum":0,"maximum":1},"green":{"type":"number","default":0,"minimum":0,"maximum":1},"blue":{"type":"number","default":0,"minimum":0,"maximum":1},"alpha":{"type":"number","default":1,"minimum":0,"maximum":1}},"required":["red","green","blue","alpha"]},"camera":{"type":"object","properties":{"origin":{"type":"object","properties":{"x":{"type":"number","default":0},"y":{"type":"number","default":0}},"required":["x","y"]},"size":{"type":"object","properties":{"width":{"type":"number","default":1024},"height":{"type":"number","default":768}},"required":["width","height"]},"trackingArea":{"type":"object","properties":{"width":{"type":"number","default":944},"height":{"type":"number","default":688}},"required":["width","height"]},"rotation":{"type":"number","default":0}},"required":["origin","size","trackingArea","rotation"]},"autorotate":{"type":"object","properties":{"landscapeLeft":{"type":"boolean","default":true},"portrait":{"type":"boolean","default":false},"landscapeRight":{"type":"boolean","default":false},"portraitUpsidedown":{"type":"boolean","default":false}},"required":["landscapeLeft","portrait","landscapeRight","portraitUpsidedown"]}},"required":["name","time","size","wrapX","wrapY","gravity","color","camera","autorotate"],"patternProperties":{"^id[0-9]+$":{"$ref":"common.json#/$defs/customAttribute"}},"additionalProperties":true},"layers":{"type":"array","default":[],"items":{"$ref":"common.json#/$defs/layer"}}},"required":["id","attributes","layers"]};
const schema44 = {"title":"Layer","type":"object","properties":{"id":{"$ref":"common.json#/$defs/id"},"attributes":{"default":{},"type":"object","properties":{"name":{"type":"string","default":"New Layer","maxLength":256},"scrollable":{"type":"boolean","default":true}},"required":["name","scrollable"]},"actors":{"type":"array","default":[],"items":{"$ref":"common.json#/$defs/instance"}}},"required":["id","attributes","actors"]};
const schema46 = {"title":"Instance","type":"object","properties":{"id":{"$ref":"common.json#/$defs/id"},"prototype":{"$ref":"common.json#/$defs/id"},"attributes":{"type":"object","default":{},"additionalProperties":true,"description":"Overrides of the prototype's attributes; a missing key means the prototype's value."},"aspects":{"type":"object","properties":{"graphics":{"type":"object","properties":{"attributes":{"type":"object","additionalProperties":true}},"required":[]},"motion":{"type":"object","properties":{"attributes":{"type":"object","additionalProperties":true}},"required":[]},"physics":{"type":"object","properties":{"attributes":{"type":"object","additionalProperties":true}},"required":[]}}},"behaviors":{"type":"array","items":{"$ref":"common.json#/$defs/behavior"},"description":"Present on an unlocked instance only."}},"required":["id","prototype","attributes"]};
const schema49 = {"title":"Behavior","type":"object","properties":{"id":{"$ref":"common.json#/$defs/id"},"class":{"type":"string","maxLength":256},"enabled":{"type":"boolean","default":true},"attributes":{"type":"object","default":{},"additionalProperties":true},"conditions":{"type":"array","items":{"$ref":"common.json#/$defs/condition"}},"behaviors":{"type":"array","items":{"$ref":"common.json#/$defs/behavior"}},"elseBehaviors":{"type":"array","items":{"$ref":"common.json#/$defs/behavior"}}},"required":["id","class","enabled","attributes"]};
const schema51 = {"title":"Condition","type":"object","properties":{"id":{"$ref":"common.json#/$defs/id"},"class":{"type":"string","maxLength":256},"eventType":{"enum":["mouse button","mouse position","touch","key","overlaps or collides"]},"attributes":{"type":"object","default":{"conditionType":0},"properties":{"conditionType":{"type":"integer","minimum":0,"maximum":3,"default":0,"description":"0 event, 1 attribute, 2 numeric expression, 3 text expression"},"subjectAttribute":{"type":"string"},"subject":true},"required":["conditionType"],"additionalProperties":true},"predicate":{"title":"Predicate","default":{"type":"unset","attributes":{}},"type":"object","properties":{"type":{"enum":["mouse","mousePosition","touch","key","collision","number","string","boolean","unset"],"default":"unset"},"attributes":{"type":"object","default":{},"additionalProperties":true}},"required":["type","attributes"]}},"required":["id","class","attributes","predicate"]};

function validate27(data){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.class === undefined) && (missing0 = "class"))) || ((data.attributes === undefined) && (missing0 = "attributes"))) || ((data.predicate === undefined) && (missing0 = "predicate"))){
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
{
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
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
if(data.class !== undefined){
let data1 = data.class;
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
if(data.eventType !== undefined){
let data2 = data.eventType;
if(!(((((data2 === "mouse button") || (data2 === "mouse position")) || (data2 === "touch")) || (data2 === "key")) || (data2 === "overlaps or collides"))){
return false;
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attributes !== undefined){
let data3 = data.attributes;
{
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((data3.conditionType === undefined) && (missing1 = "conditionType")){
return false;
}
else {
if(data3.conditionType !== undefined){
let data4 = data3.conditionType;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
return false;
}
{
if(typeof data4 == "number"){
if(data4 > 3 || isNaN(data4)){
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
return false;
}
}
}
}
var valid2 = true;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.subjectAttribute !== undefined){
if(typeof data3.subjectAttribute !== "string"){
return false;
}
var valid2 = true;
}
else {
var valid2 = true;
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
if(data.predicate !== undefined){
let data6 = data.predicate;
{
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing2;
if(((data6.type === undefined) && (missing2 = "type")) || ((data6.attributes === undefined) && (missing2 = "attributes"))){
return false;
}
else {
if(data6.type !== undefined){
let data7 = data6.type;
if(!(((((((((data7 === "mouse") || (data7 === "mousePosition")) || (data7 === "touch")) || (data7 === "key")) || (data7 === "collision")) || (data7 === "number")) || (data7 === "string")) || (data7 === "boolean")) || (data7 === "unset"))){
return false;
}
var valid3 = true;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.attributes !== undefined){
let data8 = data6.attributes;
{
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
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
else {
return false;
}
}
return true;
}

const wrapper0 = {validate: validate26};

function validate26(data){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.class === undefined) && (missing0 = "class"))) || ((data.enabled === undefined) && (missing0 = "enabled"))) || ((data.attributes === undefined) && (missing0 = "attributes"))){
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
{
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
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
if(data.class !== undefined){
let data1 = data.class;
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
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
return false;
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attributes !== undefined){
let data3 = data.attributes;
{
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
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
if(data.conditions !== undefined){
let data4 = data.conditions;
{
if(Array.isArray(data4)){
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate27(data4[i0]))){
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
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.behaviors !== undefined){
let data6 = data.behaviors;
{
if(Array.isArray(data6)){
var valid3 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(!(wrapper0.validate(data6[i1]))){
return false;
}
var valid3 = true;
if(!valid3){
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
if(data.elseBehaviors !== undefined){
let data8 = data.elseBehaviors;
{
if(Array.isArray(data8)){
var valid4 = true;
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
if(!(wrapper0.validate(data8[i2]))){
return false;
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


function validate25(data){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.prototype === undefined) && (missing0 = "prototype"))) || ((data.attributes === undefined) && (missing0 = "attributes"))){
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
{
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
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
if(data.prototype !== undefined){
let data1 = data.prototype;
{
if(typeof data1 === "string"){
if(!pattern6.test(data1)){
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
if(data.attributes !== undefined){
let data2 = data.attributes;
{
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
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
if(data.aspects !== undefined){
let data3 = data.aspects;
{
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.graphics !== undefined){
let data4 = data3.graphics;
{
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.attributes !== undefined){
let data5 = data4.attributes;
{
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
}
else {
return false;
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
if(data3.motion !== undefined){
let data6 = data3.motion;
{
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.attributes !== undefined){
let data7 = data6.attributes;
{
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
}
else {
return false;
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
if(data3.physics !== undefined){
let data8 = data3.physics;
{
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.attributes !== undefined){
let data9 = data8.attributes;
{
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
}
else {
return false;
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
if(data.behaviors !== undefined){
let data10 = data.behaviors;
{
if(Array.isArray(data10)){
var valid7 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(!(validate26(data10[i0]))){
return false;
}
var valid7 = true;
if(!valid7){
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
}
}
else {
return false;
}
}
return true;
}


function validate24(data){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.attributes === undefined) && (missing0 = "attributes"))) || ((data.actors === undefined) && (missing0 = "actors"))){
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
{
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
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
if(data.attributes !== undefined){
let data1 = data.attributes;
{
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.name === undefined) && (missing1 = "name")) || ((data1.scrollable === undefined) && (missing1 = "scrollable"))){
return false;
}
else {
if(data1.name !== undefined){
let data2 = data1.name;
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
var valid2 = true;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.scrollable !== undefined){
if(typeof data1.scrollable !== "boolean"){
return false;
}
var valid2 = true;
}
else {
var valid2 = true;
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
if(data.actors !== undefined){
let data4 = data.actors;
{
if(Array.isArray(data4)){
var valid3 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate25(data4[i0]))){
return false;
}
var valid3 = true;
if(!valid3){
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


function validate23(data){
/*# sourceURL="https://playhouse.example/schemas/1/project/scene.json" */;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.attributes === undefined) && (missing0 = "attributes"))) || ((data.layers === undefined) && (missing0 = "layers"))){
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
{
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
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
if(data.attributes !== undefined){
let data1 = data.attributes;
{
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((((((((data1.name === undefined) && (missing1 = "name")) || ((data1.time === undefined) && (missing1 = "time"))) || ((data1.size === undefined) && (missing1 = "size"))) || ((data1.wrapX === undefined) && (missing1 = "wrapX"))) || ((data1.wrapY === undefined) && (missing1 = "wrapY"))) || ((data1.gravity === undefined) && (missing1 = "gravity"))) || ((data1.color === undefined) && (missing1 = "color"))) || ((data1.camera === undefined) && (missing1 = "camera"))) || ((data1.autorotate === undefined) && (missing1 = "autorotate"))){
return false;
}
else {
if(data1.name !== undefined){
let data2 = data1.name;
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
var valid2 = true;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.time !== undefined){
if(!(typeof data1.time == "number")){
return false;
}
var valid2 = true;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.size !== undefined){
let data4 = data1.size;
{
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing2;
if(((data4.width === undefined) && (missing2 = "width")) || ((data4.height === undefined) && (missing2 = "height"))){
return false;
}
else {
if(data4.width !== undefined){
if(!(typeof data4.width == "number")){
return false;
}
var valid3 = true;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.height !== undefined){
if(!(typeof data4.height == "number")){
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
else {
return false;
}
}
var valid2 = true;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.wrapX !== undefined){
if(typeof data1.wrapX !== "boolean"){
return false;
}
var valid2 = true;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.wrapY !== undefined){
if(typeof data1.wrapY !== "boolean"){
return false;
}
var valid2 = true;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.gravity !== undefined){
let data9 = data1.gravity;
{
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing3;
if(((data9.x === undefined) && (missing3 = "x")) || ((data9.y === undefined) && (missing3 = "y"))){
return false;
}
else {
if(data9.x !== undefined){
if(!(typeof data9.x == "number")){
return false;
}
var valid4 = true;
}
else {
var valid4 = true;
}
if(valid4){
if(data9.y !== undefined){
if(!(typeof data9.y == "number")){
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
else {
return false;
}
}
var valid2 = true;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.color !== undefined){
let data12 = data1.color;
{
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing4;
if(((((data12.red === undefined) && (missing4 = "red")) || ((data12.green === undefined) && (missing4 = "green"))) || ((data12.blue === undefined) && (missing4 = "blue"))) || ((data12.alpha === undefined) && (missing4 = "alpha"))){
return false;
}
else {
if(data12.red !== undefined){
let data13 = data12.red;
{
if(typeof data13 == "number"){
if(data13 > 1 || isNaN(data13)){
return false;
}
else {
if(data13 < 0 || isNaN(data13)){
return false;
}
}
}
else {
return false;
}
}
var valid5 = true;
}
else {
var valid5 = true;
}
if(valid5){
if(data12.green !== undefined){
let data14 = data12.green;
{
if(typeof data14 == "number"){
if(data14 > 1 || isNaN(data14)){
return false;
}
else {
if(data14 < 0 || isNaN(data14)){
return false;
}
}
}
else {
return false;
}
}
var valid5 = true;
}
else {
var valid5 = true;
}
if(valid5){
if(data12.blue !== undefined){
let data15 = data12.blue;
{
if(typeof data15 == "number"){
if(data15 > 1 || isNaN(data15)){
return false;
}
else {
if(data15 < 0 || isNaN(data15)){
return false;
}
}
}
else {
return false;
}
}
var valid5 = true;
}
else {
var valid5 = true;
}
if(valid5){
if(data12.alpha !== undefined){
let data16 = data12.alpha;
{
if(typeof data16 == "number"){
if(data16 > 1 || isNaN(data16)){
return false;
}
else {
if(data16 < 0 || isNaN(data16)){
return false;
}
}
}
else {
return false;
}
}
var valid5 = true;
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
return false;
}
}
var valid2 = true;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.camera !== undefined){
let data17 = data1.camera;
{
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
let missing5;
if(((((data17.origin === undefined) && (missing5 = "origin")) || ((data17.size === undefined) && (missing5 = "size"))) || ((data17.trackingArea === undefined) && (missing5 = "trackingArea"))) || ((data17.rotation === undefined) && (missing5 = "rotation"))){
return false;
}
else {
if(data17.origin !== undefined){
let data18 = data17.origin;
{
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
let missing6;
if(((data18.x === undefined) && (missing6 = "x")) || ((data18.y === undefined) && (missing6 = "y"))){
return false;
}
else {
if(data18.x !== undefined){
if(!(typeof data18.x == "number")){
return false;
}
var valid7 = true;
}
else {
var valid7 = true;
}
if(valid7){
if(data18.y !== undefined){
if(!(typeof data18.y == "number")){
return false;
}
var valid7 = true;
}
else {
var valid7 = true;
}
}
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
if(data17.size !== undefined){
let data21 = data17.size;
{
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
let missing7;
if(((data21.width === undefined) && (missing7 = "width")) || ((data21.height === undefined) && (missing7 = "height"))){
return false;
}
else {
if(data21.width !== undefined){
if(!(typeof data21.width == "number")){
return false;
}
var valid8 = true;
}
else {
var valid8 = true;
}
if(valid8){
if(data21.height !== undefined){
if(!(typeof data21.height == "number")){
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
if(data17.trackingArea !== undefined){
let data24 = data17.trackingArea;
{
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
let missing8;
if(((data24.width === undefined) && (missing8 = "width")) || ((data24.height === undefined) && (missing8 = "height"))){
return false;
}
else {
if(data24.width !== undefined){
if(!(typeof data24.width == "number")){
return false;
}
var valid9 = true;
}
else {
var valid9 = true;
}
if(valid9){
if(data24.height !== undefined){
if(!(typeof data24.height == "number")){
return false;
}
var valid9 = true;
}
else {
var valid9 = true;
}
}
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
if(data17.rotation !== undefined){
if(!(typeof data17.rotation == "number")){
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
var valid2 = true;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.autorotate !== undefined){
let data28 = data1.autorotate;
{
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
let missing9;
if(((((data28.landscapeLeft === undefined) && (missing9 = "landscapeLeft")) || ((data28.portrait === undefined) && (missing9 = "portrait"))) || ((data28.landscapeRight === undefined) && (missing9 = "landscapeRight"))) || ((data28.portraitUpsidedown === undefined) && (missing9 = "portraitUpsidedown"))){
return false;
}
else {
if(data28.landscapeLeft !== undefined){
if(typeof data28.landscapeLeft !== "boolean"){
return false;
}
var valid10 = true;
}
else {
var valid10 = true;
}
if(valid10){
if(data28.portrait !== undefined){
if(typeof data28.portrait !== "boolean"){
return false;
}
var valid10 = true;
}
else {
var valid10 = true;
}
if(valid10){
if(data28.landscapeRight !== undefined){
if(typeof data28.landscapeRight !== "boolean"){
return false;
}
var valid10 = true;
}
else {
var valid10 = true;
}
if(valid10){
if(data28.portraitUpsidedown !== undefined){
if(typeof data28.portraitUpsidedown !== "boolean"){
return false;
}
var valid10 = true;
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
return false;
}
}
var valid2 = true;
}
else {
var valid2 = true;
}
if(valid2){
var valid11 = true;
for(const key0 in data1){
if(pattern4.test(key0)){
let data33 = data1[key0];
{
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
let missing10;
if(((data33["@"] === undefined) && (missing10 = "@")) || ((data33.name === undefined) && (missing10 = "name"))){
return false;
}
else {
if(data33["@"] !== undefined){
let data34 = data33["@"];
if(!(((((((data34 === "integer") || (data34 === "real")) || (data34 === "boolean")) || (data34 === "text")) || (data34 === "angle")) || (data34 === "index")) || (data34 === "table"))){
return false;
}
var valid13 = true;
}
else {
var valid13 = true;
}
if(valid13){
if(data33.$ !== undefined){
let data35 = data33.$;
if(((!(typeof data35 == "number")) && (typeof data35 !== "string")) && (typeof data35 !== "boolean")){
return false;
}
var valid13 = true;
}
else {
var valid13 = true;
}
if(valid13){
if(data33.name !== undefined){
let data36 = data33.name;
{
if(typeof data36 === "string"){
if(data36.length > 256 && func1(data36) > 256){
return false;
}
}
else {
return false;
}
}
var valid13 = true;
}
else {
var valid13 = true;
}
}
}
}
}
else {
return false;
}
}
var valid11 = true;
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
return false;
}
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.layers !== undefined){
let data37 = data.layers;
{
if(Array.isArray(data37)){
var valid14 = true;
const len0 = data37.length;
for(let i0=0; i0<len0; i0++){
if(!(validate24(data37[i0]))){
return false;
}
var valid14 = true;
if(!valid14){
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

export const validatePrototype = validate32;
const schema53 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/project/actor.json","title":"PrototypeDocument","description":"One actor prototype with its behaviors. Stored as actors/{id}.json.","type":"object","properties":{"id":{"$ref":"common.json#/$defs/id"},"attributes":{"default":{},"type":"object","properties":{"name":{"type":"string","default":"New Actor","maxLength":256},"time":{"type":"number","default":0},"position":{"type":"object","properties":{"x":{"type":"number","default":0},"y":{"type":"number","default":0}},"required":["x","y"]},"size":{"type":"object","properties":{"width":{"type":"number","default":100},"height":{"type":"number","default":100}},"required":["width","height"]},"rotation":{"type":"number","default":0},"color":{"type":"object","properties":{"red":{"type":"number","default":1,"minimum":0,"maximum":1},"green":{"type":"number","default":1,"minimum":0,"maximum":1},"blue":{"type":"number","default":1,"minimum":0,"maximum":1},"alpha":{"type":"number","default":1,"minimum":0,"maximum":1}},"required":["red","green","blue","alpha"]},"image":{"type":"string","default":""},"tags":{"type":"string","default":""},"preloadArt":{"type":"boolean","default":true},"uiPinned":{"type":"boolean","default":false}},"required":["name","time","position","size","rotation","color","image","tags","preloadArt","uiPinned"],"patternProperties":{"^id[0-9]+$":{"$ref":"common.json#/$defs/customAttribute"}},"additionalProperties":true},"aspects":{"type":"object","properties":{"graphics":{"type":"object","properties":{"attributes":{"type":"object","properties":{"visible":{"type":"boolean","default":true},"blendingMode":{"type":"integer","minimum":0,"maximum":4,"default":0,"description":"0 Normal, 1 Opaque, 2 Additive, 3 Screen, 4 Multiply"},"horizontalWrap":{"type":"integer","minimum":0,"maximum":2,"default":0,"description":"0 Stretch, 1 Fixed, 2 Tile"},"verticalWrap":{"type":"integer","minimum":0,"maximum":2,"default":0,"description":"0 Stretch, 1 Fixed, 2 Tile"},"horizontalAnchor":{"type":"integer","minimum":0,"maximum":2,"default":0,"description":"0 Left, 1 Center, 2 Right"},"verticalAnchor":{"type":"integer","minimum":0,"maximum":2,"default":0,"description":"0 Bottom, 1 Middle, 2 Top"},"flipHorizontally":{"type":"boolean","default":false},"flipVertically":{"type":"boolean","default":false},"tileWidth":{"type":"number","default":0},"tileHeight":{"type":"number","default":0},"zIndex":{"type":"number","default":0}},"required":["visible","blendingMode","horizontalWrap","verticalWrap","horizontalAnchor","verticalAnchor","flipHorizontally","flipVertically","tileWidth","tileHeight","zIndex"]}},"required":["attributes"]},"motion":{"type":"object","properties":{"attributes":{"type":"object","properties":{"linearVelocity":{"type":"object","properties":{"x":{"type":"number","default":0},"y":{"type":"number","default":0}},"required":["x","y"]},"centerOfMass":{"type":"object","properties":{"x":{"type":"number","default":0},"y":{"type":"number","default":0}},"required":["x","y"]},"angularVelocity":{"type":"number","default":0},"maxSpeed":{"type":"number","default":0},"applyMaxSpeed":{"type":"boolean","default":false},"pin":{"type":"boolean","default":false}},"required":["linearVelocity","centerOfMass","angularVelocity","maxSpeed","applyMaxSpeed","pin"]}},"required":["attributes"]},"physics":{"type":"object","properties":{"attributes":{"type":"object","properties":{"density":{"type":"number","default":1},"friction":{"type":"number","default":3},"restitution":{"type":"number","default":1},"fixedRotation":{"type":"boolean","default":false},"movable":{"type":"boolean","default":true},"collisionShape":{"type":"integer","minimum":0,"maximum":2,"default":0,"description":"0 Rectangle, 1 Circle, 2 Custom"},"collisionPolygon":{"type":"array","default":[],"items":{"type":"array","items":{"type":"number"},"minItems":2,"maxItems":2},"maxItems":64},"drag":{"type":"number","default":0},"angularDrag":{"type":"number","default":0},"canSleep":{"type":"boolean","default":true},"betterCollisions":{"type":"boolean","default":false}},"required":["density","friction","restitution","fixedRotation","movable","collisionShape","collisionPolygon","drag","angularDrag","canSleep","betterCollisions"]}},"required":["attributes"]}},"required":["graphics","motion","physics"]},"behaviors":{"type":"array","default":[],"items":{"$ref":"common.json#/$defs/behavior"}}},"required":["id","attributes","aspects","behaviors"]};

function validate33(data){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.class === undefined) && (missing0 = "class"))) || ((data.enabled === undefined) && (missing0 = "enabled"))) || ((data.attributes === undefined) && (missing0 = "attributes"))){
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
{
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
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
if(data.class !== undefined){
let data1 = data.class;
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
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
return false;
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attributes !== undefined){
let data3 = data.attributes;
{
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
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
if(data.conditions !== undefined){
let data4 = data.conditions;
{
if(Array.isArray(data4)){
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate27(data4[i0]))){
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
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.behaviors !== undefined){
let data6 = data.behaviors;
{
if(Array.isArray(data6)){
var valid3 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(!(validate26(data6[i1]))){
return false;
}
var valid3 = true;
if(!valid3){
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
if(data.elseBehaviors !== undefined){
let data8 = data.elseBehaviors;
{
if(Array.isArray(data8)){
var valid4 = true;
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
if(!(validate26(data8[i2]))){
return false;
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


function validate32(data){
/*# sourceURL="https://playhouse.example/schemas/1/project/actor.json" */;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.attributes === undefined) && (missing0 = "attributes"))) || ((data.aspects === undefined) && (missing0 = "aspects"))) || ((data.behaviors === undefined) && (missing0 = "behaviors"))){
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
{
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
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
if(data.attributes !== undefined){
let data1 = data.attributes;
{
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((((((((((data1.name === undefined) && (missing1 = "name")) || ((data1.time === undefined) && (missing1 = "time"))) || ((data1.position === undefined) && (missing1 = "position"))) || ((data1.size === undefined) && (missing1 = "size"))) || ((data1.rotation === undefined) && (missing1 = "rotation"))) || ((data1.color === undefined) && (missing1 = "color"))) || ((data1.image === undefined) && (missing1 = "image"))) || ((data1.tags === undefined) && (missing1 = "tags"))) || ((data1.preloadArt === undefined) && (missing1 = "preloadArt"))) || ((data1.uiPinned === undefined) && (missing1 = "uiPinned"))){
return false;
}
else {
if(data1.name !== undefined){
let data2 = data1.name;
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
var valid2 = true;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.time !== undefined){
if(!(typeof data1.time == "number")){
return false;
}
var valid2 = true;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.position !== undefined){
let data4 = data1.position;
{
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing2;
if(((data4.x === undefined) && (missing2 = "x")) || ((data4.y === undefined) && (missing2 = "y"))){
return false;
}
else {
if(data4.x !== undefined){
if(!(typeof data4.x == "number")){
return false;
}
var valid3 = true;
}
else {
var valid3 = true;
}
if(valid3){
if(data4.y !== undefined){
if(!(typeof data4.y == "number")){
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
else {
return false;
}
}
var valid2 = true;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.size !== undefined){
let data7 = data1.size;
{
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing3;
if(((data7.width === undefined) && (missing3 = "width")) || ((data7.height === undefined) && (missing3 = "height"))){
return false;
}
else {
if(data7.width !== undefined){
if(!(typeof data7.width == "number")){
return false;
}
var valid4 = true;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.height !== undefined){
if(!(typeof data7.height == "number")){
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
else {
return false;
}
}
var valid2 = true;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.rotation !== undefined){
if(!(typeof data1.rotation == "number")){
return false;
}
var valid2 = true;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.color !== undefined){
let data11 = data1.color;
{
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing4;
if(((((data11.red === undefined) && (missing4 = "red")) || ((data11.green === undefined) && (missing4 = "green"))) || ((data11.blue === undefined) && (missing4 = "blue"))) || ((data11.alpha === undefined) && (missing4 = "alpha"))){
return false;
}
else {
if(data11.red !== undefined){
let data12 = data11.red;
{
if(typeof data12 == "number"){
if(data12 > 1 || isNaN(data12)){
return false;
}
else {
if(data12 < 0 || isNaN(data12)){
return false;
}
}
}
else {
return false;
}
}
var valid5 = true;
}
else {
var valid5 = true;
}
if(valid5){
if(data11.green !== undefined){
let data13 = data11.green;
{
if(typeof data13 == "number"){
if(data13 > 1 || isNaN(data13)){
return false;
}
else {
if(data13 < 0 || isNaN(data13)){
return false;
}
}
}
else {
return false;
}
}
var valid5 = true;
}
else {
var valid5 = true;
}
if(valid5){
if(data11.blue !== undefined){
let data14 = data11.blue;
{
if(typeof data14 == "number"){
if(data14 > 1 || isNaN(data14)){
return false;
}
else {
if(data14 < 0 || isNaN(data14)){
return false;
}
}
}
else {
return false;
}
}
var valid5 = true;
}
else {
var valid5 = true;
}
if(valid5){
if(data11.alpha !== undefined){
let data15 = data11.alpha;
{
if(typeof data15 == "number"){
if(data15 > 1 || isNaN(data15)){
return false;
}
else {
if(data15 < 0 || isNaN(data15)){
return false;
}
}
}
else {
return false;
}
}
var valid5 = true;
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
return false;
}
}
var valid2 = true;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.image !== undefined){
if(typeof data1.image !== "string"){
return false;
}
var valid2 = true;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.tags !== undefined){
if(typeof data1.tags !== "string"){
return false;
}
var valid2 = true;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.preloadArt !== undefined){
if(typeof data1.preloadArt !== "boolean"){
return false;
}
var valid2 = true;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.uiPinned !== undefined){
if(typeof data1.uiPinned !== "boolean"){
return false;
}
var valid2 = true;
}
else {
var valid2 = true;
}
if(valid2){
var valid6 = true;
for(const key0 in data1){
if(pattern4.test(key0)){
let data20 = data1[key0];
{
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
let missing5;
if(((data20["@"] === undefined) && (missing5 = "@")) || ((data20.name === undefined) && (missing5 = "name"))){
return false;
}
else {
if(data20["@"] !== undefined){
let data21 = data20["@"];
if(!(((((((data21 === "integer") || (data21 === "real")) || (data21 === "boolean")) || (data21 === "text")) || (data21 === "angle")) || (data21 === "index")) || (data21 === "table"))){
return false;
}
var valid8 = true;
}
else {
var valid8 = true;
}
if(valid8){
if(data20.$ !== undefined){
let data22 = data20.$;
if(((!(typeof data22 == "number")) && (typeof data22 !== "string")) && (typeof data22 !== "boolean")){
return false;
}
var valid8 = true;
}
else {
var valid8 = true;
}
if(valid8){
if(data20.name !== undefined){
let data23 = data20.name;
{
if(typeof data23 === "string"){
if(data23.length > 256 && func1(data23) > 256){
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
}
}
}
}
else {
return false;
}
}
var valid6 = true;
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
return false;
}
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.aspects !== undefined){
let data24 = data.aspects;
{
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
let missing6;
if((((data24.graphics === undefined) && (missing6 = "graphics")) || ((data24.motion === undefined) && (missing6 = "motion"))) || ((data24.physics === undefined) && (missing6 = "physics"))){
return false;
}
else {
if(data24.graphics !== undefined){
let data25 = data24.graphics;
{
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
let missing7;
if((data25.attributes === undefined) && (missing7 = "attributes")){
return false;
}
else {
if(data25.attributes !== undefined){
let data26 = data25.attributes;
{
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
let missing8;
if((((((((((((data26.visible === undefined) && (missing8 = "visible")) || ((data26.blendingMode === undefined) && (missing8 = "blendingMode"))) || ((data26.horizontalWrap === undefined) && (missing8 = "horizontalWrap"))) || ((data26.verticalWrap === undefined) && (missing8 = "verticalWrap"))) || ((data26.horizontalAnchor === undefined) && (missing8 = "horizontalAnchor"))) || ((data26.verticalAnchor === undefined) && (missing8 = "verticalAnchor"))) || ((data26.flipHorizontally === undefined) && (missing8 = "flipHorizontally"))) || ((data26.flipVertically === undefined) && (missing8 = "flipVertically"))) || ((data26.tileWidth === undefined) && (missing8 = "tileWidth"))) || ((data26.tileHeight === undefined) && (missing8 = "tileHeight"))) || ((data26.zIndex === undefined) && (missing8 = "zIndex"))){
return false;
}
else {
if(data26.visible !== undefined){
if(typeof data26.visible !== "boolean"){
return false;
}
var valid11 = true;
}
else {
var valid11 = true;
}
if(valid11){
if(data26.blendingMode !== undefined){
let data28 = data26.blendingMode;
if(!((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28)))){
return false;
}
{
if(typeof data28 == "number"){
if(data28 > 4 || isNaN(data28)){
return false;
}
else {
if(data28 < 0 || isNaN(data28)){
return false;
}
}
}
}
var valid11 = true;
}
else {
var valid11 = true;
}
if(valid11){
if(data26.horizontalWrap !== undefined){
let data29 = data26.horizontalWrap;
if(!((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29)))){
return false;
}
{
if(typeof data29 == "number"){
if(data29 > 2 || isNaN(data29)){
return false;
}
else {
if(data29 < 0 || isNaN(data29)){
return false;
}
}
}
}
var valid11 = true;
}
else {
var valid11 = true;
}
if(valid11){
if(data26.verticalWrap !== undefined){
let data30 = data26.verticalWrap;
if(!((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30)))){
return false;
}
{
if(typeof data30 == "number"){
if(data30 > 2 || isNaN(data30)){
return false;
}
else {
if(data30 < 0 || isNaN(data30)){
return false;
}
}
}
}
var valid11 = true;
}
else {
var valid11 = true;
}
if(valid11){
if(data26.horizontalAnchor !== undefined){
let data31 = data26.horizontalAnchor;
if(!((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31)))){
return false;
}
{
if(typeof data31 == "number"){
if(data31 > 2 || isNaN(data31)){
return false;
}
else {
if(data31 < 0 || isNaN(data31)){
return false;
}
}
}
}
var valid11 = true;
}
else {
var valid11 = true;
}
if(valid11){
if(data26.verticalAnchor !== undefined){
let data32 = data26.verticalAnchor;
if(!((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32)))){
return false;
}
{
if(typeof data32 == "number"){
if(data32 > 2 || isNaN(data32)){
return false;
}
else {
if(data32 < 0 || isNaN(data32)){
return false;
}
}
}
}
var valid11 = true;
}
else {
var valid11 = true;
}
if(valid11){
if(data26.flipHorizontally !== undefined){
if(typeof data26.flipHorizontally !== "boolean"){
return false;
}
var valid11 = true;
}
else {
var valid11 = true;
}
if(valid11){
if(data26.flipVertically !== undefined){
if(typeof data26.flipVertically !== "boolean"){
return false;
}
var valid11 = true;
}
else {
var valid11 = true;
}
if(valid11){
if(data26.tileWidth !== undefined){
if(!(typeof data26.tileWidth == "number")){
return false;
}
var valid11 = true;
}
else {
var valid11 = true;
}
if(valid11){
if(data26.tileHeight !== undefined){
if(!(typeof data26.tileHeight == "number")){
return false;
}
var valid11 = true;
}
else {
var valid11 = true;
}
if(valid11){
if(data26.zIndex !== undefined){
if(!(typeof data26.zIndex == "number")){
return false;
}
var valid11 = true;
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
var valid9 = true;
}
else {
var valid9 = true;
}
if(valid9){
if(data24.motion !== undefined){
let data38 = data24.motion;
{
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
let missing9;
if((data38.attributes === undefined) && (missing9 = "attributes")){
return false;
}
else {
if(data38.attributes !== undefined){
let data39 = data38.attributes;
{
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
let missing10;
if(((((((data39.linearVelocity === undefined) && (missing10 = "linearVelocity")) || ((data39.centerOfMass === undefined) && (missing10 = "centerOfMass"))) || ((data39.angularVelocity === undefined) && (missing10 = "angularVelocity"))) || ((data39.maxSpeed === undefined) && (missing10 = "maxSpeed"))) || ((data39.applyMaxSpeed === undefined) && (missing10 = "applyMaxSpeed"))) || ((data39.pin === undefined) && (missing10 = "pin"))){
return false;
}
else {
if(data39.linearVelocity !== undefined){
let data40 = data39.linearVelocity;
{
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
let missing11;
if(((data40.x === undefined) && (missing11 = "x")) || ((data40.y === undefined) && (missing11 = "y"))){
return false;
}
else {
if(data40.x !== undefined){
if(!(typeof data40.x == "number")){
return false;
}
var valid14 = true;
}
else {
var valid14 = true;
}
if(valid14){
if(data40.y !== undefined){
if(!(typeof data40.y == "number")){
return false;
}
var valid14 = true;
}
else {
var valid14 = true;
}
}
}
}
else {
return false;
}
}
var valid13 = true;
}
else {
var valid13 = true;
}
if(valid13){
if(data39.centerOfMass !== undefined){
let data43 = data39.centerOfMass;
{
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
let missing12;
if(((data43.x === undefined) && (missing12 = "x")) || ((data43.y === undefined) && (missing12 = "y"))){
return false;
}
else {
if(data43.x !== undefined){
if(!(typeof data43.x == "number")){
return false;
}
var valid15 = true;
}
else {
var valid15 = true;
}
if(valid15){
if(data43.y !== undefined){
if(!(typeof data43.y == "number")){
return false;
}
var valid15 = true;
}
else {
var valid15 = true;
}
}
}
}
else {
return false;
}
}
var valid13 = true;
}
else {
var valid13 = true;
}
if(valid13){
if(data39.angularVelocity !== undefined){
if(!(typeof data39.angularVelocity == "number")){
return false;
}
var valid13 = true;
}
else {
var valid13 = true;
}
if(valid13){
if(data39.maxSpeed !== undefined){
if(!(typeof data39.maxSpeed == "number")){
return false;
}
var valid13 = true;
}
else {
var valid13 = true;
}
if(valid13){
if(data39.applyMaxSpeed !== undefined){
if(typeof data39.applyMaxSpeed !== "boolean"){
return false;
}
var valid13 = true;
}
else {
var valid13 = true;
}
if(valid13){
if(data39.pin !== undefined){
if(typeof data39.pin !== "boolean"){
return false;
}
var valid13 = true;
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
var valid9 = true;
}
else {
var valid9 = true;
}
if(valid9){
if(data24.physics !== undefined){
let data50 = data24.physics;
{
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
let missing13;
if((data50.attributes === undefined) && (missing13 = "attributes")){
return false;
}
else {
if(data50.attributes !== undefined){
let data51 = data50.attributes;
{
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
let missing14;
if((((((((((((data51.density === undefined) && (missing14 = "density")) || ((data51.friction === undefined) && (missing14 = "friction"))) || ((data51.restitution === undefined) && (missing14 = "restitution"))) || ((data51.fixedRotation === undefined) && (missing14 = "fixedRotation"))) || ((data51.movable === undefined) && (missing14 = "movable"))) || ((data51.collisionShape === undefined) && (missing14 = "collisionShape"))) || ((data51.collisionPolygon === undefined) && (missing14 = "collisionPolygon"))) || ((data51.drag === undefined) && (missing14 = "drag"))) || ((data51.angularDrag === undefined) && (missing14 = "angularDrag"))) || ((data51.canSleep === undefined) && (missing14 = "canSleep"))) || ((data51.betterCollisions === undefined) && (missing14 = "betterCollisions"))){
return false;
}
else {
if(data51.density !== undefined){
if(!(typeof data51.density == "number")){
return false;
}
var valid17 = true;
}
else {
var valid17 = true;
}
if(valid17){
if(data51.friction !== undefined){
if(!(typeof data51.friction == "number")){
return false;
}
var valid17 = true;
}
else {
var valid17 = true;
}
if(valid17){
if(data51.restitution !== undefined){
if(!(typeof data51.restitution == "number")){
return false;
}
var valid17 = true;
}
else {
var valid17 = true;
}
if(valid17){
if(data51.fixedRotation !== undefined){
if(typeof data51.fixedRotation !== "boolean"){
return false;
}
var valid17 = true;
}
else {
var valid17 = true;
}
if(valid17){
if(data51.movable !== undefined){
if(typeof data51.movable !== "boolean"){
return false;
}
var valid17 = true;
}
else {
var valid17 = true;
}
if(valid17){
if(data51.collisionShape !== undefined){
let data57 = data51.collisionShape;
if(!((typeof data57 == "number") && (!(data57 % 1) && !isNaN(data57)))){
return false;
}
{
if(typeof data57 == "number"){
if(data57 > 2 || isNaN(data57)){
return false;
}
else {
if(data57 < 0 || isNaN(data57)){
return false;
}
}
}
}
var valid17 = true;
}
else {
var valid17 = true;
}
if(valid17){
if(data51.collisionPolygon !== undefined){
let data58 = data51.collisionPolygon;
{
if(Array.isArray(data58)){
if(data58.length > 64){
return false;
}
else {
var valid18 = true;
const len0 = data58.length;
for(let i0=0; i0<len0; i0++){
let data59 = data58[i0];
{
if(Array.isArray(data59)){
if(data59.length > 2){
return false;
}
else {
if(data59.length < 2){
return false;
}
else {
var valid19 = true;
const len1 = data59.length;
for(let i1=0; i1<len1; i1++){
if(!(typeof data59[i1] == "number")){
return false;
}
var valid19 = true;
if(!valid19){
break;
}
}
}
}
}
else {
return false;
}
}
var valid18 = true;
if(!valid18){
break;
}
}
}
}
else {
return false;
}
}
var valid17 = true;
}
else {
var valid17 = true;
}
if(valid17){
if(data51.drag !== undefined){
if(!(typeof data51.drag == "number")){
return false;
}
var valid17 = true;
}
else {
var valid17 = true;
}
if(valid17){
if(data51.angularDrag !== undefined){
if(!(typeof data51.angularDrag == "number")){
return false;
}
var valid17 = true;
}
else {
var valid17 = true;
}
if(valid17){
if(data51.canSleep !== undefined){
if(typeof data51.canSleep !== "boolean"){
return false;
}
var valid17 = true;
}
else {
var valid17 = true;
}
if(valid17){
if(data51.betterCollisions !== undefined){
if(typeof data51.betterCollisions !== "boolean"){
return false;
}
var valid17 = true;
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
var valid9 = true;
}
else {
var valid9 = true;
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
if(data.behaviors !== undefined){
let data65 = data.behaviors;
{
if(Array.isArray(data65)){
var valid20 = true;
const len2 = data65.length;
for(let i2=0; i2<len2; i2++){
if(!(validate33(data65[i2]))){
return false;
}
var valid20 = true;
if(!valid20){
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
}
else {
return false;
}
}
return true;
}

export const validateTable = validate38;
const schema58 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/project/table.json","title":"TableDocument","description":"One table. Stored as tables/{id}.json.","type":"object","properties":{"id":{"$ref":"common.json#/$defs/id"},"version":{"type":"number","default":1},"name":{"type":"string","default":"New Table","maxLength":256},"numRows":{"type":"integer","default":0,"minimum":0},"numCols":{"type":"integer","default":0,"minimum":0},"flags":{"type":"integer","default":9},"tableType":{"type":"integer","default":0,"minimum":0},"rows":{"type":"array","default":[],"items":{"title":"TableRow","type":"object","properties":{"id":{"$ref":"common.json#/$defs/id"},"name":{"type":"string","default":"","maxLength":256}},"required":["id","name"]}},"columns":{"type":"array","default":[],"items":{"title":"TableColumn","type":"object","properties":{"id":{"$ref":"common.json#/$defs/id"},"name":{"type":"string","default":"New Column","maxLength":256},"type":{"type":"integer","minimum":0,"maximum":5,"default":1,"description":"1 text, 2 integer, 3 real, 4 boolean, 5 angle"},"readonly":{"type":"boolean","default":false},"$":{"type":"array","default":[],"items":{"type":["string","number","boolean"]}}},"required":["id","name","type","readonly","$"]}}},"required":["id","version","name","numRows","numCols","flags","tableType","rows","columns"]};

function validate38(data){
/*# sourceURL="https://playhouse.example/schemas/1/project/table.json" */;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.id === undefined) && (missing0 = "id")) || ((data.version === undefined) && (missing0 = "version"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.numRows === undefined) && (missing0 = "numRows"))) || ((data.numCols === undefined) && (missing0 = "numCols"))) || ((data.flags === undefined) && (missing0 = "flags"))) || ((data.tableType === undefined) && (missing0 = "tableType"))) || ((data.rows === undefined) && (missing0 = "rows"))) || ((data.columns === undefined) && (missing0 = "columns"))){
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
{
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
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
if(data.version !== undefined){
if(!(typeof data.version == "number")){
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
if(data.numRows !== undefined){
let data3 = data.numRows;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
return false;
}
{
if(typeof data3 == "number"){
if(data3 < 0 || isNaN(data3)){
return false;
}
}
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.numCols !== undefined){
let data4 = data.numCols;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
return false;
}
{
if(typeof data4 == "number"){
if(data4 < 0 || isNaN(data4)){
return false;
}
}
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.flags !== undefined){
let data5 = data.flags;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
return false;
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tableType !== undefined){
let data6 = data.tableType;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
return false;
}
{
if(typeof data6 == "number"){
if(data6 < 0 || isNaN(data6)){
return false;
}
}
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rows !== undefined){
let data7 = data.rows;
{
if(Array.isArray(data7)){
var valid2 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
{
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing1;
if(((data8.id === undefined) && (missing1 = "id")) || ((data8.name === undefined) && (missing1 = "name"))){
return false;
}
else {
if(data8.id !== undefined){
let data9 = data8.id;
{
if(typeof data9 === "string"){
if(!pattern6.test(data9)){
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
if(data8.name !== undefined){
let data10 = data8.name;
{
if(typeof data10 === "string"){
if(data10.length > 256 && func1(data10) > 256){
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
}
}
}
else {
return false;
}
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
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.columns !== undefined){
let data11 = data.columns;
{
if(Array.isArray(data11)){
var valid5 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
{
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing2;
if((((((data12.id === undefined) && (missing2 = "id")) || ((data12.name === undefined) && (missing2 = "name"))) || ((data12.type === undefined) && (missing2 = "type"))) || ((data12.readonly === undefined) && (missing2 = "readonly"))) || ((data12.$ === undefined) && (missing2 = "$"))){
return false;
}
else {
if(data12.id !== undefined){
let data13 = data12.id;
{
if(typeof data13 === "string"){
if(!pattern6.test(data13)){
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
if(data12.name !== undefined){
let data14 = data12.name;
{
if(typeof data14 === "string"){
if(data14.length > 256 && func1(data14) > 256){
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
if(data12.type !== undefined){
let data15 = data12.type;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
return false;
}
{
if(typeof data15 == "number"){
if(data15 > 5 || isNaN(data15)){
return false;
}
else {
if(data15 < 0 || isNaN(data15)){
return false;
}
}
}
}
var valid6 = true;
}
else {
var valid6 = true;
}
if(valid6){
if(data12.readonly !== undefined){
if(typeof data12.readonly !== "boolean"){
return false;
}
var valid6 = true;
}
else {
var valid6 = true;
}
if(valid6){
if(data12.$ !== undefined){
let data17 = data12.$;
{
if(Array.isArray(data17)){
var valid8 = true;
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
let data18 = data17[i2];
if(((typeof data18 !== "string") && (!(typeof data18 == "number"))) && (typeof data18 !== "boolean")){
return false;
}
var valid8 = true;
if(!valid8){
break;
}
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
else {
return false;
}
}
return true;
}

export const validateDelegate = validate39;
const schema62 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/project/delegate.json","title":"DelegateDocument","description":"One custom script. Stored as delegates/{id}.json.","type":"object","properties":{"id":{"$ref":"common.json#/$defs/id"},"name":{"type":"string","default":"New Script","maxLength":256},"event":{"type":"string","default":""},"enabled":{"type":"boolean","default":true},"source":{"type":"string","default":""}},"required":["id","name","event","enabled","source"]};

function validate39(data){
/*# sourceURL="https://playhouse.example/schemas/1/project/delegate.json" */;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.event === undefined) && (missing0 = "event"))) || ((data.enabled === undefined) && (missing0 = "enabled"))) || ((data.source === undefined) && (missing0 = "source"))){
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
{
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
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
if(data.name !== undefined){
let data1 = data.name;
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
if(data.event !== undefined){
if(typeof data.event !== "string"){
return false;
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
return false;
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
if(typeof data.source !== "string"){
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

export const validateSavedBehavior = validate40;
const schema64 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/project/behavior.json","title":"SavedBehaviorDocument","description":"A saved behavior of the author's own library. Stored as behaviors/{id}.json.","type":"object","properties":{"id":{"$ref":"common.json#/$defs/id"},"name":{"type":"string","default":"","maxLength":256},"help":{"type":"string","default":""},"behavior":{"$ref":"common.json#/$defs/behavior"}},"required":["id","name","help","behavior"]};

function validate41(data){
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.class === undefined) && (missing0 = "class"))) || ((data.enabled === undefined) && (missing0 = "enabled"))) || ((data.attributes === undefined) && (missing0 = "attributes"))){
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
{
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
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
if(data.class !== undefined){
let data1 = data.class;
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
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
return false;
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attributes !== undefined){
let data3 = data.attributes;
{
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
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
if(data.conditions !== undefined){
let data4 = data.conditions;
{
if(Array.isArray(data4)){
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate27(data4[i0]))){
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
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.behaviors !== undefined){
let data6 = data.behaviors;
{
if(Array.isArray(data6)){
var valid3 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(!(validate26(data6[i1]))){
return false;
}
var valid3 = true;
if(!valid3){
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
if(data.elseBehaviors !== undefined){
let data8 = data.elseBehaviors;
{
if(Array.isArray(data8)){
var valid4 = true;
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
if(!(validate26(data8[i2]))){
return false;
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


function validate40(data){
/*# sourceURL="https://playhouse.example/schemas/1/project/behavior.json" */;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.help === undefined) && (missing0 = "help"))) || ((data.behavior === undefined) && (missing0 = "behavior"))){
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
{
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
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
if(data.name !== undefined){
let data1 = data.name;
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
if(data.help !== undefined){
if(typeof data.help !== "string"){
return false;
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.behavior !== undefined){
if(!(validate41(data.behavior))){
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

export const validatePlayTest = validate46;
const schema68 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/project/play-test.json","title":"PlayTestDocument","description":"A play test: input, frames and what has to hold. Stored as tests/{name}.play.json.","type":"object","properties":{"scene":{"type":"string","default":""},"frames":{"type":"integer","default":600,"minimum":1},"seed":{"type":"integer","default":1},"events":{"type":"array","default":[],"items":{"type":"object","additionalProperties":true}},"assertions":{"type":"array","default":[],"items":{"type":"object","additionalProperties":true}}},"required":["frames"]};

function validate46(data){
/*# sourceURL="https://playhouse.example/schemas/1/project/play-test.json" */;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.frames === undefined) && (missing0 = "frames")){
return false;
}
else {
if(data.scene !== undefined){
if(typeof data.scene !== "string"){
return false;
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frames !== undefined){
let data1 = data.frames;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
return false;
}
{
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
return false;
}
}
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed !== undefined){
let data2 = data.seed;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
return false;
}
var valid0 = true;
}
else {
var valid0 = true;
}
if(valid0){
if(data.events !== undefined){
let data3 = data.events;
{
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
{
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
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
if(data.assertions !== undefined){
let data5 = data.assertions;
{
if(Array.isArray(data5)){
var valid2 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
{
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
}
else {
return false;
}
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

function isId(text) {
  const { length } = text;
  if (length < 3 || length > 21 || text.charCodeAt(0) !== 105 || text.charCodeAt(1) !== 100) return false;
  for (let at = 2; at < length; at++) {
    const code = text.charCodeAt(at);
    if (code < 48 || code > 57) return false;
  }
  return true;
}
