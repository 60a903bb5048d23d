import { changedWords as says } from '#content/desk/changed.ts'
import { shortDate } from '../calendar/short-date.ts'
import type { OnTreatment } from '../clinical/patient.ts'
import type { ReportedCheckIn } from './reported-check-in.ts'

const tenth = (kg: number): number => Math.round(kg * 10) / 10

/** Entries of one list that the other lacks. */
const without = (some: ReportedCheckIn['sideEffects'], others: ReportedCheckIn['sideEffects']): string[] =>
  some.filter(([name]) => !others.some(([other]) => other === name)).map(([name]) => name)

/** What differs from the previous check-in, or from the last known weight. */
export function changesSince(
  now: ReportedCheckIn,
  before: ReportedCheckIn | null,
  weights: OnTreatment['weights'],
): string[] {
  const last = weights.findLast(({ on }) => on < now.on)
  const [came, went] = [
    without(now.sideEffects, before?.sideEffects ?? []),
    without(before?.sideEffects ?? [], now.sideEffects),
  ]
  return [
    ...(now.kg !== null && last ? [says.weighs(tenth(now.kg), tenth(now.kg - last.kg), shortDate(last.on))] : []),
    ...(came.length > 0 ? [says.effectsCame(came.join(', '))] : []),
    ...(went.length > 0 ? [says.effectsWent(went.join(', '))] : []),
    ...(before && before.wish !== now.wish ? [says.wish(before.wish, now.wish)] : []),
    ...(now.medicines !== null ? [says.medicines] : []),
    ...(now.conditions !== null ? [says.conditions] : []),
    ...(now.operation !== null ? [says.operation] : []),
    ...(now.pregnancy !== null ? [says.pregnancy] : []),
  ]
}
