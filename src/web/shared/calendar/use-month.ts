import { startTransition, useEffect, useState } from 'react'
import type { CallReply } from '#contract/calls.ts'
import { readApi } from '#web/browser/read-api.ts'

type Month = CallReply<'booking_month'>

type Loaded = { readonly at: 'loading' } | { readonly at: 'failed' } | { readonly at: 'ready'; readonly month: Month }

const answerWithinMs = 10_000

interface Asked {
  readonly service: string
  /** Whose times. Without it, those of whoever is free. */
  readonly clinician: string | undefined
}

/** A month's times. Asked for again whenever `version` changes, while what is shown stays. */
export function useMonth(month: string, { service, clinician }: Asked, version: number) {
  const [loaded, setLoaded] = useState<Loaded>({ at: 'loading' })
  const [tries, setTries] = useState(0)
  /** They stay while another month is on its way. */
  const [clinicians, setClinicians] = useState<Month['clinicians']>([])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version or a further try is what asks again.
  useEffect(() => {
    const leaving = new AbortController()
    setLoaded((before) => (before.at === 'ready' && before.month.month === month ? before : { at: 'loading' }))
    async function fetchMonth() {
      const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(answerWithinMs)])
      const { code, data } = await readApi(
        'booking_month',
        { month, service, ...(clinician ? { clinician } : {}) },
        signal,
      )
      if (leaving.signal.aborted) return
      if (code !== 200 || !data) return setLoaded({ at: 'failed' })
      // A month is a few hundred elements: drawn in portions, so that whatever is pressed meanwhile is heard.
      startTransition(() => {
        setClinicians(data.clinicians)
        setLoaded({ at: 'ready', month: data })
      })
    }
    fetchMonth().catch(() => {
      if (!leaving.signal.aborted) setLoaded({ at: 'failed' })
    })
    return () => leaving.abort()
  }, [month, service, clinician, version, tries])

  return { loaded, clinicians, tryAgain: () => setTries((last) => last + 1) }
}
