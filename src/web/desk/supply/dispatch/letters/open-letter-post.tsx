import { letterPostWords as words } from '#content/letters/desk-letters.ts'
import type { CallReply } from '#contract/calls.ts'
import { dateAndTimeOf } from '../../../cases/list/written-date.ts'
import { useLive } from '../../../live-updates/use-live.ts'
import { useDeskRead } from '../../../use-desk-read.ts'
import { letterListAddress } from '../dispatch-address.ts'
import { Envelope } from '../envelope.tsx'
import { LetterPostInside } from './letter-post-inside.tsx'
import { SendLetterPost } from './send-letter-post.tsx'

type Post = CallReply<'desk_letter_post'>

/** Where a letter goes, and the letter to print, beside what is written down when it leaves. */
export function OpenLetterPost({ id }: { id: string }) {
  const shown = useDeskRead('desk_letter_post', { id })
  // The patient may take their consent back while the envelope lies here.
  useLive(['post'], () => void shown.refresh())
  return (
    <Envelope
      shown={shown}
      words={words}
      backTo={letterListAddress('letters to post')}
      inside={(post) => <LetterPostInside post={post} />}
      rail={(post) =>
        post.state === 'to post' ? <SendLetterPost id={id} onPosted={shown.refresh} /> : <Standing post={post} />
      }
    />
  )
}

function Standing({ post: { posted, state } }: { post: Post }) {
  if (!posted) return <p role="status">{words.notNow[state]}</p>
  return (
    <>
      <h2 className="text-[1.25rem]">{words.isPosted}</h2>
      <p className="text-ink-soft">{words.postedAt(posted.by, dateAndTimeOf(posted.at))}</p>
    </>
  )
}
