import { useState } from 'react'
import { Link } from 'react-router'
import { emptyWords, listWords } from '#content/cases/queue.ts'
import { packingWords, dispatchWords as words } from '#content/supply/dispatch.ts'
import { parcelPath } from '#contract/desk/addresses.ts'
import { CaseTable } from '../../cases/list/case-table.tsx'
import { useQueue } from '../../cases/list/use-queue.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { ListPages } from '../../components/list-pages.tsx'
import { NotLoaded } from '../../components/not-loaded.tsx'
import { useLive } from '../../live-updates/use-live.ts'
import { DeskHeading } from '../../shell/desk-heading.tsx'
import { Freshness } from '../../shell/freshness.tsx'
import { useDeskRead } from '../../use-desk-read.ts'
import { type ParcelList, packingAddress } from './dispatch-address.ts'
import { DispatchLists } from './dispatch-lists.tsx'

export function ParcelQueue({ list }: { list: ParcelList }) {
  const [after, setAfter] = useState<string | null>(null)
  const { queue, now } = useQueue({ list, after })
  const posts = useDeskRead('desk_posts', { list: 'to post' })
  useLive(['post'], posts.refresh)
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
          {list === 'checked' && data.rows.length > 1 && (
            <p className="mb-3">
              <Link to={packingAddress} className="font-semibold underline underline-offset-4">
                {packingWords.start}
              </Link>
            </p>
          )}
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
