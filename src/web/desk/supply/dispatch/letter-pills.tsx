import { letterPostWords } from '#content/letters/desk-letters.ts'
import type { PostList } from '#domain/appointments/paper/posting.ts'
import { type LetterPostList, letterPostLists } from '#domain/letters/standing.ts'
import { useLive } from '../../live-updates/use-live.ts'
import { useDeskRead } from '../../use-desk-read.ts'
import { letterListAddress, type ParcelList } from './dispatch-address.ts'
import { DispatchPill } from './dispatch-pill.tsx'

interface Props {
  readonly current: ParcelList | PostList | LetterPostList
}

export function LetterPills({ current }: Props) {
  const { data, refresh } = useDeskRead('desk_letter_posts', { list: 'letters to post' })
  useLive(['post'], () => void refresh())
  return letterPostLists.map((list) => (
    <DispatchPill key={list} to={letterListAddress(list)} isCurrent={list === current} count={data?.counts[list]}>
      {letterPostWords.lists[list]}
    </DispatchPill>
  ))
}
