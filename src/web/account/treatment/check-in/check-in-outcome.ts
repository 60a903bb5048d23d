import type { MyCheckIn } from '#contract/treatment/check-in.ts'

/** What came of the last one, where it made no order. */
export const outcomeOf = ({ is, sent }: MyCheckIn) => {
  const outcome = is === 'locked' ? null : sent?.outcome
  return outcome === 'pause' || outcome === 'stop' ? outcome : null
}
