import { notEligiblePath, pages, questionnairePath } from '#contract/pages.ts'
import { type Answers, addressOf } from '#domain/questionnaires/engine/step.ts'
import { addressedWalk } from '#domain/questionnaires/engine/walk.ts'
import { weightManagement } from '#domain/questionnaires/weight-management/flow.ts'

/** Where these answers lead, and the steps on the way there, as the questionnaire keeps them. */
export function resumePoint(answers: Answers): { readonly path: string; readonly stepHistory: readonly string[] } {
  const { stops, end } = addressedWalk(weightManagement, answers)
  const stepHistory = stops.map(addressOf)
  switch (end.to) {
    case 'finished':
      return { path: pages.buy, stepHistory }
    case 'not-eligible':
      return { path: notEligiblePath(end.reason), stepHistory }
    default:
      return { path: questionnairePath(stepHistory.at(-1) ?? weightManagement.first), stepHistory }
  }
}
