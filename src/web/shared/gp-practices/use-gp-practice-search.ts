import { useEffect, useState } from 'react'
import type { CallReply } from '#contract/calls.ts'
import { callApi } from '#web/browser/api.ts'

export type GpPractice = CallReply<'search_gp_practices'>['practices'][number]

const pauseMs = 250
const shortestQuery = 2
const longestQuery = 100

interface Found {
  readonly query: string
  /** Null: the search failed. */
  readonly practices: readonly GpPractice[] | null
}

export type GpPracticeSearch =
  | { readonly state: 'idle' }
  /** What the last query found stays in sight meanwhile. */
  | { readonly state: 'searching'; readonly practices: readonly GpPractice[] }
  | { readonly state: 'found'; readonly practices: readonly GpPractice[] }
  | { readonly state: 'failed' }

/** Searches after a pause in the typing. A reply that comes after the next key is dropped. */
export function useGpPracticeSearch(typed: string): GpPracticeSearch {
  const query = typed.trim().slice(0, longestQuery)
  const isLongEnough = query.length >= shortestQuery
  const [found, setFound] = useState<Found | null>(null)

  useEffect(() => {
    if (!isLongEnough) {
      setFound(null)
      return
    }
    const abandon = new AbortController()
    const timer = setTimeout(async () => {
      const practices = await askFor(query, abandon.signal)
      if (!abandon.signal.aborted) setFound({ query, practices })
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      abandon.abort()
    }
  }, [query, isLongEnough])

  if (!isLongEnough) return { state: 'idle' }
  if (found?.query !== query) return { state: 'searching', practices: found?.practices ?? [] }
  return found.practices === null ? { state: 'failed' } : { state: 'found', practices: found.practices }
}

async function askFor(query: string, signal: AbortSignal): Promise<readonly GpPractice[] | null> {
  try {
    const { data } = await callApi('search_gp_practices', { query }, signal)
    return data?.practices ?? null
  } catch {
    return null
  }
}
