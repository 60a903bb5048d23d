import { postWords } from '#content/appointments/post.ts'
import { listWords } from '#content/cases/queue.ts'
import { letterPostWords } from '#content/letters/desk-letters.ts'
import { dispatchWords as words } from '#content/supply/dispatch.ts'
import type { CallReply } from '#contract/calls.ts'
import { type PostList, postLists } from '#domain/appointments/paper/posting.ts'
import { type LetterPostList, letterPostLists } from '#domain/letters/letter-status.ts'
import { useLive } from '../../live-updates/use-live.ts'
import { useDeskRead } from '../../use-desk-read.ts'
import {
  letterListAddress,
  type ParcelList,
  parcelListAddress,
  parcelLists,
  postListAddress,
} from './dispatch-address.ts'
import { DispatchPill } from './dispatch-pill.tsx'

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
        <DispatchPill key={list} to={parcelListAddress(list)} isCurrent={list === current} count={cases?.[list]}>
          {listWords[list]}
        </DispatchPill>
      ))}
      {postLists.map((list) => (
        <DispatchPill key={list} to={postListAddress(list)} isCurrent={list === current} count={posts?.[list]}>
          {postWords.lists[list]}
        </DispatchPill>
      ))}
      <LetterPills current={current} />
    </ul>
  </nav>
)

interface LetterPillsProps {
  readonly current: ParcelList | PostList | LetterPostList
}

function LetterPills({ current }: LetterPillsProps) {
  const { data, refresh } = useDeskRead('desk_letter_posts', { list: 'letters to post' })
  useLive(['post'], refresh)
  return letterPostLists.map((list) => (
    <DispatchPill key={list} to={letterListAddress(list)} isCurrent={list === current} count={data?.counts[list]}>
      {letterPostWords.lists[list]}
    </DispatchPill>
  ))
}
