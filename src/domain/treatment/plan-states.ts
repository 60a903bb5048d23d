/** Whether somebody is being treated. Somebody who comes back after a stop begins another plan. */
export const planStates = ['active', 'paused', 'stopped'] as const

export type PlanState = (typeof planStates)[number]

/** Who moves a plan. `decide-cases`: a prescriber, by that capability. `supply`: a pen of another medicine was delivered. */
export type PlanActor = 'decide-cases' | 'supply'

interface PlanMove {
  readonly from: PlanState
  readonly to: PlanState
  readonly by: readonly PlanActor[]
}

const moves: readonly PlanMove[] = [
  { from: 'active', to: 'paused', by: ['decide-cases'] },
  { from: 'paused', to: 'active', by: ['decide-cases'] },
  { from: 'active', to: 'stopped', by: ['decide-cases', 'supply'] },
  { from: 'paused', to: 'stopped', by: ['decide-cases', 'supply'] },
]

export const mayMovePlan = (from: PlanState, to: PlanState, actor: PlanActor): boolean =>
  moves.some((known) => known.from === from && known.to === to && known.by.includes(actor))

/** What a prescriber may make of a plan. */
export const planChoices = (from: PlanState): PlanState[] =>
  planStates.filter((to) => mayMovePlan(from, to, 'decide-cases'))
