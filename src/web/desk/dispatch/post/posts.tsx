import { Link } from 'react-router'
import { dispatchWords } from '#content/desk/dispatch.ts'
import { postWords as words } from '#content/desk/post.ts'
import type { CallReply } from '#contract/calls.ts'
import { writtenDay } from '#domain/booking/written-time.ts'
import type { PostList } from '#domain/post/posting.ts'
import { useQueue } from '../../cases/use-queue.ts'
import { useRowKeys } from '../../cases/use-row-keys.ts'
import { dateAndTimeOf } from '../../cases/written-date.ts'
import { ColumnHeads } from '../../column-heads.tsx'
import { useLive } from '../../live/use-live.ts'
import { EmptyState } from '../../parts/empty-state.tsx'
import { NotLoaded } from '../../parts/not-loaded.tsx'
import { DeskHeading } from '../../shell/desk-heading.tsx'
import { Freshness } from '../../shell/freshness.tsx'
import { useDeskCall } from '../../use-desk-call.ts'
import { postAddress } from '../dispatch-address.ts'
import { DispatchLists } from '../dispatch-lists.tsx'

const cell = 'px-2.5 py-2 align-middle'

/** Prescriptions that wait to be posted, or have been. By reference: whose they are is seen when one is opened. */
export function Posts({ list }: { list: PostList }) {
  const posts = useDeskCall('desk_posts', { list })
  useLive(['post'], () => void posts.refresh())
  const { queue } = useQueue({ list: 'checked', after: null })
  const { data } = posts
  const [title, why] = words.empty[list]
  return (
    <>
      <DeskHeading title={dispatchWords.title} />
      <DispatchLists current={list} cases={queue.data?.counts ?? null} posts={data?.counts ?? null} />
      {data === null ? (
        <NotLoaded of={posts} loading={words.loading} title={words.notLoaded} why={words.notLoadedWhy} />
      ) : (
        <>
          <Freshness of={posts} />
          {data.rows.length === 0 ? (
            <EmptyState title={title}>{why}</EmptyState>
          ) : (
            <PostTable caption={words.lists[list]} rows={data.rows} />
          )}
        </>
      )}
    </>
  )
}

function PostTable({ caption, rows }: { caption: string; rows: CallReply<'desk_posts'>['rows'] }) {
  const body = useRowKeys()
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{caption}</caption>
      <ColumnHeads columns={words.columns} />
      <tbody ref={body}>
        {rows.map(({ id, reference, writtenOn, by, since }) => (
          <tr
            key={id}
            className="relative h-13 border-b border-line transition-colors hover:bg-white has-[:focus-visible]:bg-white"
          >
            <th scope="row" className={`${cell} w-44 font-semibold tabular-nums`}>
              <Link
                data-row
                to={postAddress(id)}
                className="outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
              >
                {reference}
              </Link>
            </th>
            <td className={cell}>{writtenDay(writtenOn)}</td>
            <td className={cell}>{by}</td>
            <td className={`${cell} w-52 tabular-nums`}>{dateAndTimeOf(since)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
