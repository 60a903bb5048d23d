import { useState } from 'react'
import { peopleWords as words } from '#content/identity/people.ts'
import type { CallReply } from '#contract/calls.ts'
import { readSearch, type SearchProblem } from '#domain/identity/search-key.ts'
import { useAction } from '#web/browser/use-action.ts'
import { deskCall } from '../desk-call.ts'

interface Problem {
  readonly of: SearchProblem | 'server'
  readonly says: string
}

/** Asked only by hand, never while one types: everybody who is shown is written down. */
export function useSearch() {
  const [found, setFound] = useState<CallReply<'desk_search'> | null>(null)
  const { run, isBusy, problem, setProblem } = useAction<Problem>({ of: 'server', says: words.failed })

  async function find(typed: string, born: string) {
    if (isBusy) return
    setFound(null)
    const { problem: wrong } = readSearch({ typed, born })
    if (wrong !== null) return setProblem({ of: wrong, says: words.problems[wrong] })
    await run(async () => {
      const { code, data, message } = await deskCall('desk_search', { typed, ...(born && { born }) })
      if (code === 200 && data) setFound(data)
      else setProblem({ of: 'server', says: message })
    })
  }

  return { found, problem, isBusy, find }
}
