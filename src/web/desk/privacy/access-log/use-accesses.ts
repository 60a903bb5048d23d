import type { CallBody, CallReply } from '#contract/calls.ts'
import { useMorePages } from '../../components/use-more-pages.ts'
import { deskRead } from '../../desk-call.ts'
import { useMay } from '../../shell/me.ts'
import { useDeskRead } from '../../use-desk-read.ts'

export type Filters = Omit<CallBody<'desk_access_log'>, 'after'>

type Page = Pick<CallReply<'desk_access_log'>, 'looks' | 'next'> & Partial<CallReply<'desk_access_log'>>

/** Of everybody for those who may, of oneself for the others, page by page. */
export function useAccesses(filters: Filters) {
  const mayReadAll = useMay('read-access-log')
  const { staffId: _, ...own } = filters
  const name = mayReadAll ? 'desk_access_log' : 'desk_my_access_log'
  const wanted = mayReadAll ? filters : own
  const first = useDeskRead<typeof name>(name, wanted)
  const page: Page | null = first.data
  const more = useMorePages({
    // Pages are counted from when the first was read.
    key: `${name}${JSON.stringify(wanted)}${first.at}`,
    afterFirst: page?.next ?? null,
    fetchPage: async (after) => {
      const { code, data } = await deskRead(name, { ...wanted, after })
      return code === 200 && data ? { rows: data.looks, next: data.next } : null
    },
  })

  return {
    ...more,
    first,
    mayReadAll,
    looks: [...(page?.looks ?? []), ...more.rows],
    colleagues: page?.colleagues ?? [],
  }
}
