import type { MyCheckIn } from '#contract/treatment/check-in.ts'

/** The outcome of the last check-in, if it led to no order. */
export const outcomeOf = ({ is, sent }: MyCheckIn) => {
  const outcome = is === 'locked' ? null : sent?.outcome
  return outcome === 'pause' || outcome === 'stop' ? outcome : null
}
