import { useEffect, useState } from 'react'
import { type AccountForm, filledIn } from './account-form.ts'
import { keepForm, keptForm } from './kept-form.ts'
import { knownHere, knownToServer } from './known-person.ts'

/** The form as it was left, with what is known of the person once their phone is verified (OS-07). */
export function useAccountForm(verifiedPhone: string | null) {
  const [form, setForm] = useState(keptForm)

  useEffect(() => keepForm(form), [form])

  useEffect(() => {
    if (verifiedPhone === null) return
    let isCurrent = true
    setForm((typed) => filledIn(typed, knownHere()))
    void knownToServer(verifiedPhone).then((known) => isCurrent && setForm((typed) => filledIn(typed, known)))
    return () => {
      isCurrent = false
    }
  }, [verifiedPhone])

  return { form, change: (part: Partial<AccountForm>) => setForm((typed) => ({ ...typed, ...part })) }
}
