import { finishPath, notEligiblePath, stepPath } from '#contract/pages.ts'
import { type Answers, addressOf } from '#domain/intake/engine/step.ts'
import { addressedWalk } from '#domain/intake/engine/walk.ts'
import type { GuestFlow } from '#domain/intake/flows.ts'

interface ResumePoint {
  readonly path: string
  readonly stepHistory: readonly string[]
}

/** Where these answers lead, and the steps on the way there, as the questionnaire keeps them. */
export function resumePoint(flow: GuestFlow, answers: Answers): ResumePoint {
  const { stops, end } = addressedWalk(flow, answers)
  const stepHistory = stops.map(addressOf)
  switch (end.to) {
    case 'finished':
      return { path: finishPath(flow.name, end.at), stepHistory }
    case 'not-eligible':
      return { path: notEligiblePath(end.reason), stepHistory }
    default:
      return { path: stepPath(flow.name, stepHistory.at(-1) ?? flow.first), stepHistory }
  }
}
