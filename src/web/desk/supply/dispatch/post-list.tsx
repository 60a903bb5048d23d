import { dispatchWords } from '#content/supply/dispatch.ts'
import type { Read } from '#web/browser/use-read.ts'
import { useQueue } from '../../cases/list/use-queue.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { NotLoaded } from '../../components/not-loaded.tsx'
import { DeskHeading } from '../../shell/desk-heading.tsx'
import { Freshness } from '../../shell/freshness.tsx'
import { useDeskRead } from '../../use-desk-read.ts'
import { DispatchLists } from './dispatch-lists.tsx'
import { type PostRow, PostTable, type PostTableProps } from './post-table.tsx'

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
