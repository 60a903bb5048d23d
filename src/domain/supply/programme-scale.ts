/**
 * The smart scale of the programme: one for each patient, in their first parcel, with its serial number. Lost or broken
 * ones are replaced.
 */

/** Why a patient has a scale no longer. `not sent`: its parcel was marked as sent by mistake. */
export const scaleEnds = ['lost', 'returned', 'faulty', 'not sent'] as const
export type ScaleEnd = (typeof scaleEnds)[number]

/** What staff say about a scale that is with a patient. */
export const reportedScaleEnds = ['lost', 'returned', 'faulty'] as const satisfies readonly ScaleEnd[]

export interface SentScale {
  /** Null: the patient has it, or it is on its way. */
  readonly endedAs: ScaleEnd | null
  /** Another is to be sent. */
  readonly isReplaced: boolean
}

/** Whether a scale goes into the next parcel. `sent`: the patient's scales, oldest first. */
export function isScaleDue(sent: readonly SentScale[]): boolean {
  if (sent.some(({ endedAs }) => endedAs === null)) return false
  return sent.at(-1)?.isReplaced ?? true
}

const serialNumber = /^[A-Z0-9][A-Z0-9/-]{3,31}$/

/** As it is stored and compared: a scanner and a person write the same. Null: no serial number. */
export function scaleSerial(typed: string): string | null {
  const serial = typed.replace(/\s+/g, '').toUpperCase()
  return serialNumber.test(serial) ? serial : null
}
