import { dayMs } from '../calendar/durations.ts'
import type { Instant } from '../calendar/london-time.ts'
import { policy } from '../clinical/policy.ts'

/**
 * Asked for, sent to the patient, received by the laboratory, and how it ended. A sample that cannot be used and a kit
 * that was lost end it, too: the patient asks for another.
 */
export const kitStates = ['asked', 'sent', 'received', 'reported', 'unusable', 'lost', 'cancelled'] as const
export type KitState = (typeof kitStates)[number]

const moves: Readonly<Record<KitState, readonly KitState[]>> = {
  asked: ['sent', 'cancelled'],
  sent: ['received', 'reported', 'unusable', 'lost'],
  received: ['reported', 'unusable', 'lost'],
  // A laboratory may correct or complete what it has reported, or withdraw it.
  reported: ['reported', 'unusable'],
  // Found again, or reported after all.
  unusable: ['reported'],
  lost: ['received', 'reported', 'unusable'],
  cancelled: [],
}

export const mayMoveKit = (from: KitState, to: KitState): boolean => moves[from].includes(to)

export const isKitOpen = (state: KitState): boolean => state === 'asked' || state === 'sent' || state === 'received'

interface Kit {
  readonly state: KitState
  readonly sentAt: Instant | null
  readonly receivedAt: Instant | null
}

/** Late on its way, or at the laboratory. Null: it is not. */
export function lateAt({ state, sentAt, receivedAt }: Kit, now: Instant): 'on its way' | 'at the laboratory' | null {
  if (state === 'sent' && sentAt !== null && now >= sentAt + policy.bloodKitBackDays * dayMs) return 'on its way'
  if (state === 'received' && receivedAt !== null && now >= receivedAt + policy.bloodResultDays * dayMs)
    return 'at the laboratory'
  return null
}

/** Digits only, so that nothing can be misread; the last is a check digit (ISO 7064, MOD 11-10). */
const kitDigits = 9

function checkDigit(digits: string): number {
  let rest = 10
  for (const digit of digits) {
    const sum = (rest + Number(digit)) % 10 || 10
    rest = (sum * 2) % 11
  }
  return (11 - rest) % 10
}

/** Of a number below 10^9: 123-456-789-0. */
export function kitCode(number: number): string {
  const digits = String(number).padStart(kitDigits, '0')
  const all = `${digits}${checkDigit(digits)}`
  return `${all.slice(0, 3)}-${all.slice(3, 6)}-${all.slice(6, 9)}-${all.slice(9)}`
}

export const kitNumbers = 10 ** kitDigits

/** However it was typed. Null: it is no kit number, or a digit is wrong. */
export function kitCodeIn(typed: string): string | null {
  const digits = typed.replace(/[\s-]/g, '')
  if (!/^\d{10}$/.test(digits)) return null
  const code = kitCode(Number(digits.slice(0, kitDigits)))
  return code.replaceAll('-', '') === digits ? code : null
}
