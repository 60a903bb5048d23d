import { parseDay } from '#domain/identity/date-of-birth.ts'
import { normalisePhone } from '#domain/identity/phone.ts'
import { normalisePostcode } from '#domain/identity/postcode.ts'
import type { Payload } from './send-form.ts'

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  dob: parseDay,
  mobile: normalisePhone,
  pincode: normalisePostcode,
}

const isReadable = (field: string, value: unknown) => {
  const read = Object.hasOwn(readers, field) ? readers[field] : undefined
  return !read || read(String(value)) !== null
}

/** Without what cannot be read yet: whoever comes back finds an empty field, not half a postcode. A password is never kept. */
export const draftOf = ({ password: _, ...payload }: Payload): Payload =>
  Object.fromEntries(Object.entries(payload).filter(([field, value]) => isReadable(field, value)))
