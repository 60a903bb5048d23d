import { readApi } from '#web/browser/read-api.ts'
import { createFollowUp } from '#web/shared/answers/medicines-and-conditions.ts'
import { useAccountFlow } from '../use-account-flow.ts'

async function fetchFollowUp(signal: AbortSignal) {
  const { code, data } = await readApi('load_instance', { questionnaire: 'medicines-and-conditions' }, signal)
  return { code, found: code === 200 && data ? createFollowUp(data) : null }
}

/** The follow-up form of whoever is signed in. */
export function useFollowUp() {
  const { found: followUp, tryAgain } = useAccountFlow(fetchFollowUp)
  return { followUp, tryAgain }
}
