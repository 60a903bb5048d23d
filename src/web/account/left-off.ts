import { notEligiblePath, pages, questionnairePath } from '#contract/pages.ts'
import { type Answers, addressOf, toStep } from '#domain/questionnaires/engine/step.ts'
import { walk } from '#domain/questionnaires/engine/walk.ts'
import { weightManagement } from '#domain/questionnaires/weight-management/flow.ts'

/** Where these answers lead, and the steps on the way there, as the questionnaire keeps them. */
export function leftOff(answers: Answers): { readonly path: string; readonly stepHistory: readonly string[] } {
  const { route, end } = walk(weightManagement, answers)
  const stepHistory: string[] = []
  let medication: string | null = null
  for (const [place, step] of route.entries()) {
    stepHistory.push(addressOf(toStep(step, medication)))
    if (place === route.length - 1) break
    const next: { to: string; medication?: string } = weightManagement.steps[step].next(answers, medication)
    medication = next.medication ?? null
  }
  switch (end.to) {
    case 'finished':
      return { path: pages.buy, stepHistory }
    case 'not-eligible':
      return { path: notEligiblePath(end.reason), stepHistory }
    default:
      return { path: questionnairePath(stepHistory.at(-1) ?? weightManagement.first), stepHistory }
  }
}
