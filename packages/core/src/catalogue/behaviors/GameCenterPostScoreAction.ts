import { defineBehavior } from '../defineBehavior.ts';
import { numeric, text } from '../fields/kinds.ts';

/** Sends a score to a leaderboard. docs/runtime-rules.md#services, docs/product-rules.md#validation. */
export const GameCenterPostScore = defineBehavior({
  class: 'GameCenterPostScoreAction',
  type: 'Action',
  usage: 'Game Services',
  title: 'Game Services: Post Score',
  help: 'Sends a score to a leaderboard.',
  searchWords: ['high score', 'leaderboard', 'ranking'],
  glyph: 'M5 20v-6h4v6M10 20V8h4v12M15 20v-9h4v9M12 5V2',
  notes: ['A score without a value is not sent. A simulated leaderboard keeps the best score.'],
  fields: {
    score: numeric({ label: 'Score' }),
    leaderboardID: text({
      label: 'Leaderboard ID',
      required: true,
      messages: { 'value.required': 'Please enter a leaderboard ID.' },
    }),
  },
});
