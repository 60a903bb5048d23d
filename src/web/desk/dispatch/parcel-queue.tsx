import { useState } from 'react'
import { dispatchWords as words } from '#content/desk/dispatch.ts'
import { emptyWords, listWords } from '#content/desk/queue.ts'
import { parcelPath } from '#contract/desk/addresses.ts'
import { CaseTable } from '../cases/case-table.tsx'
import { useQueue } from '../cases/use-queue.ts'
import { useLive } from '../live/use-live.ts'
import { EmptyState } from '../parts/empty-state.tsx'
import { ListPages } from '../parts/list-pages.tsx'
import { NotLoaded } from '../parts/not-loaded.tsx'
import { DeskHeading } from '../shell/desk-heading.tsx'
import { Freshness } from '../shell/freshness.tsx'
import { useDeskCall } from '../use-desk-call.ts'
import type { ParcelList } from './dispatch-address.ts'
import { DispatchLists } from './dispatch-lists.tsx'

export function ParcelQueue({ list }: { list: ParcelList }) {
  const [after, setAfter] = useState<string | null>(null)
  const { queue, now } = useQueue({ list, after })
  const posts = useDeskCall('desk_posts', { list: 'to post' })
  useLive(['post'], () => void posts.refresh())
  const { data } = queue
  const [title, why] = emptyWords[list]
  return (
    <>
      <DeskHeading title={words.title} lead={words.sorted[list]} />
      <DispatchLists current={list} cases={data?.counts ?? null} posts={posts.data?.counts ?? null} />
      {data === null ? (
        <NotLoaded of={queue} loading={words.loading} title={words.notLoaded} why={words.notLoadedWhy} />
      ) : (
        <>
          <Freshness of={queue} />
          {data.rows.length === 0 ? (
            <EmptyState title={title}>{why}</EmptyState>
          ) : (
            <CaseTable
              caption={words.table(listWords[list])}
              rows={data.rows}
              now={now}
              to={({ id }) => parcelPath(id)}
            />
          )}
          <ListPages after={after} next={data.next} onTurn={setAfter} />
        </>
      )}
    </>
  )
}
