import { parcelWords as words } from '#content/supply/dispatch.ts'
import { hourMs } from '#domain/calendar/durations.ts'
import { instantAt, londonTimeAt } from '#domain/calendar/london-time.ts'
import { coldHours } from '#domain/supply/cold-hours.ts'

/** What is the same for the parcels that one person packs one after the other. */
export interface Shipping {
  readonly carrier: string
  readonly coldPack: string
  readonly hours: string
  /** YYYY-MM-DD, or empty. */
  readonly expectedOn: string
}

export interface Shipment extends Shipping {
  readonly tracking: string
}

const nothing: Shipping = { carrier: '', coldPack: '', hours: '', expectedOn: '' }

let remembered: { readonly staffId: string; readonly on: string; readonly shipping: Shipping } | null = null

const today = () => londonTimeAt(Date.now()).date

/** What this person packed with before, in this tab. The day it is expected is only kept for today. */
export function rememberedShipping(staffId: string): Shipping {
  if (remembered?.staffId !== staffId) return nothing
  const { on, shipping } = remembered
  return on === today() ? shipping : { ...shipping, expectedOn: '' }
}

export function rememberShipping(staffId: string, { carrier, coldPack, hours, expectedOn }: Shipping): void {
  remembered = { staffId, on: today(), shipping: { carrier, coldPack, hours, expectedOn } }
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
