import { Link } from 'react-router'
import { dispatchWords } from '#content/desk/dispatch.ts'
import { letterPostWords as words } from '#content/desk/letters.ts'
import type { CallReply } from '#contract/calls.ts'
import type { LetterPostList } from '#domain/letters/standing.ts'
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
import { letterPostAddress } from '../dispatch-address.ts'
import { DispatchLists } from '../dispatch-lists.tsx'

/** Letters to practices that wait to be posted, or have been. By number: whom they are about is seen when one is opened. */
export function LetterPosts({ list }: { list: LetterPostList }) {
  const posts = useDeskCall('desk_letter_posts', { list })
  const papers = useDeskCall('desk_posts', { list: 'to post' })
  useLive(['post'], () => void posts.refresh())
  const { queue } = useQueue({ list: 'checked', after: null })
  const { data } = posts
  const [title, why] = words.empty[list]
  return (
    <>
      <DeskHeading title={dispatchWords.title} />
      <DispatchLists current={list} cases={queue.data?.counts ?? null} posts={papers.data?.counts ?? null} />
      {data === null ? (
        <NotLoaded of={posts} loading={words.loading} title={words.notLoaded} why={words.notLoadedWhy} />
      ) : (
        <>
          <Freshness of={posts} />
          {data.rows.length === 0 ? (
            <EmptyState title={title}>{why}</EmptyState>
          ) : (
            <Table caption={words.lists[list]} rows={data.rows} />
          )}
        </>
      )}
    </>
  )
}

const cell = 'px-2.5 py-2 align-middle'

function Table({ caption, rows }: { caption: string; rows: CallReply<'desk_letter_posts'>['rows'] }) {
  const body = useRowKeys()
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{caption}</caption>
      <ColumnHeads columns={words.columns} />
      <tbody ref={body}>
        {rows.map(({ id, number, dueAt, since, isLate }) => (
          <tr
            key={id}
            className="relative h-13 border-b border-line transition-colors hover:bg-white has-[:focus-visible]:bg-white"
          >
            <th scope="row" className={`${cell} w-44 font-semibold tabular-nums`}>
              <Link
                data-row
                to={letterPostAddress(id)}
                className="outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
              >
                {words.number(number)}
              </Link>
            </th>
            <td className={`${cell} tabular-nums`}>
              {dateAndTimeOf(dueAt)}
              {isLate && <strong className="ml-2 text-brick">{words.late}</strong>}
            </td>
            <td className={`${cell} w-52 tabular-nums`}>{dateAndTimeOf(since)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
