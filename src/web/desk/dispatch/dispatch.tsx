import { useState } from 'react'
import { Link } from 'react-router'
import { dispatchWords as words } from '#content/desk/dispatch.ts'
import { emptyWords, listWords } from '#content/desk/queue.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { CaseTable } from '../cases/case-table.tsx'
import { useQueue } from '../cases/use-queue.ts'
import { EmptyState } from '../parts/empty-state.tsx'
import { ListPages } from '../parts/list-pages.tsx'
import { NotLoaded } from '../parts/not-loaded.tsx'
import { useQuery } from '../parts/use-query.ts'
import { DeskHeading } from '../shell/desk-heading.tsx'
import { Freshness } from '../shell/freshness.tsx'
import { type ParcelList, parcelAddress, parcelListAddress, parcelListIn, parcelLists } from './dispatch-address.ts'
import { OpenParcel } from './open-parcel.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

export default function Dispatch() {
  const query = useQuery()
  if (query === null) return <DeskHeading title={words.title} />
  const id = query.get('id')
  const list = parcelListIn(query)
  return id ? <OpenParcel key={id} id={id} /> : <Parcels key={list} list={list} />
}

function Parcels({ list }: { list: ParcelList }) {
  const [after, setAfter] = useState<string | null>(null)
  const { queue, now } = useQueue({ list, after })
  const { data } = queue
  const [title, why] = emptyWords[list]
  return (
    <>
      <DeskHeading title={words.title} />
      <nav aria-label={words.lists} className="mb-4">
        <ul className="flex flex-wrap gap-1.5">
          {parcelLists.map((one) => (
            <li key={one}>
              <Link
                to={parcelListAddress(one)}
                aria-current={one === list ? 'true' : undefined}
                className="inline-flex min-h-8 items-center gap-1.5 rounded-full bg-paper-deep px-3 text-xs font-semibold hover:bg-sage aria-[current]:bg-ink aria-[current]:text-white"
              >
                {listWords[one]} <span className="font-display text-sm leading-none">{data?.counts[one] ?? '–'}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
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
              to={({ id }) => parcelAddress(id)}
            />
          )}
          <ListPages after={after} next={data.next} onTurn={setAfter} />
        </>
      )}
    </>
  )
}
