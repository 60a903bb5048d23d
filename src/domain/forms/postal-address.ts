import { paperWords } from '#content/appointments/paper-prescription.ts'
import { textProblems } from '#content/forms.ts'
import { normalisePostcode } from '#domain/identity/postcode.ts'
import { type Checks, defineForm, type Sent } from './form.ts'
import { formatNumber, longestAddress, longestLine, textProblem, tidyText } from './text.ts'

/** The address something is posted to. */
export interface PostalAddress {
  readonly address: string
  readonly city: string
  readonly pincode: string
}

type Field = keyof PostalAddress
type Key = Field | 'not text' | 'too long' | 'address too long'

const words: Readonly<Record<Key, string>> = {
  ...paperWords.problems,
  'not text': textProblems.notText,
  'too long': textProblems.tooLong(formatNumber(longestLine)),
  'address too long': textProblems.tooLong(formatNumber(longestAddress)),
}

const checks: Checks<PostalAddress, Field, Key, null> = {
  address({ address }) {
    const problem = textProblem(address, longestAddress)
    if (problem === 'missing') return 'address'
    return problem === 'too long' ? 'address too long' : problem
  },
  city({ city }) {
    const problem = textProblem(city, longestLine)
    return problem === 'missing' ? 'city' : problem
  },
  pincode: ({ pincode }) => (normalisePostcode(pincode) === null ? 'pincode' : null),
}

const normal = (sent: Sent<PostalAddress>): PostalAddress => ({
  address: tidyText(sent.address),
  city: tidyText(sent.city),
  pincode: normalisePostcode(tidyText(sent.pincode)) ?? tidyText(sent.pincode),
})

export const postalAddress = defineForm({ normal, checks, words })
