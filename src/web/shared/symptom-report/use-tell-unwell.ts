import { useEffect, useState } from 'react'
import type { SignId } from '#content/treatment/red-flags.ts'
import type { CallReply } from '#contract/calls.ts'
import { callApi } from '#web/browser/api.ts'

/** `none`: nothing has been delivered to this account. Else when it is read. */
type Telling = 'busy' | 'failed' | 'none' | 'signed out' | CallReply<'tell_unwell'>['desk']

/** Tells our prescribers of a sign as soon as it is chosen. Nothing is aborted when the page is left: it is to arrive. */
export function useTellUnwell(sign: SignId) {
  const [telling, setTelling] = useState<Telling>('busy')
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try is what tells again.
  useEffect(() => {
    let isLeft = false
    const say = (next: Telling) => {
      if (!isLeft) setTelling(next)
    }
    async function tell() {
      const { code, data } = await callApi('tell_unwell', { sign })
      say(code === 200 && data ? data.desk : code === 409 ? 'none' : code === 401 ? 'signed out' : 'failed')
    }
    tell().catch(() => say('failed'))
    return () => {
      isLeft = true
    }
  }, [sign, tries])

  function tellAgain() {
    setTelling('busy')
    setTries((last) => last + 1)
  }

  return { telling, tellAgain }
}
