import { useCallback, useEffect, useState } from 'react'
import type { CallReply } from '#contract/calls.ts'
import { readApi } from '#web/browser/read-api.ts'

type Page = CallReply<'who_looked'>

/** Who has looked, page after page. */
export function useRecordAccess() {
  const [held, setHeld] = useState<Page | null>(null)
  const [state, setState] = useState<'busy' | 'failed' | 'idle'>('busy')
  const next = held?.next ?? null

  const fetchMore = useCallback(async (after: Page['next']) => {
    setState('busy')
    try {
      const { code, data } = await readApi('who_looked', after ? { after } : {})
      if (code !== 200 || !data) return setState('failed')
      setHeld((last) => ({ looks: [...(after && last ? last.looks : []), ...data.looks], next: data.next }))
      setState('idle')
    } catch {
      setState('failed')
    }
  }, [])

  useEffect(() => void fetchMore(null), [fetchMore])

  return { held, state, fetchMore: () => fetchMore(next) }
}
