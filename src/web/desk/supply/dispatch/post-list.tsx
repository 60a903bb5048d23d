import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { dispatchWords } from '#content/supply/dispatch.ts'
import type { Read } from '#web/browser/use-read.ts'
import { useQueue } from '../../cases/list/use-queue.ts'
import { useRowKeys } from '../../cases/list/use-row-keys.ts'
import { ColumnHeads } from '../../column-heads.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { NotLoaded } from '../../components/not-loaded.tsx'
import { DeskHeading } from '../../shell/desk-heading.tsx'
import { Freshness } from '../../shell/freshness.tsx'
import { useDeskRead } from '../../use-desk-read.ts'
import { DispatchLists } from './dispatch-lists.tsx'

interface Words<List extends string> {
  readonly lists: Readonly<Record<List, string>>
  readonly empty: Readonly<Record<List, readonly [title: string, why: string]>>
  readonly columns: Readonly<Record<string, string>>
  readonly loading: string
  readonly notLoaded: string
  readonly notLoadedWhy: string
}

interface Props<List extends string, One extends PostRow> {
  readonly list: List & Parameters<typeof DispatchLists>[0]['current']
  readonly posts: Read<{ readonly rows: readonly One[] }>
  readonly words: Words<List>
  readonly row: PostTableProps<One>['row']
}

/** What leaves in envelopes, one below the other, without whose it is: that is seen when one is opened. */
export function PostList<List extends string, One extends PostRow>({ list, posts, words, row }: Props<List, One>) {
  const papers = useDeskRead('desk_posts', { list: 'to post' })
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
            <PostTable caption={words.lists[list]} columns={words.columns} rows={data.rows} row={row} />
          )}
        </>
      )}
    </>
  )
}

interface PostRow {
  readonly id: string
}

const cell = 'px-2.5 py-2 align-middle'

interface PostTableProps<One extends PostRow> {
  readonly row: (one: One) => { readonly name: string; readonly to: string; readonly cells: readonly ReactNode[] }
  readonly caption: string
  readonly columns: Readonly<Record<string, string>>
  readonly rows: readonly One[]
}

function PostTable<One extends PostRow>({ caption, columns, rows, row }: PostTableProps<One>) {
  const body = useRowKeys()
  const names = Object.keys(columns).slice(1)
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{caption}</caption>
      <ColumnHeads columns={columns} />
      <tbody ref={body}>
        {rows.map((one) => {
          const { name, to, cells } = row(one)
          return (
            <tr
              key={one.id}
              className="relative h-13 border-b border-line transition-colors hover:bg-white has-[:focus-visible]:bg-white"
            >
              <th scope="row" className={`${cell} w-44 font-semibold tabular-nums`}>
                <Link
                  data-row
                  to={to}
                  className="outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-focus"
                >
                  {name}
                </Link>
              </th>
              {names.map((column, place) => (
                <td key={column} className={`${cell} tabular-nums last:w-52`}>
                  {cells[place]}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
