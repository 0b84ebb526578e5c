/**
 * The script API, written in the language of scripts. Evaluates to a function that takes the channel to the game, a
 * function from JSON to JSON, and returns functions that install a script, call it and get its result. The names below
 * are all that scripts can see of the game. docs/runtime-rules.md#how-scripts-run.
 */
export const prelude = `(function (send) {
  'use strict';
  const { parse, stringify } = JSON;
  const world = globalThis;

  function ask(...message) {
    const answer = parse(send(stringify(message)));
    if (answer.mistake !== undefined) throw new TypeError(answer.mistake);
    return answer.value;
  }

  function getTable(name) {
    const { id, name: title } = ask('table', name);
    return Object.freeze({
      id,
      name: title,
      get rowCount() { return ask('tableSize', id).rows; },
      get columnCount() { return ask('tableSize', id).columns; },
      get: (row, column) => ask('getCell', id, row, column),
      set: (row, column, value) => { ask('setCell', id, row, column, value); },
      addRow: (at) => { ask('addRow', id, at); },
      removeRow: (row) => { ask('removeRow', id, row); },
      findRow: (name) => ask('findRow', id, name),
      findColumn: (name) => ask('findColumn', id, name),
      rowName: (row) => ask('rowName', id, row),
      setRowName: (row, name) => { ask('setRowName', id, row, name); },
    });
  }

  const given = {
    getAttribute: (name) => ask('getAttribute', name),
    setAttribute: (name, value) => { ask('setAttribute', name, value); },
    getTable,
    log: (...values) => { ask('log', values.map((value) => (typeof value === 'object' ? stringify(value) : String(value))).join(' ')); },
    pause: (seconds) => { ask('pause', seconds); },
    resume: () => { ask('resume'); },
    giveAdReward: (name, value) => { ask('giveAdReward', name, value); },
  };
  for (const name of Object.keys(given)) Object.defineProperty(world, name, { value: given[name] });
  Object.defineProperty(Math, 'random', { value: () => ask('random') });

  for (const name of ['Date', 'eval', 'Function', 'SharedArrayBuffer', 'Atomics', 'WeakRef', 'FinalizationRegistry', 'performance'])
    delete world[name];
  const makers = [function () {}, function* () {}, async function () {}, async function* () {}];
  for (const maker of makers) delete Object.getPrototypeOf(maker).constructor;

  const special = {
    table: (id) => getTable(id),
    defaultFunction: () => () => ask('default'),
  };
  let script;
  let answer;
  let failure;

  function settle(value) {
    answer = value === undefined ? undefined : stringify(value);
  }

  return {
    install(compiled) { script = compiled; },
    call(text) {
      const values = parse(text).map(([name, value]) => (Object.hasOwn(special, name) ? special[name](value) : value));
      const result = script(...values);
      if (!(result instanceof Promise)) settle(result);
      else result.then(settle, (error) => { failure = { error }; });
    },
    finish() {
      if (failure) throw failure.error;
      return answer;
    },
  };
})`;
