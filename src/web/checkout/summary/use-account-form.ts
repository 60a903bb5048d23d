import { useEffect, useState } from 'react'
import type { UserData } from '#contract/checkout/fetch-user-data.ts'
import { hasDeclinedOffers } from '#web/shared/answers/weight-management-status.ts'
import { type AccountForm, filledIn } from './account-form.ts'
import { hasKeptForm, keepForm, keptForm } from './kept-form.ts'
import { knownHere, knownToServer } from './known-person.ts'

/**
 * The form as it was left, with what is known of the person once their phone is verified (OS-07). `person` is whoever
 * is signed in: the address they sign in with is the one of their account.
 */
export function useAccountForm(verifiedPhone: string | null, person: UserData | null) {
  const [isNew] = useState(() => !hasKeptForm())
  const [form, setForm] = useState(keptForm)

  useEffect(() => keepForm(form), [form])

  // Whoever did not want to hear of offers in the questionnaire need not say so again.
  useEffect(() => {
    if (isNew) setForm((typed) => ({ ...typed, marketingOptOut: hasDeclinedOffers() }))
  }, [isNew])

  useEffect(() => {
    if (verifiedPhone === null) return
    let isCurrent = true
    setForm((typed) => filledIn(typed, knownHere()))
    void knownToServer(verifiedPhone).then((known) => isCurrent && setForm((typed) => filledIn(typed, known)))
    return () => {
      isCurrent = false
    }
  }, [verifiedPhone])

  useEffect(() => {
    if (!person?.email) return
    const { email } = person
    setForm((typed) => ({ ...filledIn(typed, person), email, password: '' }))
  }, [person])

  return { form, change: (part: Partial<AccountForm>) => setForm((typed) => ({ ...typed, ...part })) }
}
