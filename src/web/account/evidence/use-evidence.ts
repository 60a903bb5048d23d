import { useEffect, useState } from 'react'
import type { MyEvidence } from '#contract/evidence/evidence.ts'
import { readApi } from '#web/browser/read-api.ts'

/** What is needed of this person and how it stands. Not asked for where nothing can be. */
export function useEvidence(isAsked = true) {
  const [evidence, setEvidence] = useState<MyEvidence | 'loading' | 'failed'>('loading')
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try is what asks again.
  useEffect(() => {
    if (!isAsked) return
    const leaving = new AbortController()
    const failed = () => setEvidence((before) => (typeof before === 'string' ? 'failed' : before))
    async function ask() {
      const { code, data } = await readApi('my_evidence', {}, leaving.signal)
      if (leaving.signal.aborted) return
      if (code === 200 && data) setEvidence(data)
      else failed()
    }
    ask().catch(() => {
      if (!leaving.signal.aborted) failed()
    })
    return () => leaving.abort()
  }, [tries, isAsked])

  /** Asks again while what is known stays in sight. */
  const refresh = () => setTries((last) => last + 1)
  return { evidence, refresh }
}
