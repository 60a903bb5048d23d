import { createContext, use } from 'react'
import type { MyCheckIn } from '#contract/treatment/check-in.ts'
import { readApi } from '#web/browser/read-api.ts'
import { createCheckIn, type OpenCheckIn, savedCheckIn } from '#web/shared/answers/check-in.ts'
import type { Questionnaire } from '#web/shared/answers/questionnaire.ts'
import { useAccountFlow } from '../use-account-flow.ts'

/** What its screens know beside the answers. */
interface AskedCheckIn {
  readonly open: OpenCheckIn
  readonly questionnaire: Questionnaire
}

const made = (open: OpenCheckIn | null): AskedCheckIn | 'none' =>
  open ? { open, questionnaire: createCheckIn(open) } : 'none'

async function fetchCheckIn(signal: AbortSignal): Promise<{ code: number; found: AskedCheckIn | 'none' | null }> {
  try {
    const { code, data } = await readApi('my_check_in', {}, signal)
    return { code, found: code === 200 && data ? made((data satisfies MyCheckIn).open) : null }
  } catch (error) {
    // Without a connection they go on with what is kept here.
    const kept = savedCheckIn()
    if (!kept || signal.aborted) throw error
    return { code: 200, found: made(kept) }
  }
}

/** The check-in of whoever is signed in. `none`: there is none to be answered now. */
export function useCheckIn() {
  const { found: checkIn, tryAgain } = useAccountFlow(fetchCheckIn)
  return { checkIn, tryAgain }
}

const Open = createContext<OpenCheckIn | null>(null)

export const OpenCheckInProvider = Open.Provider

export function useOpenCheckIn(): OpenCheckIn {
  const open = use(Open)
  if (!open) throw new Error('A question of a check-in is shown only as one of its steps.')
  return open
}
