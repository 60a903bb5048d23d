import { addDays } from '../appointments/calendar.ts'
import { addMonths } from '../calendar/add-months.ts'
import { policy } from './policy.ts'

/** Why blood pressure and pulse were taken (NICE NG87). */
export const vitalsOccasions = ['dose-change', 'six-monthly', 'other'] as const
export type VitalsOccasion = (typeof vitalsOccasions)[number]

/** Measured by a clinician, or reported by the patient and shown as such. */
export const vitalsSources = ['clinician', 'patient'] as const
export type VitalsSource = (typeof vitalsSources)[number]

export interface Vitals {
  /** mmHg. */
  readonly systolic: number
  readonly diastolic: number
  /** Beats a minute. */
  readonly pulse: number
}

/** Values no patient in a consultation has: a typing error (ours). */
const vitalsBounds = {
  systolic: { from: 60, to: 260 },
  diastolic: { from: 30, to: 160 },
  pulse: { from: 30, to: 220 },
} as const satisfies Readonly<Record<keyof Vitals, { from: number; to: number }>>

export type VitalsProblem = 'outside' | 'wrong way round' | 'day to come'

/** Null: it can be recorded. */
export function vitalsProblem(vitals: Vitals, takenOn: string, today: string): VitalsProblem | null {
  const isOutside = (Object.keys(vitalsBounds) as (keyof Vitals)[]).some((one) => {
    const { from, to } = vitalsBounds[one]
    return !Number.isInteger(vitals[one]) || vitals[one] < from || vitals[one] > to
  })
  if (isOutside) return 'outside'
  if (vitals.diastolic >= vitals.systolic) return 'wrong way round'
  return takenOn > today ? 'day to come' : null
}

/** The published limits that stand beside a reading beyond them. */
export const vitalsLimits = {
  systolic: policy.highSystolic,
  diastolic: policy.highDiastolic,
  pulse: policy.highPulse,
} as const

/** Whether the reading is highlighted for the clinician. It decides nothing. */
export const areHigh = ({ systolic, diastolic, pulse }: Vitals): boolean =>
  systolic >= policy.highSystolic || diastolic >= policy.highDiastolic || pulse > policy.highPulse

interface OnAdhdMedicine {
  /** The date of the last prescription; null: there is none. */
  readonly prescribedOn: string | null
  /** The date of the last reading; null: there is none. */
  readonly takenOn: string | null
}

/** Since when a reading is due. Null: none is due, or the patient is not in treatment. */
export function vitalsDueSince({ prescribedOn, takenOn }: OnAdhdMedicine, today: string): string | null {
  if (prescribedOn === null || addMonths(prescribedOn, policy.adhdTreatedMonths) < today) return null
  if (takenOn === null || takenOn < addDays(prescribedOn, -policy.adhdVitalsBeforeDays)) return prescribedOn
  const due = addMonths(takenOn, policy.adhdVitalsMonths)
  return due <= today ? due : null
}
