import { isDay, parseDay } from './date-of-birth.ts'
import { isEmail } from './email.ts'
import { normalisePhone } from './phone.ts'

/** What staff can search a patient by: one complete detail that the patient has given them. */
export type SearchKey =
  | { readonly by: 'email'; readonly email: string }
  | { readonly by: 'phone'; readonly phone: string }
  | { readonly by: 'reference'; readonly reference: string }
  | { readonly by: 'name'; readonly surname: string; readonly born: string }

export type SearchProblem = 'nothing' | 'email' | 'phone' | 'reference' | 'surname'

const reference = /^LW[-\s]?([\dA-Z]{8})$/i

/** Recognises the kind of detail by its shape. A partial detail is refused, so that staff cannot browse patients. */
export function readSearch({
  typed,
  born = '',
}: {
  readonly typed: string
  readonly born?: string | undefined
}): { readonly key: SearchKey; readonly problem: null } | { readonly key: null; readonly problem: SearchProblem } {
  const text = typed.trim()
  const found = (key: SearchKey) => ({ key, problem: null })
  const not = (problem: SearchProblem) => ({ key: null, problem })
  if (text === '') return not('nothing')
  if (text.includes('@')) return isEmail(text) ? found({ by: 'email', email: text }) : not('email')
  const order = reference.exec(text)
  if (order?.[1]) return found({ by: 'reference', reference: `LW-${order[1].toUpperCase()}` })
  if (/^LW-/i.test(text)) return not('reference')
  if (/^[+\d\s().-]+$/.test(text)) {
    const phone = normalisePhone(text)
    return phone === null ? not('phone') : found({ by: 'phone', phone })
  }
  const day = parseDay(born)
  return day && isDay(day) && /\p{L}/u.test(text) ? found({ by: 'name', surname: text, born }) : not('surname')
}
