import type { UserData } from '#contract/checkout/fetch-user-data.ts'
import { callApi } from '#web/browser/api.ts'
import { deviceStorage } from '#web/browser/browser-storage.ts'
import { givenAnswers } from '#web/shared/answers/weight-management-status.ts'

const shortestPhone = 10

/** What this device knows already: nobody is asked twice. */
export function knownHere(): UserData {
  const { email, Q3_answer: sex } = givenAnswers()
  const kept = deviceStorage.getItem('user_email') || deviceStorage.getItem('email')
  return {
    ...(kept ? { email: kept } : typeof email === 'string' ? { email } : {}),
    ...(typeof sex === 'string' ? { gender: sex } : {}),
  }
}

/** What the server knows and may tell this visit. A failure is only logged. */
export async function knownToServer(mobile: string): Promise<UserData> {
  if (mobile.length < shortestPhone) return {}
  try {
    const { data } = await callApi('fetch_user_data', { mobile })
    return data?.userData ?? {}
  } catch {
    console.warn('fetch_user_data got no answer')
    return {}
  }
}
