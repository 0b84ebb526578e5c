// Generated from schemas/library by `npm run generate`. Do not edit.
"use strict";
export const validateUndoCheckpoint = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/library/undo-checkpoint.json","title":"UndoCheckpoint","description":"Edits that are undone together, with the way back.","type":"object","properties":{"created_at":{"type":"number","description":"Milliseconds since 1970."},"actions":{"type":"array","items":{"type":"object","properties":{"action":{"type":"string","description":"Kind of the edit.","minLength":1},"data":true,"undoAction":{"const":"ops.apply"},"undoData":{"type":"array","items":{"oneOf":[{"type":"object","properties":{"op":{"const":"set"},"path":{"type":"array","items":{"anyOf":[{"type":["string","integer"]},{"type":"object","properties":{"id":{"type":"string"}},"required":["id"]},{"type":"object","properties":{"name":{"type":"string"}},"required":["name"]},{"type":"object","properties":{"row":{"type":"string"}},"required":["row"]}]},"description":"From the project's root; members of lists by id, assets by name, cells by row."},"value":true,"at":{"type":"integer","minimum":0}},"required":["op","path","value"]},{"type":"object","properties":{"op":{"const":"unset"},"path":{"type":"array","items":{"anyOf":[{"type":["string","integer"]},{"type":"object","properties":{"id":{"type":"string"}},"required":["id"]},{"type":"object","properties":{"name":{"type":"string"}},"required":["name"]},{"type":"object","properties":{"row":{"type":"string"}},"required":["row"]}]},"description":"From the project's root; members of lists by id, assets by name, cells by row."}},"required":["op","path"]},{"type":"object","properties":{"op":{"const":"insert"},"path":{"type":"array","items":{"anyOf":[{"type":["string","integer"]},{"type":"object","properties":{"id":{"type":"string"}},"required":["id"]},{"type":"object","properties":{"name":{"type":"string"}},"required":["name"]},{"type":"object","properties":{"row":{"type":"string"}},"required":["row"]}]},"description":"From the project's root; members of lists by id, assets by name, cells by row."},"index":{"type":"integer","minimum":0},"value":true},"required":["op","path","index","value"]},{"type":"object","properties":{"op":{"const":"remove"},"path":{"type":"array","items":{"anyOf":[{"type":["string","integer"]},{"type":"object","properties":{"id":{"type":"string"}},"required":["id"]},{"type":"object","properties":{"name":{"type":"string"}},"required":["name"]},{"type":"object","properties":{"row":{"type":"string"}},"required":["row"]}]},"description":"From the project's root; members of lists by id, assets by name, cells by row."}},"required":["op","path"]},{"type":"object","properties":{"op":{"const":"move"},"path":{"type":"array","items":{"anyOf":[{"type":["string","integer"]},{"type":"object","properties":{"id":{"type":"string"}},"required":["id"]},{"type":"object","properties":{"name":{"type":"string"}},"required":["name"]},{"type":"object","properties":{"row":{"type":"string"}},"required":["row"]}]},"description":"From the project's root; members of lists by id, assets by name, cells by row."},"index":{"type":"integer","minimum":0},"to":{"type":"array","items":{"anyOf":[{"type":["string","integer"]},{"type":"object","properties":{"id":{"type":"string"}},"required":["id"]},{"type":"object","properties":{"name":{"type":"string"}},"required":["name"]},{"type":"object","properties":{"row":{"type":"string"}},"required":["row"]}]},"description":"From the project's root; members of lists by id, assets by name, cells by row."}},"required":["op","path","index"]}]},"description":"Primitive changes that take the edit back, in the order in which they run."}},"required":["action","undoAction","undoData"],"title":"UndoAction"}},"label":{"type":"object","properties":{"what":{"type":"string"},"where":{"type":"string"}},"required":["what","where"],"description":"What people read about it."},"gesture":{"type":"string","description":"Name of the drag or text field that may go on with it."}},"required":["created_at","actions"]};
const func1 = (text) => {
  let length = text.length;
  for (let at = 0; at < text.length - 1; at++)
    if ((text.charCodeAt(at) & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00) length--;
  return length;
};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://playhouse.example/schemas/1/library/undo-checkpoint.json" */;
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
if(((data.created_at === undefined) && (missing0 = "created_at")) || ((data.actions === undefined) && (missing0 = "actions"))){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.created_at !== undefined){
const _errs1 = errors;
if(!(typeof data.created_at == "number")){
validate20.errors = [{instancePath:instancePath+"/created_at",schemaPath:"#/properties/created_at/type",keyword:"type",params:{type: "number"}}];
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
validate20.errors = [{instancePath:instancePath+"/actions/" + i0,schemaPath:"#/properties/actions/items/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data2.action !== undefined){
let data3 = data2.action;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(func1(data3) < 1){
validate20.errors = [{instancePath:instancePath+"/actions/" + i0+"/action",schemaPath:"#/properties/actions/items/properties/action/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/actions/" + i0+"/action",schemaPath:"#/properties/actions/items/properties/action/type",keyword:"type",params:{type: "string"}}];
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
validate20.errors = [{instancePath:instancePath+"/actions/" + i0+"/undoAction",schemaPath:"#/properties/actions/items/properties/undoAction/const",keyword:"const",params:{allowedValue: "ops.apply"}}];
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
const err2 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i2,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/0/properties/path/items/anyOf/0/type",keyword:"type",params:{type: schema31.properties.actions.items.properties.undoData.items.oneOf[0].properties.path.items.anyOf[0].type}};
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
const err19 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i3,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/1/properties/path/items/anyOf/0/type",keyword:"type",params:{type: schema31.properties.actions.items.properties.undoData.items.oneOf[1].properties.path.items.anyOf[0].type}};
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
const err34 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i4,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/2/properties/path/items/anyOf/0/type",keyword:"type",params:{type: schema31.properties.actions.items.properties.undoData.items.oneOf[2].properties.path.items.anyOf[0].type}};
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
const err51 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i5,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/3/properties/path/items/anyOf/0/type",keyword:"type",params:{type: schema31.properties.actions.items.properties.undoData.items.oneOf[3].properties.path.items.anyOf[0].type}};
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
const err66 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/path/" + i6,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/4/properties/path/items/anyOf/0/type",keyword:"type",params:{type: schema31.properties.actions.items.properties.undoData.items.oneOf[4].properties.path.items.anyOf[0].type}};
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
const err80 = {instancePath:instancePath+"/actions/" + i0+"/undoData/" + i1+"/to/" + i7,schemaPath:"#/properties/actions/items/properties/undoData/items/oneOf/4/properties/to/items/anyOf/0/type",keyword:"type",params:{type: schema31.properties.actions.items.properties.undoData.items.oneOf[4].properties.to.items.anyOf[0].type}};
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
validate20.errors = vErrors;
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
validate20.errors = [{instancePath:instancePath+"/actions/" + i0+"/undoData",schemaPath:"#/properties/actions/items/properties/undoData/type",keyword:"type",params:{type: "array"}}];
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
validate20.errors = [{instancePath:instancePath+"/actions/" + i0,schemaPath:"#/properties/actions/items/type",keyword:"type",params:{type: "object"}}];
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
validate20.errors = [{instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/type",keyword:"type",params:{type: "array"}}];
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
validate20.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/required",keyword:"required",params:{missingProperty: missing25}}];
return false;
}
else {
if(data45.what !== undefined){
const _errs145 = errors;
if(typeof data45.what !== "string"){
validate20.errors = [{instancePath:instancePath+"/label/what",schemaPath:"#/properties/label/properties/what/type",keyword:"type",params:{type: "string"}}];
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
validate20.errors = [{instancePath:instancePath+"/label/where",schemaPath:"#/properties/label/properties/where/type",keyword:"type",params:{type: "string"}}];
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
validate20.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "object"}}];
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
validate20.errors = [{instancePath:instancePath+"/gesture",schemaPath:"#/properties/gesture/type",keyword:"type",params:{type: "string"}}];
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
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"created_at":true,"actions":true,"label":true,"gesture":true},"dynamicProps":false,"dynamicItems":false};
