import { letterPostWords as words } from '#content/letters/desk-letters.ts'
import { practiceLetterPath } from '#contract/desk/addresses.ts'
import type { LetterPostList } from '#domain/letters/letter-status.ts'
import { dateAndTimeOf } from '../../../cases/list/format-date.ts'
import { useLive } from '../../../live-updates/use-live.ts'
import { useDeskRead } from '../../../use-desk-read.ts'
import { PostList } from '../post-list.tsx'

/** Letters to practices that wait to be posted, or have been. */
export function LetterPosts({ list }: { list: LetterPostList }) {
  const posts = useDeskRead('desk_letter_posts', { list })
  useLive(['post'], posts.refresh)
  return (
    <PostList
      list={list}
      posts={posts}
      words={words}
      row={({ id, number, dueAt, since, isLate }) => ({
        name: words.number(number),
        to: practiceLetterPath(id),
        cells: [<Due key="due" at={dueAt} isLate={isLate} />, dateAndTimeOf(since)],
      })}
    />
  )
}

const Due = ({ at, isLate }: { at: string; isLate: boolean }) => (
  <>
    {dateAndTimeOf(at)}
    {isLate && <strong className="ml-2 text-brick">{words.late}</strong>}
  </>
)
