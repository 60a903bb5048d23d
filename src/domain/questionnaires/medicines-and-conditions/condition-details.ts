import { toStep } from '../engine/step.ts'
import type { FollowUpStepId } from './step-ids.ts'

/** Which conditions need another question, in the order in which those are asked. */
const details = [
  ['kidney', 'follow-up-kidney'],
  ['liver', 'follow-up-liver'],
  ['heart_failure', 'follow-up-heart-failure'],
  ['eyes', 'follow-up-eyes'],
  ['thyroid_cancer', 'follow-up-thyroid-cancer'],
  ['cancer', 'follow-up-cancer'],
  ['surgery', 'follow-up-surgery'],
] as const

export type DetailedCondition = (typeof details)[number][0]
type HasCondition = (condition: DetailedCondition) => boolean

const firstOf = (asked: readonly (typeof details)[number][], has: HasCondition) => {
  const [, step] = asked.find(([condition]) => has(condition)) ?? []
  return toStep<FollowUpStepId>(step ?? 'follow-up-eating-disorder')
}

export const firstDetail = (has: HasCondition) => firstOf(details, has)

export const detailAfter = (about: DetailedCondition, has: HasCondition) =>
  firstOf(details.slice(details.findIndex(([condition]) => condition === about) + 1), has)
