import { deviceStorage, tabStorage } from '#web/browser/browser-storage.ts'
import { type BookingForm, emptyForm } from './booking-form.ts'

const key = 'booking_form'
const emailKey = 'user_email'

/** In this page's memory alone, so that whoever chooses another time does not have to make one up again. */
let password = ''

/** As it was typed last, here or with an order. */
export const savedEmail = (): string =>
  savedForm().email || (deviceStorage.getItem(emailKey) ?? deviceStorage.getItem('email') ?? '')

export function saveEmail(email: string): void {
  deviceStorage.setItem(emailKey, email)
  // The form goes on from there, whatever it had before.
  saveForm({ ...savedForm(), email })
}

/** What was typed outlives a reload and the choice of another time. No password is written down. */
export function saveForm({ password: typed, ...rest }: BookingForm): void {
  password = typed
  tabStorage.setItem(key, JSON.stringify(rest))
}

export function forgetForm(): void {
  password = ''
  tabStorage.removeItem(key)
}

export function savedForm(): BookingForm {
  const text = tabStorage.getItem(key)
  if (text === null) return emptyForm
  try {
    return { ...readForm(JSON.parse(text)), password }
  } catch {
    return emptyForm
  }
}

/** Only what the form has, and only of the kind it has it in. */
function readForm(kept: unknown): BookingForm {
  const given = Object(kept) as Record<string, unknown>
  return { ...pick(emptyForm, given), consents: pick(emptyForm.consents, Object(given.consents)) }
}

const pick = <Shape extends object>(empty: Shape, given: Record<string, unknown>): Shape =>
  Object.fromEntries(
    Object.entries(empty).map(([field, value]) => [field, typeof given[field] === typeof value ? given[field] : value]),
  ) as Shape
