import { useState } from 'react'
import type { CallBody } from '#contract/calls.ts'
import type { ThreadRow } from '#contract/messages/desk-messages.ts'
import { deskRead } from '../desk-call.ts'
import { useDeskChanges } from '../live-updates/use-desk-changes.ts'
import { useDeskRead } from '../use-desk-read.ts'

type List = NonNullable<CallBody<'desk_threads'>['list']>
type Place = CallBody<'desk_threads'>['after']

interface Further {
  readonly list: List
  readonly rows: readonly ThreadRow[]
  readonly next: Place | null
}

/** The first page follows what happens; those after it are as they were fetched. */
export function useThreadList(list: List, onWritten: (ids: ReadonlySet<string> | null) => void) {
  const first = useDeskRead('desk_threads', { list })
  const [further, setFurther] = useState<Further | null>(null)
  const liveness = useDeskChanges(['thread', 'turn'], () => void first.refresh())
  useDeskChanges(['thread'], onWritten)

  const fetched = further?.list === list ? further : null
  const shown = new Map([...(fetched?.rows ?? []), ...(first.data?.rows ?? [])].map((row) => [row.accountId, row]))
  const order = new Set([...(first.data?.rows ?? []), ...(fetched?.rows ?? [])].map(({ accountId }) => accountId))
  const next = fetched ? fetched.next : (first.data?.next ?? null)

  async function fetchMore() {
    if (!next) return
    const { code, data } = await deskRead('desk_threads', { list, after: next })
    if (code === 200 && data) setFurther({ list, rows: [...(fetched?.rows ?? []), ...data.rows], next: data.next })
  }

  return {
    first,
    liveness,
    rows: [...order].flatMap((id) => shown.get(id) ?? []),
    hasMore: next !== null,
    fetchMore: () => void fetchMore().catch(() => undefined),
  }
}
