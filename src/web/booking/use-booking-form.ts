import { useEffect, useState } from 'react'
import { useSignedInPerson } from '#web/shared/checkout/use-signed-in-person.ts'
import { type BookingForm, filledIn } from './booking-form.ts'
import { knownByEmail } from './place-booking.ts'
import { savedEmail, savedForm, saveForm } from './saved-booking.ts'

/** As it was left, with the address given a page before. */
const firstForm = (): BookingForm => ({ ...savedForm(), email: savedEmail() })

/** The form as it was left, with what is known of whoever has this email address (BK-07). */
export function useBookingForm() {
  const [form, setForm] = useState(firstForm)

  useEffect(() => saveForm(form), [form])

  useEffect(() => {
    let isCurrent = true
    void knownByEmail(firstForm().email.trim()).then((known) => isCurrent && setForm((typed) => filledIn(typed, known)))
    return () => {
      isCurrent = false
    }
  }, [])

  const person = useSignedInPerson()
  useEffect(() => {
    if (!person?.email) return
    const { email } = person
    setForm((typed) => ({ ...filledIn(typed, person), email, password: '' }))
  }, [person])

  const change = (part: Partial<BookingForm>) => setForm((typed) => ({ ...typed, ...part }))
  return { form, change, signedInAs: person?.email ?? null }
}
