import type { RequestList } from '#domain/enquiries/inbox.ts'
import { useMorePages } from '../components/use-more-pages.ts'
import { deskRead } from '../desk-call.ts'
import { useDeskChanges } from '../live-updates/use-desk-changes.ts'
import { useDeskRead } from '../use-desk-read.ts'

/** The first page follows what happens; those after it are as they were fetched. */
export function useRequests(list: RequestList, onChanged: (ids: ReadonlySet<string> | null) => void) {
  const first = useDeskRead('desk_requests', { list })
  const liveness = useDeskChanges(['contact'], (ids) => {
    void first.refresh()
    onChanged(ids)
  })
  const more = useMorePages({
    key: list,
    afterFirst: first.data?.next ?? null,
    fetchPage: async (after) => {
      const { code, data } = await deskRead('desk_requests', { list, after })
      return code === 200 ? data : null
    },
  })
  const newest = first.data?.rows ?? []
  const known = new Set(newest.map(({ id }) => id))
  return { ...more, first, liveness, rows: [...newest, ...more.rows.filter(({ id }) => !known.has(id))] }
}
