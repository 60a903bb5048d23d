import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { dispatchWords } from '#content/desk/dispatch.ts'
import { useQueue } from '../cases/use-queue.ts'
import { useRowKeys } from '../cases/use-row-keys.ts'
import { ColumnHeads } from '../column-heads.tsx'
import { EmptyState } from '../parts/empty-state.tsx'
import { NotLoaded } from '../parts/not-loaded.tsx'
import { DeskHeading } from '../shell/desk-heading.tsx'
import { Freshness } from '../shell/freshness.tsx'
import { type DeskData, useDeskCall } from '../use-desk-call.ts'
import { DispatchLists } from './dispatch-lists.tsx'

interface Row {
  readonly id: string
}

interface Words<List extends string> {
  readonly lists: Readonly<Record<List, string>>
  readonly empty: Readonly<Record<List, readonly [title: string, why: string]>>
  readonly columns: Readonly<Record<string, string>>
  readonly loading: string
  readonly notLoaded: string
  readonly notLoadedWhy: string
}

interface Props<List extends string, One extends Row> {
  readonly list: List & Parameters<typeof DispatchLists>[0]['current']
  readonly posts: DeskData<{ readonly rows: readonly One[] }>
  readonly words: Words<List>
  readonly row: (one: One) => { readonly name: string; readonly to: string; readonly cells: readonly ReactNode[] }
}

/** What leaves in envelopes, one below the other, without whose it is: that is seen when one is opened. */
export function PostList<List extends string, One extends Row>({ list, posts, words, row }: Props<List, One>) {
  const papers = useDeskCall('desk_posts', { list: 'to post' })
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
            <Table caption={words.lists[list]} columns={words.columns} rows={data.rows} row={row} />
          )}
        </>
      )}
    </>
  )
}

const cell = 'px-2.5 py-2 align-middle'

interface TableProps<One extends Row> extends Pick<Props<string, One>, 'row'> {
  readonly caption: string
  readonly columns: Readonly<Record<string, string>>
  readonly rows: readonly One[]
}

function Table<One extends Row>({ caption, columns, rows, row }: TableProps<One>) {
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
