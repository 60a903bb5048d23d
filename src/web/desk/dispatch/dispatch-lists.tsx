import { Link } from 'react-router'
import { dispatchWords as words } from '#content/desk/dispatch.ts'
import { letterPostWords } from '#content/desk/letters.ts'
import { postWords } from '#content/desk/post.ts'
import { listWords } from '#content/desk/queue.ts'
import type { CallReply } from '#contract/calls.ts'
import { type LetterPostList, letterPostLists } from '#domain/letters/standing.ts'
import { type PostList, postLists } from '#domain/post/posting.ts'
import { useLive } from '../live/use-live.ts'
import { useDeskCall } from '../use-desk-call.ts'
import {
  letterListAddress,
  type ParcelList,
  parcelListAddress,
  parcelLists,
  postListAddress,
} from './dispatch-address.ts'

interface Props {
  readonly current: ParcelList | PostList | LetterPostList
  /** Null: not known. */
  readonly cases: CallReply<'desk_queue'>['counts'] | null
  readonly posts: CallReply<'desk_posts'>['counts'] | null
}

/** Everything that leaves us: parcels, prescriptions on paper, and letters to practices. */
export const DispatchLists = ({ current, cases, posts }: Props) => (
  <nav aria-label={words.lists} className="mb-4">
    <ul className="flex flex-wrap gap-1.5">
      {parcelLists.map((list) => (
        <Pill key={list} to={parcelListAddress(list)} isCurrent={list === current} count={cases?.[list]}>
          {listWords[list]}
        </Pill>
      ))}
      {postLists.map((list) => (
        <Pill key={list} to={postListAddress(list)} isCurrent={list === current} count={posts?.[list]}>
          {postWords.lists[list]}
        </Pill>
      ))}
      <LetterPills current={current} />
    </ul>
  </nav>
)

function LetterPills({ current }: Pick<Props, 'current'>) {
  const { data, refresh } = useDeskCall('desk_letter_posts', { list: 'letters to post' })
  useLive(['post'], () => void refresh())
  return letterPostLists.map((list) => (
    <Pill key={list} to={letterListAddress(list)} isCurrent={list === current} count={data?.counts[list]}>
      {letterPostWords.lists[list]}
    </Pill>
  ))
}

interface PillProps {
  readonly to: string
  readonly isCurrent: boolean
  readonly count: number | undefined
  readonly children: string
}

const Pill = ({ to, isCurrent, count, children }: PillProps) => (
  <li>
    <Link
      to={to}
      aria-current={isCurrent ? 'true' : undefined}
      className="inline-flex min-h-8 items-center gap-1.5 rounded-full bg-paper-deep px-3 text-xs font-semibold hover:bg-sage aria-[current]:bg-ink aria-[current]:text-white"
    >
      {children} <span className="font-display text-sm leading-none">{count ?? '–'}</span>
    </Link>
  </li>
)
