import { useEffect, useState } from 'react'
import type { CallReply } from '#contract/calls.ts'
import { readApi } from '#web/browser/read-api.ts'
import { sendAdhdAnswers } from '#web/shared/answers/adhd-status.ts'

export type CallStatus = CallReply<'my_concern'>

/** Whether somebody reads what was told here. Null: it could not be asked, and nothing is said that may not be so. */
export function useCallStatus() {
  const [standing, setStanding] = useState<CallStatus | null>(null)
  useEffect(() => {
    let isWanted = true
    async function ask() {
      // What has not arrived yet is read by nobody.
      await sendAdhdAnswers()
      const { code, data } = await readApi('my_concern', {})
      if (isWanted && code === 200 && data) setStanding(data)
    }
    ask().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [])
  return { standing, setStanding }
}
