import { useState } from 'react'
import { dispatchWords as words } from '#content/desk/dispatch.ts'
import { emptyWords, listWords } from '#content/desk/queue.ts'
import { parcelPath } from '#contract/desk/addresses.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { CaseTable } from '../cases/case-table.tsx'
import { useQueue } from '../cases/use-queue.ts'
import { useLive } from '../live/use-live.ts'
import { EmptyState } from '../parts/empty-state.tsx'
import { ListPages } from '../parts/list-pages.tsx'
import { NotLoaded } from '../parts/not-loaded.tsx'
import { useQuery } from '../parts/use-query.ts'
import { DeskHeading } from '../shell/desk-heading.tsx'
import { Freshness } from '../shell/freshness.tsx'
import { useDeskCall } from '../use-desk-call.ts'
import { letterListIn, type ParcelList, parcelListIn, postListIn } from './dispatch-address.ts'
import { DispatchLists } from './dispatch-lists.tsx'
import { LetterPosts } from './letters/letter-posts.tsx'
import { OpenLetterPost } from './letters/open-letter-post.tsx'
import { OpenParcel } from './open-parcel.tsx'
import { OpenPost } from './post/open-post.tsx'
import { Posts } from './post/posts.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

export default function Dispatch() {
  const query = useQuery()
  if (query === null) return <DeskHeading title={words.title} />
  const id = query.get('id')
  const letter = query.get('letter')
  if (letter) return <OpenPost key={letter} id={letter} />
  const toPractice = query.get('to-practice')
  if (toPractice) return <OpenLetterPost key={toPractice} id={toPractice} />
  const letters = letterListIn(query)
  if (letters && !id) return <LetterPosts key={letters} list={letters} />
  const post = postListIn(query)
  if (post && !id) return <Posts key={post} list={post} />
  const list = parcelListIn(query)
  return id ? <OpenParcel key={id} id={id} /> : <Parcels key={list} list={list} />
}

function Parcels({ list }: { list: ParcelList }) {
  const [after, setAfter] = useState<string | null>(null)
  const { queue, now } = useQueue({ list, after })
  const posts = useDeskCall('desk_posts', { list: 'to post' })
  useLive(['post'], () => void posts.refresh())
  const { data } = queue
  const [title, why] = emptyWords[list]
  return (
    <>
      <DeskHeading title={words.title} />
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
