import type { CallBody } from '#contract/calls.ts'
import { useMorePages } from '../components/use-more-pages.ts'
import { deskRead } from '../desk-call.ts'
import { useDeskChanges } from '../live-updates/use-desk-changes.ts'
import { useDeskRead } from '../use-desk-read.ts'

type List = NonNullable<CallBody<'desk_threads'>['list']>

/** The first page follows what happens; those after it are as they were fetched. */
export function useThreadList(list: List, onWritten: (ids: ReadonlySet<string> | null) => void) {
  const first = useDeskRead('desk_threads', { list })
  const liveness = useDeskChanges(['thread', 'turn'], () => void first.refresh())
  useDeskChanges(['thread'], onWritten)
  const more = useMorePages({
    key: list,
    afterFirst: first.data?.next ?? null,
    fetchPage: async (after) => {
      const { code, data } = await deskRead('desk_threads', { list, after })
      return code === 200 ? data : null
    },
  })
  const newest = first.data?.rows ?? []
  const shown = new Map([...more.rows, ...newest].map((row) => [row.accountId, row]))
  const order = new Set([...newest, ...more.rows].map(({ accountId }) => accountId))
  return { ...more, first, liveness, rows: [...order].flatMap((id) => shown.get(id) ?? []) }
}
