import { defineBehavior } from '../defineBehavior.ts';
import { text } from '../fields/kinds.ts';

/** Shows a leaderboard while the game waits. docs/runtime-rules.md#services, docs/product-rules.md#validation. */
export const GameCenterShowLeaderboard = defineBehavior({
  class: 'GameCenterShowLeaderboardAction',
  type: 'Action',
  usage: 'Game Services',
  title: 'Game Services: Show Leaderboard',
  help: 'Shows a leaderboard while the game waits.',
  searchWords: ['high scores', 'ranking'],
  glyph: 'M5 20v-6h4v6M10 20V8h4v12M15 20v-9h4v9',
  notes: ['The player lets the game wait until people close it; a host with a platform of its own decides itself.'],
  fields: {
    leaderboardID: text({
      label: 'Leaderboard ID',
      required: true,
      messages: { 'value.required': 'Please enter a leaderboard ID.' },
    }),
  },
});
