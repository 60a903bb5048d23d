import { useEffect, useState } from 'react'
import type { CallReply } from '#contract/calls.ts'
import type { ListKind } from '#domain/codes/health-list.ts'
import { callApi } from '#web/browser/api.ts'
import { useIsOnline } from '#web/browser/use-is-online.ts'

export type FoundTerm = CallReply<'search_codes'>['found'][number]

const pauseMs = 200
const shortestQuery = 2
const longestQuery = 200

interface Found {
  readonly query: string
  /** Null: the search failed. */
  readonly terms: readonly FoundTerm[] | null
}

export interface CodeSearch {
  readonly state: 'idle' | 'searching' | 'found' | 'failed' | 'offline'
  /** While the next reply is on its way, what the last query found. */
  readonly terms: readonly FoundTerm[]
}

/**
 * Searches after a pause in the typing, and again once there is a connection. A reply that comes after the next key is
 * dropped.
 */
export function useCodeSearch(kind: ListKind, typed: string): CodeSearch {
  const query = typed.trim().slice(0, longestQuery)
  const isLongEnough = query.length >= shortestQuery
  const isOnline = useIsOnline()
  const [found, setFound] = useState<Found | null>(null)

  useEffect(() => {
    if (!isLongEnough || !isOnline) {
      setFound(null)
      return
    }
    const abandon = new AbortController()
    const timer = setTimeout(async () => {
      const terms = await askFor(kind, query, abandon.signal)
      if (!abandon.signal.aborted) setFound({ query, terms })
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      abandon.abort()
    }
  }, [kind, query, isLongEnough, isOnline])

  if (!isLongEnough) return { state: 'idle', terms: [] }
  if (!isOnline) return { state: 'offline', terms: [] }
  if (found?.query !== query) return { state: 'searching', terms: found?.terms ?? [] }
  return found.terms === null ? { state: 'failed', terms: [] } : { state: 'found', terms: found.terms }
}

async function askFor(kind: ListKind, query: string, signal: AbortSignal): Promise<readonly FoundTerm[] | null> {
  try {
    const { data } = await callApi('search_codes', { kind, query }, signal)
    return data?.found ?? null
  } catch {
    return null
  }
}
