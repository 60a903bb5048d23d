import type { AnyFlow } from './flow.ts'
import { type Answers, type StepDestination, toStep } from './step.ts'
import { walk } from './walk.ts'

type Stop<Id extends string> = StepDestination & { readonly step: Id }

/** A walk whose steps are told with the medication that their addresses carry. */
export function addressedWalk<Id extends string, Reason extends string>(flow: AnyFlow<Id, Reason>, answers: Answers) {
  const { route, end } = walk(flow, answers)
  let medication: string | null = null
  const stops = route.map((step, place): Stop<Id> => {
    const here = toStep(step, medication)
    if (place < route.length - 1) {
      const next = flow.steps[step].next(answers, medication)
      medication = next.to === 'step' ? (next.medication ?? null) : null
    }
    return here
  })
  return { stops, end }
}
