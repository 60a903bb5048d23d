import { parcelWords as words } from '#content/supply/dispatch.ts'
import { hourMs } from '#domain/calendar/durations.ts'
import { instantAt } from '#domain/calendar/london-time.ts'
import { coldHours } from '#domain/supply/cold-hours.ts'

export interface Shipment {
  readonly carrier: string
  readonly tracking: string
  readonly coldPack: string
  readonly hours: string
  /** YYYY-MM-DD, or empty. */
  readonly expectedOn: string
}

/** By the end of the day it is expected on. */
const endOfDay = '18:00'

/** Why it cannot be written down as sent. A pack that gives out on the way is found here, not by the patient. */
export function whyNotSend({ carrier, tracking, coldPack, hours, expectedOn }: Shipment, now: number): string | null {
  const fields = [
    [carrier, words.carrier],
    [tracking, words.tracking],
    [coldPack, words.coldPack],
    [hours, words.hours],
    [expectedOn, words.expected],
  ] as const
  const empty = fields.find(([value]) => value.trim() === '')
  if (empty) return words.lacks(empty[1].toLowerCase())
  const lasts = Number(hours)
  if (!Number.isInteger(lasts) || lasts < coldHours.least || lasts > coldHours.most)
    return words.hoursRange(coldHours.least, coldHours.most)
  return now + lasts * hourMs < instantAt({ date: expectedOn, time: endOfDay }) ? words.tooLate : null
}
