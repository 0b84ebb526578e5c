import { defineBehavior } from '../defineBehavior.ts';
import { numeric, text } from '../fields/kinds.ts';

const percentageMessage = 'Please enter a completion percentage.';

/**
 * Reports the progress of an achievement to the game service. docs/runtime-rules.md#services,
 * docs/product-rules.md#validation.
 */
export const GameCenterUpdateAchievement = defineBehavior({
  class: 'GameCenterUpdateAchievementAction',
  type: 'Action',
  usage: 'Game Services',
  title: 'Game Services: Update Achievement',
  help: 'Tells the game service how much of an achievement the player has reached.',
  searchWords: ['badge', 'trophy', 'medal'],
  glyph: 'M8 4h8v5a4 4 0 0 1-8 0ZM12 13v4M8 21l4-4 4 4',
  notes: ['The percentage is kept between 0 and 100. A simulated achievement never goes back.'],
  fields: {
    achievementID: text({
      label: 'Achievement ID',
      required: true,
      messages: { 'value.required': 'Please enter an Achievment ID.' },
    }),
    percentage: numeric({
      label: 'Percentage',
      default: 100,
      unit: '%',
      messages: {
        'value.required': percentageMessage,
        'value.type': percentageMessage,
        'expression.type': percentageMessage,
      },
    }),
  },
});
