import { paperDeskWords, postWords as words } from '#content/appointments/post.ts'
import { postPath } from '#contract/desk/addresses.ts'
import { formatDate } from '#domain/appointments/format-time.ts'
import { type PostList as Listed, paperWarnDays } from '#domain/appointments/paper/posting.ts'
import { dateAndTimeOf } from '../../../cases/list/format-date.ts'
import { useLive } from '../../../live-updates/use-live.ts'
import { useDeskRead } from '../../../use-desk-read.ts'
import { PostList } from '../post-list.tsx'

/** Prescriptions that wait to be posted, or have been. */
export function Posts({ list }: { list: Listed }) {
  const posts = useDeskRead('desk_posts', { list })
  useLive(['post'], posts.refresh)
  return (
    <PostList
      list={list}
      posts={posts}
      words={words}
      row={({ id, reference, writtenOn, by, since, daysLeft }) => ({
        name: reference,
        to: postPath(id),
        cells: [
          formatDate(writtenOn),
          by,
          dateAndTimeOf(since),
          list === 'posted' ? '' : <DaysLeft key="left" days={daysLeft} />,
        ],
      })}
    />
  )
}

const DaysLeft = ({ days }: { days: number }) => (
  <span className={days <= paperWarnDays ? 'font-semibold text-brick' : ''}>{paperDeskWords.daysLeft(days)}</span>
)
