import { postWords as words } from '#content/appointments/post.ts'
import type { CallReply } from '#contract/calls.ts'
import { dateAndTimeOf } from '../../../cases/list/written-date.ts'

type Post = CallReply<'desk_post'>

export function PostStatus({ post: { posted }, stage }: { post: Post; stage: Exclude<Post['stage'], 'to post'> }) {
  if (!posted) return <p role="status">{words.notNow[stage]}</p>
  return (
    <>
      <h2 className="text-[1.25rem]">{words.isPosted}</h2>
      <div className="leading-snug">
        <p className="font-semibold">{words.by(posted.carrier, posted.tracking)}</p>
        <p className="text-ink-soft">{words.postedAt(posted.by, dateAndTimeOf(posted.at))}</p>
      </div>
    </>
  )
}
