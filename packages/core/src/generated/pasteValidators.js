// Generated from schemas/library by `npm run generate`. Do not edit.
"use strict";
export const validatePasteBundle = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/library/paste-bundle.json","title":"PasteBundle","description":"What copying puts on the clipboard: exactly one of behaviors, actor instances, actor prototypes and scenes, and all they need to be pasted elsewhere.","type":"object","properties":{"formatVersion":{"type":"integer","minimum":1,"default":1,"description":"Format of the stored pieces."},"gameId":{"type":"string","description":"Which copy of a project it comes from.","minLength":1},"sceneId":{"$ref":"../project/common.json#/$defs/id","description":"The scene in which the copied actor instances, or the actor of the copied behaviors, stood."},"keypathSpec":{"type":"array","items":{"type":"object","properties":{"keypath":{"type":"string","minLength":1,"maxLength":1024},"name":{"type":"string","maxLength":256},"type":{"enum":["integer","real","boolean","text","angle","index","table"]},"value":{"type":["number","string","boolean"],"description":"For a new attribute; a table has none."},"actor":{"type":"string","maxLength":256,"description":"Name of the placed actor that has the attribute, when it is another one of the scene."}},"required":["keypath","name","type"],"title":"KeypathSpec"},"description":"Custom attributes and tables that the pieces refer to."},"entitySpec":{"type":"array","items":{"type":"object","properties":{"kind":{"enum":["scene","prototype","table"]},"id":{"$ref":"../project/common.json#/$defs/id"},"name":{"type":"string","maxLength":256},"document":{"type":"object","description":"The entity itself, to import it from its source.","additionalProperties":true}},"required":["kind","id","name"],"title":"EntitySpec"},"description":"Scenes, prototypes and tables that the pieces refer to; they are matched by name."},"soundSpec":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string","maxLength":256}},"required":["name"],"title":"SoundSpec"}},"imageSpec":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string","maxLength":256},"filename":{"type":"string","maxLength":120},"data":{"type":"string","description":"The bytes of the image in base64; blank when they could not be read."},"size":{"type":"integer","minimum":0,"description":"Number of the bytes."},"sha256":{"type":"string","pattern":"^[0-9a-f]{64}$"}},"required":["name","filename","data"],"title":"ImageSpec"}},"fontSpec":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string","maxLength":256}},"required":["name"],"title":"FontSpec"}},"actorTagSpec":{"type":"array","items":{"type":"string"},"description":"Tags of actors that the pieces refer to."},"behaviors":{"type":"array","items":{"$ref":"../project/common.json#/$defs/behavior"},"minItems":1},"actorInstances":{"type":"array","items":{"$ref":"../project/common.json#/$defs/instance"},"minItems":1},"actorPrototypes":{"type":"array","items":{"$ref":"../project/actor.json"},"minItems":1},"scenes":{"type":"array","items":{"$ref":"../project/scene.json"},"minItems":1,"description":"Pasted in the project they come from only."}},"required":["formatVersion","gameId","keypathSpec","entitySpec","soundSpec","imageSpec","fontSpec","actorTagSpec"],"oneOf":[{"required":["behaviors"]},{"required":["actorInstances"]},{"required":["actorPrototypes"]},{"required":["scenes"]}]};
const schema33 = {"type":"string","pattern":"^id[0-9]{1,19}$","description":"The letters id and digits."};
const func1 = (text) => {
  let length = text.length;
  for (let at = 0; at < text.length - 1; at++)
    if ((text.charCodeAt(at) & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00) length--;
  return length;
};
const pattern4 = new RegExp("^id[0-9]{1,19}$", "u");
const pattern6 = new RegExp("^[0-9a-f]{64}$", "u");
const schema35 = {"title":"Behavior","type":"object","properties":{"id":{"$ref":"common.json#/$defs/id"},"class":{"type":"string","maxLength":256},"enabled":{"type":"boolean","default":true},"attributes":{"type":"object","default":{},"additionalProperties":true},"conditions":{"type":"array","items":{"$ref":"common.json#/$defs/condition"}},"behaviors":{"type":"array","items":{"$ref":"common.json#/$defs/behavior"}},"elseBehaviors":{"type":"array","items":{"$ref":"common.json#/$defs/behavior"}}},"required":["id","class","enabled","attributes"]};
const schema37 = {"title":"Condition","type":"object","properties":{"id":{"$ref":"common.json#/$defs/id"},"class":{"type":"string","maxLength":256},"eventType":{"enum":["mouse button","mouse position","touch","key","overlaps or collides"]},"attributes":{"type":"object","default":{"conditionType":0},"properties":{"conditionType":{"type":"integer","minimum":0,"maximum":3,"default":0,"description":"0 event, 1 attribute, 2 numeric expression, 3 text expression"},"subjectAttribute":{"type":"string"},"subject":true},"required":["conditionType"],"additionalProperties":true},"predicate":{"title":"Predicate","default":{"type":"unset","attributes":{}},"type":"object","properties":{"type":{"enum":["mouse","mousePosition","touch","key","collision","number","string","boolean","unset"],"default":"unset"},"attributes":{"type":"object","default":{},"additionalProperties":true}},"required":["type","attributes"]}},"required":["id","class","attributes","predicate"]};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(((((data.id === undefined) && (missing0 = "id")) || ((data.class === undefined) && (missing0 = "class"))) || ((data.attributes === undefined) && (missing0 = "attributes"))) || ((data.predicate === undefined) && (missing0 = "predicate"))){
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
if(!pattern4.test(data0)){
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
if(data.class !== undefined){
let data1 = data.class;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func1(data1) > 256){
validate23.errors = [{instancePath:instancePath+"/class",schemaPath:"#/properties/class/maxLength",keyword:"maxLength",params:{limit: 256}}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/class",schemaPath:"#/properties/class/type",keyword:"type",params:{type: "string"}}];
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
validate23.errors = [{instancePath:instancePath+"/eventType",schemaPath:"#/properties/eventType/enum",keyword:"enum",params:{allowedValues: schema37.properties.eventType.enum}}];
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
validate23.errors = [{instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data3.conditionType !== undefined){
let data4 = data3.conditionType;
const _errs10 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate23.errors = [{instancePath:instancePath+"/attributes/conditionType",schemaPath:"#/properties/attributes/properties/conditionType/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if(typeof data4 == "number"){
if(data4 > 3 || isNaN(data4)){
validate23.errors = [{instancePath:instancePath+"/attributes/conditionType",schemaPath:"#/properties/attributes/properties/conditionType/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3}}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate23.errors = [{instancePath:instancePath+"/attributes/conditionType",schemaPath:"#/properties/attributes/properties/conditionType/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate23.errors = [{instancePath:instancePath+"/attributes/subjectAttribute",schemaPath:"#/properties/attributes/properties/subjectAttribute/type",keyword:"type",params:{type: "string"}}];
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
validate23.errors = [{instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type: "object"}}];
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
validate23.errors = [{instancePath:instancePath+"/predicate",schemaPath:"#/properties/predicate/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data6.type !== undefined){
let data7 = data6.type;
const _errs16 = errors;
if(!(((((((((data7 === "mouse") || (data7 === "mousePosition")) || (data7 === "touch")) || (data7 === "key")) || (data7 === "collision")) || (data7 === "number")) || (data7 === "string")) || (data7 === "boolean")) || (data7 === "unset"))){
validate23.errors = [{instancePath:instancePath+"/predicate/type",schemaPath:"#/properties/predicate/properties/type/enum",keyword:"enum",params:{allowedValues: schema37.properties.predicate.properties.type.enum}}];
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
validate23.errors = [{instancePath:instancePath+"/predicate/attributes",schemaPath:"#/properties/predicate/properties/attributes/type",keyword:"type",params:{type: "object"}}];
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
validate23.errors = [{instancePath:instancePath+"/predicate",schemaPath:"#/properties/predicate/type",keyword:"type",params:{type: "object"}}];
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
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":{"id":true,"class":true,"eventType":true,"attributes":true,"predicate":true},"dynamicProps":false,"dynamicItems":false};

const wrapper0 = {validate: validate22};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(((((data.id === undefined) && (missing0 = "id")) || ((data.class === undefined) && (missing0 = "class"))) || ((data.enabled === undefined) && (missing0 = "enabled"))) || ((data.attributes === undefined) && (missing0 = "attributes"))){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate22.errors = [{instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "^id[0-9]{1,19}$"}}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/type",keyword:"type",params:{type: "string"}}];
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
validate22.errors = [{instancePath:instancePath+"/class",schemaPath:"#/properties/class/maxLength",keyword:"maxLength",params:{limit: 256}}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/class",schemaPath:"#/properties/class/type",keyword:"type",params:{type: "string"}}];
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
validate22.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"}}];
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
validate22.errors = [{instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type: "object"}}];
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
if(!(validate23(data4[i0], {instancePath:instancePath+"/conditions/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid2 = _errs13 === errors;
if(!valid2){
break;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/type",keyword:"type",params:{type: "array"}}];
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
validate22.errors = [{instancePath:instancePath+"/behaviors",schemaPath:"#/properties/behaviors/type",keyword:"type",params:{type: "array"}}];
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
validate22.errors = [{instancePath:instancePath+"/elseBehaviors",schemaPath:"#/properties/elseBehaviors/type",keyword:"type",params:{type: "array"}}];
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
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"id":true,"class":true,"enabled":true,"attributes":true,"conditions":true,"behaviors":true,"elseBehaviors":true},"dynamicProps":false,"dynamicItems":false};

const schema39 = {"title":"Instance","type":"object","properties":{"id":{"$ref":"common.json#/$defs/id"},"prototype":{"$ref":"common.json#/$defs/id"},"attributes":{"type":"object","default":{},"additionalProperties":true,"description":"Overrides of the prototype's attributes; a missing key means the prototype's value."},"aspects":{"type":"object","properties":{"graphics":{"type":"object","properties":{"attributes":{"type":"object","additionalProperties":true}},"required":[]},"motion":{"type":"object","properties":{"attributes":{"type":"object","additionalProperties":true}},"required":[]},"physics":{"type":"object","properties":{"attributes":{"type":"object","additionalProperties":true}},"required":[]}}},"behaviors":{"type":"array","items":{"$ref":"common.json#/$defs/behavior"},"description":"Present on an unlocked instance only."}},"required":["id","prototype","attributes"]};

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
if((((data.id === undefined) && (missing0 = "id")) || ((data.prototype === undefined) && (missing0 = "prototype"))) || ((data.attributes === undefined) && (missing0 = "attributes"))){
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
if(!pattern4.test(data0)){
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
if(data.prototype !== undefined){
let data1 = data.prototype;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate26.errors = [{instancePath:instancePath+"/prototype",schemaPath:"common.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "^id[0-9]{1,19}$"}}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/prototype",schemaPath:"common.json#/$defs/id/type",keyword:"type",params:{type: "string"}}];
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
validate26.errors = [{instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type: "object"}}];
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
validate26.errors = [{instancePath:instancePath+"/aspects/graphics/attributes",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/aspects/graphics",schemaPath:"#/properties/aspects/properties/graphics/type",keyword:"type",params:{type: "object"}}];
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
validate26.errors = [{instancePath:instancePath+"/aspects/motion/attributes",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/aspects/motion",schemaPath:"#/properties/aspects/properties/motion/type",keyword:"type",params:{type: "object"}}];
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
validate26.errors = [{instancePath:instancePath+"/aspects/physics/attributes",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/aspects/physics",schemaPath:"#/properties/aspects/properties/physics/type",keyword:"type",params:{type: "object"}}];
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
validate26.errors = [{instancePath:instancePath+"/aspects",schemaPath:"#/properties/aspects/type",keyword:"type",params:{type: "object"}}];
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
if(!(validate22(data10[i0], {instancePath:instancePath+"/behaviors/" + i0,parentData:data10,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid7 = _errs29 === errors;
if(!valid7){
break;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/behaviors",schemaPath:"#/properties/behaviors/type",keyword:"type",params:{type: "array"}}];
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
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"id":true,"prototype":true,"attributes":true,"aspects":true,"behaviors":true},"dynamicProps":false,"dynamicItems":false};

const schema42 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/project/actor.json","title":"PrototypeDocument","description":"One actor prototype with its behaviors. Stored as actors/{id}.json.","type":"object","properties":{"id":{"$ref":"common.json#/$defs/id"},"attributes":{"default":{},"type":"object","properties":{"name":{"type":"string","default":"New Actor","maxLength":256},"time":{"type":"number","default":0},"position":{"type":"object","properties":{"x":{"type":"number","default":0},"y":{"type":"number","default":0}},"required":["x","y"]},"size":{"type":"object","properties":{"width":{"type":"number","default":100},"height":{"type":"number","default":100}},"required":["width","height"]},"rotation":{"type":"number","default":0},"color":{"type":"object","properties":{"red":{"type":"number","default":1,"minimum":0,"maximum":1},"green":{"type":"number","default":1,"minimum":0,"maximum":1},"blue":{"type":"number","default":1,"minimum":0,"maximum":1},"alpha":{"type":"number","default":1,"minimum":0,"maximum":1}},"required":["red","green","blue","alpha"]},"image":{"type":"string","default":""},"tags":{"type":"string","default":""},"preloadArt":{"type":"boolean","default":true},"uiPinned":{"type":"boolean","default":false}},"required":["name","time","position","size","rotation","color","image","tags","preloadArt","uiPinned"],"patternProperties":{"^id[0-9]+$":{"$ref":"common.json#/$defs/customAttribute"}},"additionalProperties":true},"aspects":{"type":"object","properties":{"graphics":{"type":"object","properties":{"attributes":{"type":"object","properties":{"visible":{"type":"boolean","default":true},"blendingMode":{"type":"integer","minimum":0,"maximum":4,"default":0,"description":"0 Normal, 1 Opaque, 2 Additive, 3 Screen, 4 Multiply"},"horizontalWrap":{"type":"integer","minimum":0,"maximum":2,"default":0,"description":"0 Stretch, 1 Fixed, 2 Tile"},"verticalWrap":{"type":"integer","minimum":0,"maximum":2,"default":0,"description":"0 Stretch, 1 Fixed, 2 Tile"},"horizontalAnchor":{"type":"integer","minimum":0,"maximum":2,"default":0,"description":"0 Left, 1 Center, 2 Right"},"verticalAnchor":{"type":"integer","minimum":0,"maximum":2,"default":0,"description":"0 Bottom, 1 Middle, 2 Top"},"flipHorizontally":{"type":"boolean","default":false},"flipVertically":{"type":"boolean","default":false},"tileWidth":{"type":"number","default":0},"tileHeight":{"type":"number","default":0},"zIndex":{"type":"number","default":0}},"required":["visible","blendingMode","horizontalWrap","verticalWrap","horizontalAnchor","verticalAnchor","flipHorizontally","flipVertically","tileWidth","tileHeight","zIndex"]}},"required":["attributes"]},"motion":{"type":"object","properties":{"attributes":{"type":"object","properties":{"linearVelocity":{"type":"object","properties":{"x":{"type":"number","default":0},"y":{"type":"number","default":0}},"required":["x","y"]},"centerOfMass":{"type":"object","properties":{"x":{"type":"number","default":0},"y":{"type":"number","default":0}},"required":["x","y"]},"angularVelocity":{"type":"number","default":0},"maxSpeed":{"type":"number","default":0},"applyMaxSpeed":{"type":"boolean","default":false},"pin":{"type":"boolean","default":false}},"required":["linearVelocity","centerOfMass","angularVelocity","maxSpeed","applyMaxSpeed","pin"]}},"required":["attributes"]},"physics":{"type":"object","properties":{"attributes":{"type":"object","properties":{"density":{"type":"number","default":1},"friction":{"type":"number","default":3},"restitution":{"type":"number","default":1},"fixedRotation":{"type":"boolean","default":false},"movable":{"type":"boolean","default":true},"collisionShape":{"type":"integer","minimum":0,"maximum":2,"default":0,"description":"0 Rectangle, 1 Circle, 2 Custom"},"collisionPolygon":{"type":"array","default":[],"items":{"type":"array","items":{"type":"number"},"minItems":2,"maxItems":2},"maxItems":64},"drag":{"type":"number","default":0},"angularDrag":{"type":"number","default":0},"canSleep":{"type":"boolean","default":true},"betterCollisions":{"type":"boolean","default":false}},"required":["density","friction","restitution","fixedRotation","movable","collisionShape","collisionPolygon","drag","angularDrag","canSleep","betterCollisions"]}},"required":["attributes"]}},"required":["graphics","motion","physics"]},"behaviors":{"type":"array","default":[],"items":{"$ref":"common.json#/$defs/behavior"}}},"required":["id","attributes","aspects","behaviors"]};
const schema44 = {"title":"CustomAttribute","type":"object","properties":{"@":{"enum":["integer","real","boolean","text","angle","index","table"],"description":"Type of the value."},"$":{"type":["number","string","boolean"],"description":"The value; a table has none."},"name":{"type":"string","default":"","maxLength":256}},"required":["@","name"]};
const pattern12 = new RegExp("^id[0-9]+$", "u");

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
let missing0;
if(((((data.id === undefined) && (missing0 = "id")) || ((data.class === undefined) && (missing0 = "class"))) || ((data.enabled === undefined) && (missing0 = "enabled"))) || ((data.attributes === undefined) && (missing0 = "attributes"))){
validate30.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate30.errors = [{instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "^id[0-9]{1,19}$"}}];
return false;
}
}
else {
validate30.errors = [{instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/type",keyword:"type",params:{type: "string"}}];
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
validate30.errors = [{instancePath:instancePath+"/class",schemaPath:"#/properties/class/maxLength",keyword:"maxLength",params:{limit: 256}}];
return false;
}
}
else {
validate30.errors = [{instancePath:instancePath+"/class",schemaPath:"#/properties/class/type",keyword:"type",params:{type: "string"}}];
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
validate30.errors = [{instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"}}];
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
validate30.errors = [{instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type: "object"}}];
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
if(!(validate23(data4[i0], {instancePath:instancePath+"/conditions/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid2 = _errs13 === errors;
if(!valid2){
break;
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/type",keyword:"type",params:{type: "array"}}];
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
if(!(validate22(data6[i1], {instancePath:instancePath+"/behaviors/" + i1,parentData:data6,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid3 = _errs16 === errors;
if(!valid3){
break;
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/behaviors",schemaPath:"#/properties/behaviors/type",keyword:"type",params:{type: "array"}}];
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
if(!(validate22(data8[i2], {instancePath:instancePath+"/elseBehaviors/" + i2,parentData:data8,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid4 = _errs19 === errors;
if(!valid4){
break;
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/elseBehaviors",schemaPath:"#/properties/elseBehaviors/type",keyword:"type",params:{type: "array"}}];
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
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":{"id":true,"class":true,"enabled":true,"attributes":true,"conditions":true,"behaviors":true,"elseBehaviors":true},"dynamicProps":false,"dynamicItems":false};


function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://playhouse.example/schemas/1/project/actor.json" */;
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
if(((((data.id === undefined) && (missing0 = "id")) || ((data.attributes === undefined) && (missing0 = "attributes"))) || ((data.aspects === undefined) && (missing0 = "aspects"))) || ((data.behaviors === undefined) && (missing0 = "behaviors"))){
validate29.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate29.errors = [{instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "^id[0-9]{1,19}$"}}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/type",keyword:"type",params:{type: "string"}}];
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
validate29.errors = [{instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.name !== undefined){
let data2 = data1.name;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func1(data2) > 256){
validate29.errors = [{instancePath:instancePath+"/attributes/name",schemaPath:"#/properties/attributes/properties/name/maxLength",keyword:"maxLength",params:{limit: 256}}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/attributes/name",schemaPath:"#/properties/attributes/properties/name/type",keyword:"type",params:{type: "string"}}];
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
validate29.errors = [{instancePath:instancePath+"/attributes/time",schemaPath:"#/properties/attributes/properties/time/type",keyword:"type",params:{type: "number"}}];
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
validate29.errors = [{instancePath:instancePath+"/attributes/position",schemaPath:"#/properties/attributes/properties/position/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data4.x !== undefined){
const _errs13 = errors;
if(!(typeof data4.x == "number")){
validate29.errors = [{instancePath:instancePath+"/attributes/position/x",schemaPath:"#/properties/attributes/properties/position/properties/x/type",keyword:"type",params:{type: "number"}}];
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
validate29.errors = [{instancePath:instancePath+"/attributes/position/y",schemaPath:"#/properties/attributes/properties/position/properties/y/type",keyword:"type",params:{type: "number"}}];
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
validate29.errors = [{instancePath:instancePath+"/attributes/position",schemaPath:"#/properties/attributes/properties/position/type",keyword:"type",params:{type: "object"}}];
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
validate29.errors = [{instancePath:instancePath+"/attributes/size",schemaPath:"#/properties/attributes/properties/size/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data7.width !== undefined){
const _errs19 = errors;
if(!(typeof data7.width == "number")){
validate29.errors = [{instancePath:instancePath+"/attributes/size/width",schemaPath:"#/properties/attributes/properties/size/properties/width/type",keyword:"type",params:{type: "number"}}];
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
validate29.errors = [{instancePath:instancePath+"/attributes/size/height",schemaPath:"#/properties/attributes/properties/size/properties/height/type",keyword:"type",params:{type: "number"}}];
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
validate29.errors = [{instancePath:instancePath+"/attributes/size",schemaPath:"#/properties/attributes/properties/size/type",keyword:"type",params:{type: "object"}}];
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
validate29.errors = [{instancePath:instancePath+"/attributes/rotation",schemaPath:"#/properties/attributes/properties/rotation/type",keyword:"type",params:{type: "number"}}];
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
validate29.errors = [{instancePath:instancePath+"/attributes/color",schemaPath:"#/properties/attributes/properties/color/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
if(data11.red !== undefined){
let data12 = data11.red;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data12 == "number"){
if(data12 > 1 || isNaN(data12)){
validate29.errors = [{instancePath:instancePath+"/attributes/color/red",schemaPath:"#/properties/attributes/properties/color/properties/red/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}}];
return false;
}
else {
if(data12 < 0 || isNaN(data12)){
validate29.errors = [{instancePath:instancePath+"/attributes/color/red",schemaPath:"#/properties/attributes/properties/color/properties/red/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/attributes/color/red",schemaPath:"#/properties/attributes/properties/color/properties/red/type",keyword:"type",params:{type: "number"}}];
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
validate29.errors = [{instancePath:instancePath+"/attributes/color/green",schemaPath:"#/properties/attributes/properties/color/properties/green/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}}];
return false;
}
else {
if(data13 < 0 || isNaN(data13)){
validate29.errors = [{instancePath:instancePath+"/attributes/color/green",schemaPath:"#/properties/attributes/properties/color/properties/green/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/attributes/color/green",schemaPath:"#/properties/attributes/properties/color/properties/green/type",keyword:"type",params:{type: "number"}}];
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
validate29.errors = [{instancePath:instancePath+"/attributes/color/blue",schemaPath:"#/properties/attributes/properties/color/properties/blue/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}}];
return false;
}
else {
if(data14 < 0 || isNaN(data14)){
validate29.errors = [{instancePath:instancePath+"/attributes/color/blue",schemaPath:"#/properties/attributes/properties/color/properties/blue/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/attributes/color/blue",schemaPath:"#/properties/attributes/properties/color/properties/blue/type",keyword:"type",params:{type: "number"}}];
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
validate29.errors = [{instancePath:instancePath+"/attributes/color/alpha",schemaPath:"#/properties/attributes/properties/color/properties/alpha/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}}];
return false;
}
else {
if(data15 < 0 || isNaN(data15)){
validate29.errors = [{instancePath:instancePath+"/attributes/color/alpha",schemaPath:"#/properties/attributes/properties/color/properties/alpha/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/attributes/color/alpha",schemaPath:"#/properties/attributes/properties/color/properties/alpha/type",keyword:"type",params:{type: "number"}}];
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
validate29.errors = [{instancePath:instancePath+"/attributes/color",schemaPath:"#/properties/attributes/properties/color/type",keyword:"type",params:{type: "object"}}];
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
validate29.errors = [{instancePath:instancePath+"/attributes/image",schemaPath:"#/properties/attributes/properties/image/type",keyword:"type",params:{type: "string"}}];
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
validate29.errors = [{instancePath:instancePath+"/attributes/tags",schemaPath:"#/properties/attributes/properties/tags/type",keyword:"type",params:{type: "string"}}];
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
validate29.errors = [{instancePath:instancePath+"/attributes/preloadArt",schemaPath:"#/properties/attributes/properties/preloadArt/type",keyword:"type",params:{type: "boolean"}}];
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
validate29.errors = [{instancePath:instancePath+"/attributes/uiPinned",schemaPath:"#/properties/attributes/properties/uiPinned/type",keyword:"type",params:{type: "boolean"}}];
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
if(pattern12.test(key0)){
let data20 = data1[key0];
const _errs43 = errors;
const _errs44 = errors;
if(errors === _errs44){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
let missing5;
if(((data20["@"] === undefined) && (missing5 = "@")) || ((data20.name === undefined) && (missing5 = "name"))){
validate29.errors = [{instancePath:instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"common.json#/$defs/customAttribute/required",keyword:"required",params:{missingProperty: missing5}}];
return false;
}
else {
if(data20["@"] !== undefined){
let data21 = data20["@"];
const _errs46 = errors;
if(!(((((((data21 === "integer") || (data21 === "real")) || (data21 === "boolean")) || (data21 === "text")) || (data21 === "angle")) || (data21 === "index")) || (data21 === "table"))){
validate29.errors = [{instancePath:instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/@",schemaPath:"common.json#/$defs/customAttribute/properties/%40/enum",keyword:"enum",params:{allowedValues: schema44.properties["@"].enum}}];
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
validate29.errors = [{instancePath:instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/$",schemaPath:"common.json#/$defs/customAttribute/properties/%24/type",keyword:"type",params:{type: schema44.properties.$.type}}];
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
validate29.errors = [{instancePath:instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/name",schemaPath:"common.json#/$defs/customAttribute/properties/name/maxLength",keyword:"maxLength",params:{limit: 256}}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/name",schemaPath:"common.json#/$defs/customAttribute/properties/name/type",keyword:"type",params:{type: "string"}}];
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
validate29.errors = [{instancePath:instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"common.json#/$defs/customAttribute/type",keyword:"type",params:{type: "object"}}];
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
validate29.errors = [{instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type: "object"}}];
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
validate29.errors = [{instancePath:instancePath+"/aspects",schemaPath:"#/properties/aspects/required",keyword:"required",params:{missingProperty: missing6}}];
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
validate29.errors = [{instancePath:instancePath+"/aspects/graphics",schemaPath:"#/properties/aspects/properties/graphics/required",keyword:"required",params:{missingProperty: missing7}}];
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
validate29.errors = [{instancePath:instancePath+"/aspects/graphics/attributes",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/required",keyword:"required",params:{missingProperty: missing8}}];
return false;
}
else {
if(data26.visible !== undefined){
const _errs57 = errors;
if(typeof data26.visible !== "boolean"){
validate29.errors = [{instancePath:instancePath+"/aspects/graphics/attributes/visible",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/visible/type",keyword:"type",params:{type: "boolean"}}];
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
validate29.errors = [{instancePath:instancePath+"/aspects/graphics/attributes/blendingMode",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/blendingMode/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs59){
if(typeof data28 == "number"){
if(data28 > 4 || isNaN(data28)){
validate29.errors = [{instancePath:instancePath+"/aspects/graphics/attributes/blendingMode",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/blendingMode/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4}}];
return false;
}
else {
if(data28 < 0 || isNaN(data28)){
validate29.errors = [{instancePath:instancePath+"/aspects/graphics/attributes/blendingMode",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/blendingMode/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate29.errors = [{instancePath:instancePath+"/aspects/graphics/attributes/horizontalWrap",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/horizontalWrap/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs61){
if(typeof data29 == "number"){
if(data29 > 2 || isNaN(data29)){
validate29.errors = [{instancePath:instancePath+"/aspects/graphics/attributes/horizontalWrap",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/horizontalWrap/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2}}];
return false;
}
else {
if(data29 < 0 || isNaN(data29)){
validate29.errors = [{instancePath:instancePath+"/aspects/graphics/attributes/horizontalWrap",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/horizontalWrap/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate29.errors = [{instancePath:instancePath+"/aspects/graphics/attributes/verticalWrap",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/verticalWrap/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs63){
if(typeof data30 == "number"){
if(data30 > 2 || isNaN(data30)){
validate29.errors = [{instancePath:instancePath+"/aspects/graphics/attributes/verticalWrap",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/verticalWrap/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2}}];
return false;
}
else {
if(data30 < 0 || isNaN(data30)){
validate29.errors = [{instancePath:instancePath+"/aspects/graphics/attributes/verticalWrap",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/verticalWrap/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate29.errors = [{instancePath:instancePath+"/aspects/graphics/attributes/horizontalAnchor",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/horizontalAnchor/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs65){
if(typeof data31 == "number"){
if(data31 > 2 || isNaN(data31)){
validate29.errors = [{instancePath:instancePath+"/aspects/graphics/attributes/horizontalAnchor",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/horizontalAnchor/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2}}];
return false;
}
else {
if(data31 < 0 || isNaN(data31)){
validate29.errors = [{instancePath:instancePath+"/aspects/graphics/attributes/horizontalAnchor",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/horizontalAnchor/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate29.errors = [{instancePath:instancePath+"/aspects/graphics/attributes/verticalAnchor",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/verticalAnchor/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs67){
if(typeof data32 == "number"){
if(data32 > 2 || isNaN(data32)){
validate29.errors = [{instancePath:instancePath+"/aspects/graphics/attributes/verticalAnchor",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/verticalAnchor/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2}}];
return false;
}
else {
if(data32 < 0 || isNaN(data32)){
validate29.errors = [{instancePath:instancePath+"/aspects/graphics/attributes/verticalAnchor",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/verticalAnchor/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate29.errors = [{instancePath:instancePath+"/aspects/graphics/attributes/flipHorizontally",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/flipHorizontally/type",keyword:"type",params:{type: "boolean"}}];
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
validate29.errors = [{instancePath:instancePath+"/aspects/graphics/attributes/flipVertically",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/flipVertically/type",keyword:"type",params:{type: "boolean"}}];
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
validate29.errors = [{instancePath:instancePath+"/aspects/graphics/attributes/tileWidth",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/tileWidth/type",keyword:"type",params:{type: "number"}}];
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
validate29.errors = [{instancePath:instancePath+"/aspects/graphics/attributes/tileHeight",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/tileHeight/type",keyword:"type",params:{type: "number"}}];
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
validate29.errors = [{instancePath:instancePath+"/aspects/graphics/attributes/zIndex",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/properties/zIndex/type",keyword:"type",params:{type: "number"}}];
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
validate29.errors = [{instancePath:instancePath+"/aspects/graphics/attributes",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/aspects/graphics",schemaPath:"#/properties/aspects/properties/graphics/type",keyword:"type",params:{type: "object"}}];
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
validate29.errors = [{instancePath:instancePath+"/aspects/motion",schemaPath:"#/properties/aspects/properties/motion/required",keyword:"required",params:{missingProperty: missing9}}];
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
validate29.errors = [{instancePath:instancePath+"/aspects/motion/attributes",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/required",keyword:"required",params:{missingProperty: missing10}}];
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
validate29.errors = [{instancePath:instancePath+"/aspects/motion/attributes/linearVelocity",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/properties/linearVelocity/required",keyword:"required",params:{missingProperty: missing11}}];
return false;
}
else {
if(data40.x !== undefined){
const _errs85 = errors;
if(!(typeof data40.x == "number")){
validate29.errors = [{instancePath:instancePath+"/aspects/motion/attributes/linearVelocity/x",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/properties/linearVelocity/properties/x/type",keyword:"type",params:{type: "number"}}];
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
validate29.errors = [{instancePath:instancePath+"/aspects/motion/attributes/linearVelocity/y",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/properties/linearVelocity/properties/y/type",keyword:"type",params:{type: "number"}}];
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
validate29.errors = [{instancePath:instancePath+"/aspects/motion/attributes/linearVelocity",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/properties/linearVelocity/type",keyword:"type",params:{type: "object"}}];
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
validate29.errors = [{instancePath:instancePath+"/aspects/motion/attributes/centerOfMass",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/properties/centerOfMass/required",keyword:"required",params:{missingProperty: missing12}}];
return false;
}
else {
if(data43.x !== undefined){
const _errs91 = errors;
if(!(typeof data43.x == "number")){
validate29.errors = [{instancePath:instancePath+"/aspects/motion/attributes/centerOfMass/x",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/properties/centerOfMass/properties/x/type",keyword:"type",params:{type: "number"}}];
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
validate29.errors = [{instancePath:instancePath+"/aspects/motion/attributes/centerOfMass/y",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/properties/centerOfMass/properties/y/type",keyword:"type",params:{type: "number"}}];
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
validate29.errors = [{instancePath:instancePath+"/aspects/motion/attributes/centerOfMass",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/properties/centerOfMass/type",keyword:"type",params:{type: "object"}}];
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
validate29.errors = [{instancePath:instancePath+"/aspects/motion/attributes/angularVelocity",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/properties/angularVelocity/type",keyword:"type",params:{type: "number"}}];
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
validate29.errors = [{instancePath:instancePath+"/aspects/motion/attributes/maxSpeed",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/properties/maxSpeed/type",keyword:"type",params:{type: "number"}}];
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
validate29.errors = [{instancePath:instancePath+"/aspects/motion/attributes/applyMaxSpeed",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/properties/applyMaxSpeed/type",keyword:"type",params:{type: "boolean"}}];
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
validate29.errors = [{instancePath:instancePath+"/aspects/motion/attributes/pin",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/properties/pin/type",keyword:"type",params:{type: "boolean"}}];
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
validate29.errors = [{instancePath:instancePath+"/aspects/motion/attributes",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/aspects/motion",schemaPath:"#/properties/aspects/properties/motion/type",keyword:"type",params:{type: "object"}}];
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
validate29.errors = [{instancePath:instancePath+"/aspects/physics",schemaPath:"#/properties/aspects/properties/physics/required",keyword:"required",params:{missingProperty: missing13}}];
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
validate29.errors = [{instancePath:instancePath+"/aspects/physics/attributes",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/required",keyword:"required",params:{missingProperty: missing14}}];
return false;
}
else {
if(data51.density !== undefined){
const _errs107 = errors;
if(!(typeof data51.density == "number")){
validate29.errors = [{instancePath:instancePath+"/aspects/physics/attributes/density",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/density/type",keyword:"type",params:{type: "number"}}];
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
validate29.errors = [{instancePath:instancePath+"/aspects/physics/attributes/friction",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/friction/type",keyword:"type",params:{type: "number"}}];
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
validate29.errors = [{instancePath:instancePath+"/aspects/physics/attributes/restitution",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/restitution/type",keyword:"type",params:{type: "number"}}];
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
validate29.errors = [{instancePath:instancePath+"/aspects/physics/attributes/fixedRotation",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/fixedRotation/type",keyword:"type",params:{type: "boolean"}}];
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
validate29.errors = [{instancePath:instancePath+"/aspects/physics/attributes/movable",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/movable/type",keyword:"type",params:{type: "boolean"}}];
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
validate29.errors = [{instancePath:instancePath+"/aspects/physics/attributes/collisionShape",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/collisionShape/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs117){
if(typeof data57 == "number"){
if(data57 > 2 || isNaN(data57)){
validate29.errors = [{instancePath:instancePath+"/aspects/physics/attributes/collisionShape",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/collisionShape/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2}}];
return false;
}
else {
if(data57 < 0 || isNaN(data57)){
validate29.errors = [{instancePath:instancePath+"/aspects/physics/attributes/collisionShape",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/collisionShape/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate29.errors = [{instancePath:instancePath+"/aspects/physics/attributes/collisionPolygon",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/collisionPolygon/maxItems",keyword:"maxItems",params:{limit: 64}}];
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
validate29.errors = [{instancePath:instancePath+"/aspects/physics/attributes/collisionPolygon/" + i0,schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/collisionPolygon/items/maxItems",keyword:"maxItems",params:{limit: 2}}];
return false;
}
else {
if(data59.length < 2){
validate29.errors = [{instancePath:instancePath+"/aspects/physics/attributes/collisionPolygon/" + i0,schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/collisionPolygon/items/minItems",keyword:"minItems",params:{limit: 2}}];
return false;
}
else {
var valid19 = true;
const len1 = data59.length;
for(let i1=0; i1<len1; i1++){
const _errs123 = errors;
if(!(typeof data59[i1] == "number")){
validate29.errors = [{instancePath:instancePath+"/aspects/physics/attributes/collisionPolygon/" + i0+"/" + i1,schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/collisionPolygon/items/items/type",keyword:"type",params:{type: "number"}}];
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
validate29.errors = [{instancePath:instancePath+"/aspects/physics/attributes/collisionPolygon/" + i0,schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/collisionPolygon/items/type",keyword:"type",params:{type: "array"}}];
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
validate29.errors = [{instancePath:instancePath+"/aspects/physics/attributes/collisionPolygon",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/collisionPolygon/type",keyword:"type",params:{type: "array"}}];
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
validate29.errors = [{instancePath:instancePath+"/aspects/physics/attributes/drag",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/drag/type",keyword:"type",params:{type: "number"}}];
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
validate29.errors = [{instancePath:instancePath+"/aspects/physics/attributes/angularDrag",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/angularDrag/type",keyword:"type",params:{type: "number"}}];
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
validate29.errors = [{instancePath:instancePath+"/aspects/physics/attributes/canSleep",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/canSleep/type",keyword:"type",params:{type: "boolean"}}];
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
validate29.errors = [{instancePath:instancePath+"/aspects/physics/attributes/betterCollisions",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/properties/betterCollisions/type",keyword:"type",params:{type: "boolean"}}];
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
validate29.errors = [{instancePath:instancePath+"/aspects/physics/attributes",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/aspects/physics",schemaPath:"#/properties/aspects/properties/physics/type",keyword:"type",params:{type: "object"}}];
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
validate29.errors = [{instancePath:instancePath+"/aspects",schemaPath:"#/properties/aspects/type",keyword:"type",params:{type: "object"}}];
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
if(!(validate30(data65[i2], {instancePath:instancePath+"/behaviors/" + i2,parentData:data65,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var valid20 = _errs135 === errors;
if(!valid20){
break;
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/behaviors",schemaPath:"#/properties/behaviors/type",keyword:"type",params:{type: "array"}}];
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
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"id":true,"attributes":true,"aspects":true,"behaviors":true},"dynamicProps":false,"dynamicItems":false};

const schema47 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://playhouse.example/schemas/1/project/scene.json","title":"SceneDocument","description":"One scene with its layers and actor instances, both back to front. Stored as scenes/{id}.json.","type":"object","properties":{"id":{"$ref":"common.json#/$defs/id"},"attributes":{"default":{},"type":"object","properties":{"name":{"type":"string","default":"New Scene","maxLength":256},"time":{"type":"number","default":0},"size":{"type":"object","properties":{"width":{"type":"number","default":1024},"height":{"type":"number","default":768}},"required":["width","height"]},"wrapX":{"type":"boolean","default":false},"wrapY":{"type":"boolean","default":false},"gravity":{"type":"object","properties":{"x":{"type":"number","default":0},"y":{"type":"number","default":0}},"required":["x","y"]},"color":{"type":"object","properties":{"red":{"type":"number","default":0,"minimum":0,"maximum":1},"green":{"type":"number","default":0,"minimum":0,"maximum":1},"blue":{"type":"number","default":0,"minimum":0,"maximum":1},"alpha":{"type":"number","default":1,"minimum":0,"maximum":1}},"required":["red","green","blue","alpha"]},"camera":{"type":"object","properties":{"origin":{"type":"object","properties":{"x":{"type":"number","default":0},"y":{"type":"number","default":0}},"required":["x","y"]},"size":{"type":"object","properties":{"width":{"type":"number","default":1024},"height":{"type":"number","default":768}},"required":["width","height"]},"trackingArea":{"type":"object","properties":{"width":{"type":"number","default":944},"height":{"type":"number","default":688}},"required":["width","height"]},"rotation":{"type":"number","default":0}},"required":["origin","size","trackingArea","rotation"]},"autorotate":{"type":"object","properties":{"landscapeLeft":{"type":"boolean","default":true},"portrait":{"type":"boolean","default":false},"landscapeRight":{"type":"boolean","default":false},"portraitUpsidedown":{"type":"boolean","default":false}},"required":["landscapeLeft","portrait","landscapeRight","portraitUpsidedown"]}},"required":["name","time","size","wrapX","wrapY","gravity","color","camera","autorotate"],"patternProperties":{"^id[0-9]+$":{"$ref":"common.json#/$defs/customAttribute"}},"additionalProperties":true},"layers":{"type":"array","default":[],"items":{"$ref":"common.json#/$defs/layer"}}},"required":["id","attributes","layers"]};
const schema50 = {"title":"Layer","type":"object","properties":{"id":{"$ref":"common.json#/$defs/id"},"attributes":{"default":{},"type":"object","properties":{"name":{"type":"string","default":"New Layer","maxLength":256},"scrollable":{"type":"boolean","default":true}},"required":["name","scrollable"]},"actors":{"type":"array","default":[],"items":{"$ref":"common.json#/$defs/instance"}}},"required":["id","attributes","actors"]};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if((((data.id === undefined) && (missing0 = "id")) || ((data.prototype === undefined) && (missing0 = "prototype"))) || ((data.attributes === undefined) && (missing0 = "attributes"))){
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
if(!pattern4.test(data0)){
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
if(data.prototype !== undefined){
let data1 = data.prototype;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate38.errors = [{instancePath:instancePath+"/prototype",schemaPath:"common.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "^id[0-9]{1,19}$"}}];
return false;
}
}
else {
validate38.errors = [{instancePath:instancePath+"/prototype",schemaPath:"common.json#/$defs/id/type",keyword:"type",params:{type: "string"}}];
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
validate38.errors = [{instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type: "object"}}];
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
validate38.errors = [{instancePath:instancePath+"/aspects/graphics/attributes",schemaPath:"#/properties/aspects/properties/graphics/properties/attributes/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/aspects/graphics",schemaPath:"#/properties/aspects/properties/graphics/type",keyword:"type",params:{type: "object"}}];
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
validate38.errors = [{instancePath:instancePath+"/aspects/motion/attributes",schemaPath:"#/properties/aspects/properties/motion/properties/attributes/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/aspects/motion",schemaPath:"#/properties/aspects/properties/motion/type",keyword:"type",params:{type: "object"}}];
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
validate38.errors = [{instancePath:instancePath+"/aspects/physics/attributes",schemaPath:"#/properties/aspects/properties/physics/properties/attributes/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/aspects/physics",schemaPath:"#/properties/aspects/properties/physics/type",keyword:"type",params:{type: "object"}}];
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
validate38.errors = [{instancePath:instancePath+"/aspects",schemaPath:"#/properties/aspects/type",keyword:"type",params:{type: "object"}}];
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
if(!(validate22(data10[i0], {instancePath:instancePath+"/behaviors/" + i0,parentData:data10,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid7 = _errs29 === errors;
if(!valid7){
break;
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/behaviors",schemaPath:"#/properties/behaviors/type",keyword:"type",params:{type: "array"}}];
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
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":{"id":true,"prototype":true,"attributes":true,"aspects":true,"behaviors":true},"dynamicProps":false,"dynamicItems":false};


function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
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
validate37.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate37.errors = [{instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "^id[0-9]{1,19}$"}}];
return false;
}
}
else {
validate37.errors = [{instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/type",keyword:"type",params:{type: "string"}}];
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
validate37.errors = [{instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.name !== undefined){
let data2 = data1.name;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func1(data2) > 256){
validate37.errors = [{instancePath:instancePath+"/attributes/name",schemaPath:"#/properties/attributes/properties/name/maxLength",keyword:"maxLength",params:{limit: 256}}];
return false;
}
}
else {
validate37.errors = [{instancePath:instancePath+"/attributes/name",schemaPath:"#/properties/attributes/properties/name/type",keyword:"type",params:{type: "string"}}];
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
validate37.errors = [{instancePath:instancePath+"/attributes/scrollable",schemaPath:"#/properties/attributes/properties/scrollable/type",keyword:"type",params:{type: "boolean"}}];
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
validate37.errors = [{instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type: "object"}}];
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
if(!(validate38(data4[i0], {instancePath:instancePath+"/actors/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid3 = _errs12 === errors;
if(!valid3){
break;
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/actors",schemaPath:"#/properties/actors/type",keyword:"type",params:{type: "array"}}];
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
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":{"id":true,"attributes":true,"actors":true},"dynamicProps":false,"dynamicItems":false};


function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://playhouse.example/schemas/1/project/scene.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
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
validate36.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate36.errors = [{instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "^id[0-9]{1,19}$"}}];
return false;
}
}
else {
validate36.errors = [{instancePath:instancePath+"/id",schemaPath:"common.json#/$defs/id/type",keyword:"type",params:{type: "string"}}];
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
validate36.errors = [{instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data1.name !== undefined){
let data2 = data1.name;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func1(data2) > 256){
validate36.errors = [{instancePath:instancePath+"/attributes/name",schemaPath:"#/properties/attributes/properties/name/maxLength",keyword:"maxLength",params:{limit: 256}}];
return false;
}
}
else {
validate36.errors = [{instancePath:instancePath+"/attributes/name",schemaPath:"#/properties/attributes/properties/name/type",keyword:"type",params:{type: "string"}}];
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
validate36.errors = [{instancePath:instancePath+"/attributes/time",schemaPath:"#/properties/attributes/properties/time/type",keyword:"type",params:{type: "number"}}];
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
validate36.errors = [{instancePath:instancePath+"/attributes/size",schemaPath:"#/properties/attributes/properties/size/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data4.width !== undefined){
const _errs13 = errors;
if(!(typeof data4.width == "number")){
validate36.errors = [{instancePath:instancePath+"/attributes/size/width",schemaPath:"#/properties/attributes/properties/size/properties/width/type",keyword:"type",params:{type: "number"}}];
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
validate36.errors = [{instancePath:instancePath+"/attributes/size/height",schemaPath:"#/properties/attributes/properties/size/properties/height/type",keyword:"type",params:{type: "number"}}];
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
validate36.errors = [{instancePath:instancePath+"/attributes/size",schemaPath:"#/properties/attributes/properties/size/type",keyword:"type",params:{type: "object"}}];
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
validate36.errors = [{instancePath:instancePath+"/attributes/wrapX",schemaPath:"#/properties/attributes/properties/wrapX/type",keyword:"type",params:{type: "boolean"}}];
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
validate36.errors = [{instancePath:instancePath+"/attributes/wrapY",schemaPath:"#/properties/attributes/properties/wrapY/type",keyword:"type",params:{type: "boolean"}}];
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
validate36.errors = [{instancePath:instancePath+"/attributes/gravity",schemaPath:"#/properties/attributes/properties/gravity/required",keyword:"required",params:{missingProperty: missing3}}];
return false;
}
else {
if(data9.x !== undefined){
const _errs23 = errors;
if(!(typeof data9.x == "number")){
validate36.errors = [{instancePath:instancePath+"/attributes/gravity/x",schemaPath:"#/properties/attributes/properties/gravity/properties/x/type",keyword:"type",params:{type: "number"}}];
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
validate36.errors = [{instancePath:instancePath+"/attributes/gravity/y",schemaPath:"#/properties/attributes/properties/gravity/properties/y/type",keyword:"type",params:{type: "number"}}];
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
validate36.errors = [{instancePath:instancePath+"/attributes/gravity",schemaPath:"#/properties/attributes/properties/gravity/type",keyword:"type",params:{type: "object"}}];
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
validate36.errors = [{instancePath:instancePath+"/attributes/color",schemaPath:"#/properties/attributes/properties/color/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
if(data12.red !== undefined){
let data13 = data12.red;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data13 == "number"){
if(data13 > 1 || isNaN(data13)){
validate36.errors = [{instancePath:instancePath+"/attributes/color/red",schemaPath:"#/properties/attributes/properties/color/properties/red/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}}];
return false;
}
else {
if(data13 < 0 || isNaN(data13)){
validate36.errors = [{instancePath:instancePath+"/attributes/color/red",schemaPath:"#/properties/attributes/properties/color/properties/red/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/attributes/color/red",schemaPath:"#/properties/attributes/properties/color/properties/red/type",keyword:"type",params:{type: "number"}}];
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
validate36.errors = [{instancePath:instancePath+"/attributes/color/green",schemaPath:"#/properties/attributes/properties/color/properties/green/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}}];
return false;
}
else {
if(data14 < 0 || isNaN(data14)){
validate36.errors = [{instancePath:instancePath+"/attributes/color/green",schemaPath:"#/properties/attributes/properties/color/properties/green/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/attributes/color/green",schemaPath:"#/properties/attributes/properties/color/properties/green/type",keyword:"type",params:{type: "number"}}];
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
validate36.errors = [{instancePath:instancePath+"/attributes/color/blue",schemaPath:"#/properties/attributes/properties/color/properties/blue/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}}];
return false;
}
else {
if(data15 < 0 || isNaN(data15)){
validate36.errors = [{instancePath:instancePath+"/attributes/color/blue",schemaPath:"#/properties/attributes/properties/color/properties/blue/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/attributes/color/blue",schemaPath:"#/properties/attributes/properties/color/properties/blue/type",keyword:"type",params:{type: "number"}}];
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
validate36.errors = [{instancePath:instancePath+"/attributes/color/alpha",schemaPath:"#/properties/attributes/properties/color/properties/alpha/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}}];
return false;
}
else {
if(data16 < 0 || isNaN(data16)){
validate36.errors = [{instancePath:instancePath+"/attributes/color/alpha",schemaPath:"#/properties/attributes/properties/color/properties/alpha/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/attributes/color/alpha",schemaPath:"#/properties/attributes/properties/color/properties/alpha/type",keyword:"type",params:{type: "number"}}];
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
validate36.errors = [{instancePath:instancePath+"/attributes/color",schemaPath:"#/properties/attributes/properties/color/type",keyword:"type",params:{type: "object"}}];
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
validate36.errors = [{instancePath:instancePath+"/attributes/camera",schemaPath:"#/properties/attributes/properties/camera/required",keyword:"required",params:{missingProperty: missing5}}];
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
validate36.errors = [{instancePath:instancePath+"/attributes/camera/origin",schemaPath:"#/properties/attributes/properties/camera/properties/origin/required",keyword:"required",params:{missingProperty: missing6}}];
return false;
}
else {
if(data18.x !== undefined){
const _errs41 = errors;
if(!(typeof data18.x == "number")){
validate36.errors = [{instancePath:instancePath+"/attributes/camera/origin/x",schemaPath:"#/properties/attributes/properties/camera/properties/origin/properties/x/type",keyword:"type",params:{type: "number"}}];
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
validate36.errors = [{instancePath:instancePath+"/attributes/camera/origin/y",schemaPath:"#/properties/attributes/properties/camera/properties/origin/properties/y/type",keyword:"type",params:{type: "number"}}];
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
validate36.errors = [{instancePath:instancePath+"/attributes/camera/origin",schemaPath:"#/properties/attributes/properties/camera/properties/origin/type",keyword:"type",params:{type: "object"}}];
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
validate36.errors = [{instancePath:instancePath+"/attributes/camera/size",schemaPath:"#/properties/attributes/properties/camera/properties/size/required",keyword:"required",params:{missingProperty: missing7}}];
return false;
}
else {
if(data21.width !== undefined){
const _errs47 = errors;
if(!(typeof data21.width == "number")){
validate36.errors = [{instancePath:instancePath+"/attributes/camera/size/width",schemaPath:"#/properties/attributes/properties/camera/properties/size/properties/width/type",keyword:"type",params:{type: "number"}}];
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
validate36.errors = [{instancePath:instancePath+"/attributes/camera/size/height",schemaPath:"#/properties/attributes/properties/camera/properties/size/properties/height/type",keyword:"type",params:{type: "number"}}];
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
validate36.errors = [{instancePath:instancePath+"/attributes/camera/size",schemaPath:"#/properties/attributes/properties/camera/properties/size/type",keyword:"type",params:{type: "object"}}];
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
validate36.errors = [{instancePath:instancePath+"/attributes/camera/trackingArea",schemaPath:"#/properties/attributes/properties/camera/properties/trackingArea/required",keyword:"required",params:{missingProperty: missing8}}];
return false;
}
else {
if(data24.width !== undefined){
const _errs53 = errors;
if(!(typeof data24.width == "number")){
validate36.errors = [{instancePath:instancePath+"/attributes/camera/trackingArea/width",schemaPath:"#/properties/attributes/properties/camera/properties/trackingArea/properties/width/type",keyword:"type",params:{type: "number"}}];
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
validate36.errors = [{instancePath:instancePath+"/attributes/camera/trackingArea/height",schemaPath:"#/properties/attributes/properties/camera/properties/trackingArea/properties/height/type",keyword:"type",params:{type: "number"}}];
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
validate36.errors = [{instancePath:instancePath+"/attributes/camera/trackingArea",schemaPath:"#/properties/attributes/properties/camera/properties/trackingArea/type",keyword:"type",params:{type: "object"}}];
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
validate36.errors = [{instancePath:instancePath+"/attributes/camera/rotation",schemaPath:"#/properties/attributes/properties/camera/properties/rotation/type",keyword:"type",params:{type: "number"}}];
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
validate36.errors = [{instancePath:instancePath+"/attributes/camera",schemaPath:"#/properties/attributes/properties/camera/type",keyword:"type",params:{type: "object"}}];
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
validate36.errors = [{instancePath:instancePath+"/attributes/autorotate",schemaPath:"#/properties/attributes/properties/autorotate/required",keyword:"required",params:{missingProperty: missing9}}];
return false;
}
else {
if(data28.landscapeLeft !== undefined){
const _errs61 = errors;
if(typeof data28.landscapeLeft !== "boolean"){
validate36.errors = [{instancePath:instancePath+"/attributes/autorotate/landscapeLeft",schemaPath:"#/properties/attributes/properties/autorotate/properties/landscapeLeft/type",keyword:"type",params:{type: "boolean"}}];
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
validate36.errors = [{instancePath:instancePath+"/attributes/autorotate/portrait",schemaPath:"#/properties/attributes/properties/autorotate/properties/portrait/type",keyword:"type",params:{type: "boolean"}}];
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
validate36.errors = [{instancePath:instancePath+"/attributes/autorotate/landscapeRight",schemaPath:"#/properties/attributes/properties/autorotate/properties/landscapeRight/type",keyword:"type",params:{type: "boolean"}}];
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
validate36.errors = [{instancePath:instancePath+"/attributes/autorotate/portraitUpsidedown",schemaPath:"#/properties/attributes/properties/autorotate/properties/portraitUpsidedown/type",keyword:"type",params:{type: "boolean"}}];
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
validate36.errors = [{instancePath:instancePath+"/attributes/autorotate",schemaPath:"#/properties/attributes/properties/autorotate/type",keyword:"type",params:{type: "object"}}];
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
if(pattern12.test(key0)){
let data33 = data1[key0];
const _errs69 = errors;
const _errs70 = errors;
if(errors === _errs70){
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
let missing10;
if(((data33["@"] === undefined) && (missing10 = "@")) || ((data33.name === undefined) && (missing10 = "name"))){
validate36.errors = [{instancePath:instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"common.json#/$defs/customAttribute/required",keyword:"required",params:{missingProperty: missing10}}];
return false;
}
else {
if(data33["@"] !== undefined){
let data34 = data33["@"];
const _errs72 = errors;
if(!(((((((data34 === "integer") || (data34 === "real")) || (data34 === "boolean")) || (data34 === "text")) || (data34 === "angle")) || (data34 === "index")) || (data34 === "table"))){
validate36.errors = [{instancePath:instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/@",schemaPath:"common.json#/$defs/customAttribute/properties/%40/enum",keyword:"enum",params:{allowedValues: schema44.properties["@"].enum}}];
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
validate36.errors = [{instancePath:instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/$",schemaPath:"common.json#/$defs/customAttribute/properties/%24/type",keyword:"type",params:{type: schema44.properties.$.type}}];
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
validate36.errors = [{instancePath:instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/name",schemaPath:"common.json#/$defs/customAttribute/properties/name/maxLength",keyword:"maxLength",params:{limit: 256}}];
return false;
}
}
else {
validate36.errors = [{instancePath:instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/name",schemaPath:"common.json#/$defs/customAttribute/properties/name/type",keyword:"type",params:{type: "string"}}];
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
validate36.errors = [{instancePath:instancePath+"/attributes/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"common.json#/$defs/customAttribute/type",keyword:"type",params:{type: "object"}}];
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
validate36.errors = [{instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type: "object"}}];
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
if(!(validate37(data37[i0], {instancePath:instancePath+"/layers/" + i0,parentData:data37,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var valid14 = _errs79 === errors;
if(!valid14){
break;
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/layers",schemaPath:"#/properties/layers/type",keyword:"type",params:{type: "array"}}];
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
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"id":true,"attributes":true,"layers":true},"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://playhouse.example/schemas/1/library/paste-bundle.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = false;
let passing0 = null;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.behaviors === undefined) && (missing0 = "behaviors")){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.actorInstances === undefined) && (missing1 = "actorInstances")){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.actorPrototypes === undefined) && (missing2 = "actorPrototypes")){
const err2 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: missing2}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.scenes === undefined) && (missing3 = "scenes")){
const err3 = {instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: missing3}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
}
}
}
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate20.errors = vErrors;
return false;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if(((((((((data.formatVersion === undefined) && (missing4 = "formatVersion")) || ((data.gameId === undefined) && (missing4 = "gameId"))) || ((data.keypathSpec === undefined) && (missing4 = "keypathSpec"))) || ((data.entitySpec === undefined) && (missing4 = "entitySpec"))) || ((data.soundSpec === undefined) && (missing4 = "soundSpec"))) || ((data.imageSpec === undefined) && (missing4 = "imageSpec"))) || ((data.fontSpec === undefined) && (missing4 = "fontSpec"))) || ((data.actorTagSpec === undefined) && (missing4 = "actorTagSpec"))){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing4}}];
return false;
}
else {
if(data.formatVersion !== undefined){
let data0 = data.formatVersion;
const _errs6 = errors;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
validate20.errors = [{instancePath:instancePath+"/formatVersion",schemaPath:"#/properties/formatVersion/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
validate20.errors = [{instancePath:instancePath+"/formatVersion",schemaPath:"#/properties/formatVersion/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.gameId !== undefined){
let data1 = data.gameId;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate20.errors = [{instancePath:instancePath+"/gameId",schemaPath:"#/properties/gameId/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/gameId",schemaPath:"#/properties/gameId/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.sceneId !== undefined){
let data2 = data.sceneId;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
validate20.errors = [{instancePath:instancePath+"/sceneId",schemaPath:"../project/common.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "^id[0-9]{1,19}$"}}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/sceneId",schemaPath:"../project/common.json#/$defs/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.keypathSpec !== undefined){
let data3 = data.keypathSpec;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data3)){
var valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs15 = errors;
if(errors === _errs15){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing5;
if((((data4.keypath === undefined) && (missing5 = "keypath")) || ((data4.name === undefined) && (missing5 = "name"))) || ((data4.type === undefined) && (missing5 = "type"))){
validate20.errors = [{instancePath:instancePath+"/keypathSpec/" + i0,schemaPath:"#/properties/keypathSpec/items/required",keyword:"required",params:{missingProperty: missing5}}];
return false;
}
else {
if(data4.keypath !== undefined){
let data5 = data4.keypath;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data5 === "string"){
if(func1(data5) > 1024){
validate20.errors = [{instancePath:instancePath+"/keypathSpec/" + i0+"/keypath",schemaPath:"#/properties/keypathSpec/items/properties/keypath/maxLength",keyword:"maxLength",params:{limit: 1024}}];
return false;
}
else {
if(func1(data5) < 1){
validate20.errors = [{instancePath:instancePath+"/keypathSpec/" + i0+"/keypath",schemaPath:"#/properties/keypathSpec/items/properties/keypath/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/keypathSpec/" + i0+"/keypath",schemaPath:"#/properties/keypathSpec/items/properties/keypath/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data4.name !== undefined){
let data6 = data4.name;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data6 === "string"){
if(func1(data6) > 256){
validate20.errors = [{instancePath:instancePath+"/keypathSpec/" + i0+"/name",schemaPath:"#/properties/keypathSpec/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 256}}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/keypathSpec/" + i0+"/name",schemaPath:"#/properties/keypathSpec/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data4.type !== undefined){
let data7 = data4.type;
const _errs21 = errors;
if(!(((((((data7 === "integer") || (data7 === "real")) || (data7 === "boolean")) || (data7 === "text")) || (data7 === "angle")) || (data7 === "index")) || (data7 === "table"))){
validate20.errors = [{instancePath:instancePath+"/keypathSpec/" + i0+"/type",schemaPath:"#/properties/keypathSpec/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema31.properties.keypathSpec.items.properties.type.enum}}];
return false;
}
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data4.value !== undefined){
let data8 = data4.value;
const _errs22 = errors;
if(((!(typeof data8 == "number")) && (typeof data8 !== "string")) && (typeof data8 !== "boolean")){
validate20.errors = [{instancePath:instancePath+"/keypathSpec/" + i0+"/value",schemaPath:"#/properties/keypathSpec/items/properties/value/type",keyword:"type",params:{type: schema31.properties.keypathSpec.items.properties.value.type}}];
return false;
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data4.actor !== undefined){
let data9 = data4.actor;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data9 === "string"){
if(func1(data9) > 256){
validate20.errors = [{instancePath:instancePath+"/keypathSpec/" + i0+"/actor",schemaPath:"#/properties/keypathSpec/items/properties/actor/maxLength",keyword:"maxLength",params:{limit: 256}}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/keypathSpec/" + i0+"/actor",schemaPath:"#/properties/keypathSpec/items/properties/actor/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs24 === errors;
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
validate20.errors = [{instancePath:instancePath+"/keypathSpec/" + i0,schemaPath:"#/properties/keypathSpec/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid3 = _errs15 === errors;
if(!valid3){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/keypathSpec",schemaPath:"#/properties/keypathSpec/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.entitySpec !== undefined){
let data10 = data.entitySpec;
const _errs26 = errors;
if(errors === _errs26){
if(Array.isArray(data10)){
var valid5 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
const _errs28 = errors;
if(errors === _errs28){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing6;
if((((data11.kind === undefined) && (missing6 = "kind")) || ((data11.id === undefined) && (missing6 = "id"))) || ((data11.name === undefined) && (missing6 = "name"))){
validate20.errors = [{instancePath:instancePath+"/entitySpec/" + i1,schemaPath:"#/properties/entitySpec/items/required",keyword:"required",params:{missingProperty: missing6}}];
return false;
}
else {
if(data11.kind !== undefined){
let data12 = data11.kind;
const _errs30 = errors;
if(!(((data12 === "scene") || (data12 === "prototype")) || (data12 === "table"))){
validate20.errors = [{instancePath:instancePath+"/entitySpec/" + i1+"/kind",schemaPath:"#/properties/entitySpec/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema31.properties.entitySpec.items.properties.kind.enum}}];
return false;
}
var valid6 = _errs30 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data11.id !== undefined){
let data13 = data11.id;
const _errs31 = errors;
const _errs32 = errors;
if(errors === _errs32){
if(typeof data13 === "string"){
if(!pattern4.test(data13)){
validate20.errors = [{instancePath:instancePath+"/entitySpec/" + i1+"/id",schemaPath:"../project/common.json#/$defs/id/pattern",keyword:"pattern",params:{pattern: "^id[0-9]{1,19}$"}}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/entitySpec/" + i1+"/id",schemaPath:"../project/common.json#/$defs/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid6 = _errs31 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data11.name !== undefined){
let data14 = data11.name;
const _errs34 = errors;
if(errors === _errs34){
if(typeof data14 === "string"){
if(func1(data14) > 256){
validate20.errors = [{instancePath:instancePath+"/entitySpec/" + i1+"/name",schemaPath:"#/properties/entitySpec/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 256}}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/entitySpec/" + i1+"/name",schemaPath:"#/properties/entitySpec/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid6 = _errs34 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data11.document !== undefined){
let data15 = data11.document;
const _errs36 = errors;
if(errors === _errs36){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
}
else {
validate20.errors = [{instancePath:instancePath+"/entitySpec/" + i1+"/document",schemaPath:"#/properties/entitySpec/items/properties/document/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid6 = _errs36 === errors;
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
validate20.errors = [{instancePath:instancePath+"/entitySpec/" + i1,schemaPath:"#/properties/entitySpec/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid5 = _errs28 === errors;
if(!valid5){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/entitySpec",schemaPath:"#/properties/entitySpec/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs26 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.soundSpec !== undefined){
let data16 = data.soundSpec;
const _errs39 = errors;
if(errors === _errs39){
if(Array.isArray(data16)){
var valid8 = true;
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
let data17 = data16[i2];
const _errs41 = errors;
if(errors === _errs41){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
let missing7;
if((data17.name === undefined) && (missing7 = "name")){
validate20.errors = [{instancePath:instancePath+"/soundSpec/" + i2,schemaPath:"#/properties/soundSpec/items/required",keyword:"required",params:{missingProperty: missing7}}];
return false;
}
else {
if(data17.name !== undefined){
let data18 = data17.name;
const _errs43 = errors;
if(errors === _errs43){
if(typeof data18 === "string"){
if(func1(data18) > 256){
validate20.errors = [{instancePath:instancePath+"/soundSpec/" + i2+"/name",schemaPath:"#/properties/soundSpec/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 256}}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/soundSpec/" + i2+"/name",schemaPath:"#/properties/soundSpec/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/soundSpec/" + i2,schemaPath:"#/properties/soundSpec/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid8 = _errs41 === errors;
if(!valid8){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/soundSpec",schemaPath:"#/properties/soundSpec/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs39 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.imageSpec !== undefined){
let data19 = data.imageSpec;
const _errs45 = errors;
if(errors === _errs45){
if(Array.isArray(data19)){
var valid10 = true;
const len3 = data19.length;
for(let i3=0; i3<len3; i3++){
let data20 = data19[i3];
const _errs47 = errors;
if(errors === _errs47){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
let missing8;
if((((data20.name === undefined) && (missing8 = "name")) || ((data20.filename === undefined) && (missing8 = "filename"))) || ((data20.data === undefined) && (missing8 = "data"))){
validate20.errors = [{instancePath:instancePath+"/imageSpec/" + i3,schemaPath:"#/properties/imageSpec/items/required",keyword:"required",params:{missingProperty: missing8}}];
return false;
}
else {
if(data20.name !== undefined){
let data21 = data20.name;
const _errs49 = errors;
if(errors === _errs49){
if(typeof data21 === "string"){
if(func1(data21) > 256){
validate20.errors = [{instancePath:instancePath+"/imageSpec/" + i3+"/name",schemaPath:"#/properties/imageSpec/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 256}}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/imageSpec/" + i3+"/name",schemaPath:"#/properties/imageSpec/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid11 = _errs49 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data20.filename !== undefined){
let data22 = data20.filename;
const _errs51 = errors;
if(errors === _errs51){
if(typeof data22 === "string"){
if(func1(data22) > 120){
validate20.errors = [{instancePath:instancePath+"/imageSpec/" + i3+"/filename",schemaPath:"#/properties/imageSpec/items/properties/filename/maxLength",keyword:"maxLength",params:{limit: 120}}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/imageSpec/" + i3+"/filename",schemaPath:"#/properties/imageSpec/items/properties/filename/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid11 = _errs51 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data20.data !== undefined){
const _errs53 = errors;
if(typeof data20.data !== "string"){
validate20.errors = [{instancePath:instancePath+"/imageSpec/" + i3+"/data",schemaPath:"#/properties/imageSpec/items/properties/data/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid11 = _errs53 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data20.size !== undefined){
let data24 = data20.size;
const _errs55 = errors;
if(!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24)))){
validate20.errors = [{instancePath:instancePath+"/imageSpec/" + i3+"/size",schemaPath:"#/properties/imageSpec/items/properties/size/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs55){
if(typeof data24 == "number"){
if(data24 < 0 || isNaN(data24)){
validate20.errors = [{instancePath:instancePath+"/imageSpec/" + i3+"/size",schemaPath:"#/properties/imageSpec/items/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
var valid11 = _errs55 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data20.sha256 !== undefined){
let data25 = data20.sha256;
const _errs57 = errors;
if(errors === _errs57){
if(typeof data25 === "string"){
if(!pattern6.test(data25)){
validate20.errors = [{instancePath:instancePath+"/imageSpec/" + i3+"/sha256",schemaPath:"#/properties/imageSpec/items/properties/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"}}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/imageSpec/" + i3+"/sha256",schemaPath:"#/properties/imageSpec/items/properties/sha256/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid11 = _errs57 === errors;
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
else {
validate20.errors = [{instancePath:instancePath+"/imageSpec/" + i3,schemaPath:"#/properties/imageSpec/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid10 = _errs47 === errors;
if(!valid10){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/imageSpec",schemaPath:"#/properties/imageSpec/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs45 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.fontSpec !== undefined){
let data26 = data.fontSpec;
const _errs59 = errors;
if(errors === _errs59){
if(Array.isArray(data26)){
var valid12 = true;
const len4 = data26.length;
for(let i4=0; i4<len4; i4++){
let data27 = data26[i4];
const _errs61 = errors;
if(errors === _errs61){
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
let missing9;
if((data27.name === undefined) && (missing9 = "name")){
validate20.errors = [{instancePath:instancePath+"/fontSpec/" + i4,schemaPath:"#/properties/fontSpec/items/required",keyword:"required",params:{missingProperty: missing9}}];
return false;
}
else {
if(data27.name !== undefined){
let data28 = data27.name;
const _errs63 = errors;
if(errors === _errs63){
if(typeof data28 === "string"){
if(func1(data28) > 256){
validate20.errors = [{instancePath:instancePath+"/fontSpec/" + i4+"/name",schemaPath:"#/properties/fontSpec/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 256}}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/fontSpec/" + i4+"/name",schemaPath:"#/properties/fontSpec/items/properties/name/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/fontSpec/" + i4,schemaPath:"#/properties/fontSpec/items/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid12 = _errs61 === errors;
if(!valid12){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/fontSpec",schemaPath:"#/properties/fontSpec/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs59 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.actorTagSpec !== undefined){
let data29 = data.actorTagSpec;
const _errs65 = errors;
if(errors === _errs65){
if(Array.isArray(data29)){
var valid14 = true;
const len5 = data29.length;
for(let i5=0; i5<len5; i5++){
const _errs67 = errors;
if(typeof data29[i5] !== "string"){
validate20.errors = [{instancePath:instancePath+"/actorTagSpec/" + i5,schemaPath:"#/properties/actorTagSpec/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid14 = _errs67 === errors;
if(!valid14){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/actorTagSpec",schemaPath:"#/properties/actorTagSpec/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs65 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.behaviors !== undefined){
let data31 = data.behaviors;
const _errs69 = errors;
if(errors === _errs69){
if(Array.isArray(data31)){
if(data31.length < 1){
validate20.errors = [{instancePath:instancePath+"/behaviors",schemaPath:"#/properties/behaviors/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid15 = true;
const len6 = data31.length;
for(let i6=0; i6<len6; i6++){
const _errs71 = errors;
if(!(validate22(data31[i6], {instancePath:instancePath+"/behaviors/" + i6,parentData:data31,parentDataProperty:i6,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid15 = _errs71 === errors;
if(!valid15){
break;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/behaviors",schemaPath:"#/properties/behaviors/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs69 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.actorInstances !== undefined){
let data33 = data.actorInstances;
const _errs72 = errors;
if(errors === _errs72){
if(Array.isArray(data33)){
if(data33.length < 1){
validate20.errors = [{instancePath:instancePath+"/actorInstances",schemaPath:"#/properties/actorInstances/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid16 = true;
const len7 = data33.length;
for(let i7=0; i7<len7; i7++){
const _errs74 = errors;
if(!(validate26(data33[i7], {instancePath:instancePath+"/actorInstances/" + i7,parentData:data33,parentDataProperty:i7,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid16 = _errs74 === errors;
if(!valid16){
break;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/actorInstances",schemaPath:"#/properties/actorInstances/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs72 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.actorPrototypes !== undefined){
let data35 = data.actorPrototypes;
const _errs75 = errors;
if(errors === _errs75){
if(Array.isArray(data35)){
if(data35.length < 1){
validate20.errors = [{instancePath:instancePath+"/actorPrototypes",schemaPath:"#/properties/actorPrototypes/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid17 = true;
const len8 = data35.length;
for(let i8=0; i8<len8; i8++){
const _errs77 = errors;
if(!(validate29(data35[i8], {instancePath:instancePath+"/actorPrototypes/" + i8,parentData:data35,parentDataProperty:i8,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid17 = _errs77 === errors;
if(!valid17){
break;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/actorPrototypes",schemaPath:"#/properties/actorPrototypes/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs75 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.scenes !== undefined){
let data37 = data.scenes;
const _errs78 = errors;
if(errors === _errs78){
if(Array.isArray(data37)){
if(data37.length < 1){
validate20.errors = [{instancePath:instancePath+"/scenes",schemaPath:"#/properties/scenes/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid18 = true;
const len9 = data37.length;
for(let i9=0; i9<len9; i9++){
const _errs80 = errors;
if(!(validate36(data37[i9], {instancePath:instancePath+"/scenes/" + i9,parentData:data37,parentDataProperty:i9,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid18 = _errs80 === errors;
if(!valid18){
break;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/scenes",schemaPath:"#/properties/scenes/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid1 = _errs78 === errors;
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
validate20.evaluated = {"props":{"formatVersion":true,"gameId":true,"sceneId":true,"keypathSpec":true,"entitySpec":true,"soundSpec":true,"imageSpec":true,"fontSpec":true,"actorTagSpec":true,"behaviors":true,"actorInstances":true,"actorPrototypes":true,"scenes":true},"dynamicProps":false,"dynamicItems":false};
