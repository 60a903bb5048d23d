import { useEffect, useState } from 'react'
import type { CallReply } from '#contract/calls.ts'
import { callApi } from '#web/browser/api.ts'

type State = CallReply<'identity_state'>['state']

const askAgainMs = 3_000

/** How the check stands, asked again while it is under way. */
export function useIdentityState(onSettled: () => void): State | null {
  const [state, setState] = useState<State | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visit to the page.
  useEffect(() => {
    const leaving = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    async function ask() {
      const { data } = await callApi('identity_state', {}, leaving.signal).catch(() => ({ data: null }))
      if (leaving.signal.aborted) return
      if (data) setState(data.state)
      if (data && data.state !== 'processing') return onSettled()
      timer = setTimeout(ask, askAgainMs)
    }
    void ask()
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [])
  return state
}
