import { useEffect, useState } from 'react'
import { compliance } from '#content/compliance.ts'
import type { AccountDetails } from '#contract/identity/account-details.ts'
import { callApi } from '#web/browser/api.ts'
import { deviceStorage } from '#web/browser/browser-storage.ts'
import { givenAnswers, hasDeclinedOffers } from '#web/shared/answers/weight-management-status.ts'
import { type AccountForm, filledIn } from './account-form.ts'
import { hasKeptForm, savedForm, saveForm } from './saved-form.ts'

/**
 * The form as it was left, with what is known of the person once their phone is verified (OS-07). `person` is whoever
 * is signed in: the address they sign in with is the one of their account.
 */
export function useAccountForm(verifiedPhone: string | null, person: AccountDetails | null) {
  const [isNew] = useState(() => !hasKeptForm())
  const [form, setForm] = useState(savedForm)

  useEffect(() => saveForm(form), [form])

  // Whoever did not want to hear of offers in the questionnaire need not say so again.
  useEffect(() => {
    if (isNew) setForm((typed) => ({ ...typed, marketingOptOut: !compliance.marketingIsOptOut || hasDeclinedOffers() }))
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

const shortestPhone = 10

/** What this device knows already: nobody is asked twice. */
function knownHere(): AccountDetails {
  const { email, Q3_answer: sex } = givenAnswers()
  const kept = deviceStorage.getItem('user_email') || deviceStorage.getItem('email')
  return {
    ...(kept ? { email: kept } : typeof email === 'string' ? { email } : {}),
    ...(typeof sex === 'string' ? { gender: sex } : {}),
  }
}

/** What the server knows and may tell this visit. A failure is only logged. */
async function knownToServer(mobile: string): Promise<AccountDetails> {
  if (mobile.length < shortestPhone) return {}
  try {
    const { data } = await callApi('fetch_user_data', { mobile })
    return data?.userData ?? {}
  } catch {
    console.warn('fetch_user_data got no answer')
    return {}
  }
}
