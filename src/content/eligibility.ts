/** Said to somebody who sends an order that their stored answers do not allow. */
export const orderRefused = {
  unanswered: 'A question of your assessment is not answered yet. Nothing was ordered.',
  notAllowed: 'Your answers mean that we cannot offer this treatment online. Nothing was ordered.',
} as const
