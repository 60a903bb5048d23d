import { useState } from 'react'
import type { CallBody } from '#contract/calls.ts'
import type { RequestRow } from '#contract/enquiries/inbox.ts'
import type { RequestList } from '#domain/enquiries/inbox.ts'
import { deskRead } from '../desk-call.ts'
import { useDeskChanges } from '../live-updates/use-desk-changes.ts'
import { useDeskRead } from '../use-desk-read.ts'

interface Further {
  readonly list: RequestList
  readonly rows: readonly RequestRow[]
  readonly next: CallBody<'desk_requests'>['after'] | null
}

/** The first page follows what happens; those after it are as they were fetched. */
export function useRequests(list: RequestList, onChanged: (ids: ReadonlySet<string> | null) => void) {
  const first = useDeskRead('desk_requests', { list })
  const [further, setFurther] = useState<Further | null>(null)
  const liveness = useDeskChanges(['contact'], (ids) => {
    void first.refresh()
    onChanged(ids)
  })
  const fetched = further?.list === list ? further : null
  const newest = first.data?.rows ?? []
  const known = new Set(newest.map(({ id }) => id))
  const next = fetched ? fetched.next : (first.data?.next ?? null)

  async function fetchMore() {
    if (!next) return
    const { code, data } = await deskRead('desk_requests', { list, after: next })
    if (code === 200 && data) setFurther({ list, rows: [...(fetched?.rows ?? []), ...data.rows], next: data.next })
  }

  return {
    first,
    liveness,
    rows: [...newest, ...(fetched?.rows ?? []).filter(({ id }) => !known.has(id))],
    hasMore: next !== null,
    fetchMore: () => void fetchMore().catch(() => undefined),
  }
}
