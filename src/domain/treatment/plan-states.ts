/** The state of a treatment. */
export const planStates = ['active', 'paused', 'stopped'] as const

export type PlanState = (typeof planStates)[number]

/**
 * Who or what moves a plan. `decide-cases`: a prescriber, by that capability. `supply`: a pen of another medicine was
 * delivered. `clock`: the end of a pause has come.
 */
export type PlanActor = 'decide-cases' | 'supply' | 'patient' | 'clock'

interface PlanMove {
  readonly from: PlanState
  readonly to: PlanState
  readonly by: readonly PlanActor[]
}

const moves: readonly PlanMove[] = [
  { from: 'active', to: 'paused', by: ['decide-cases', 'patient'] },
  { from: 'paused', to: 'active', by: ['decide-cases', 'patient', 'clock'] },
  { from: 'active', to: 'stopped', by: ['decide-cases', 'supply', 'patient'] },
  { from: 'paused', to: 'stopped', by: ['decide-cases', 'supply', 'patient'] },
  // A patient who ended it resumes it; after a prescriber's end another plan begins with another pen.
  { from: 'stopped', to: 'active', by: ['patient'] },
]

export const mayMovePlan = (from: PlanState, to: PlanState, actor: PlanActor): boolean =>
  moves.some((known) => known.from === from && known.to === to && known.by.includes(actor))

/** The changes a prescriber may make. */
export const planChoices = (from: PlanState): PlanState[] =>
  planStates.filter((to) => mayMovePlan(from, to, 'decide-cases'))
