import { addDays } from '../../appointments/calendar.ts'
import { policy } from '../../clinical/policy.ts'

export interface SentDose {
  readonly on: string
  readonly medicine: string
  /** As it is printed on the pack: 0.5mg. */
  readonly dose: string
}

/** A time on one dose of one medicine. */
export interface DoseBar {
  readonly medicine: string
  readonly dose: string
  readonly from: string
  /** The day after the last. */
  readonly until: string
  /** How high the dose is among those of the same medicine that were sent: above 0, at most 1. */
  readonly level: number
}

/** A pen that comes this long after the last one ran out still counts as going on (ours). */
const lateDays = 14

const mgOf = (dose: string): number => Number.parseFloat(dose)

function levelsOf(doses: readonly SentDose[]): (one: SentDose) => number {
  const sent = new Map<string, number[]>()
  for (const { medicine, dose } of doses) {
    const known = sent.get(medicine) ?? []
    if (!known.includes(mgOf(dose)))
      sent.set(
        medicine,
        [...known, mgOf(dose)].toSorted((one, other) => one - other),
      )
  }
  return ({ medicine, dose }) => {
    const known = sent.get(medicine) ?? []
    return (known.indexOf(mgOf(dose)) + 1) / known.length
  }
}

/** The doses a patient was sent as times on each, oldest first. Pens of one dose are one bar; a break is a gap. */
export function doseBars(doses: readonly SentDose[]): DoseBar[] {
  const sorted = doses.toSorted((one, other) => one.on.localeCompare(other.on))
  const levelOf = levelsOf(doses)
  const bars: DoseBar[] = []
  for (const [place, one] of sorted.entries()) {
    const next = sorted[place + 1]
    const end = addDays(one.on, policy.cycleDays)
    const until = next && next.on <= addDays(end, lateDays) ? next.on : end
    if (until <= one.on) continue
    const last = bars.at(-1)
    if (last?.until === one.on && last.medicine === one.medicine && mgOf(last.dose) === mgOf(one.dose))
      bars[bars.length - 1] = { ...last, until }
    else bars.push({ medicine: one.medicine, dose: spaced(one.dose), from: one.on, until, level: levelOf(one) })
  }
  return bars
}

/** 0.5mg is read as 0.5 mg. */
const spaced = (dose: string): string => dose.replace(/(\d)\s*mg$/, '$1 mg')

/** What a patient was on that day, as far as we sent it. */
export const doseOn = (bars: readonly DoseBar[], on: string): DoseBar | null =>
  bars.find(({ from, until }) => from <= on && on < until) ?? null
