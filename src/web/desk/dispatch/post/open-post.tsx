import { postWords as words } from '#content/desk/post.ts'
import type { CallReply } from '#contract/calls.ts'
import { writtenDate } from '#domain/booking/written-time.ts'
import { dateAndTimeOf } from '../../cases/written-date.ts'
import { useLive } from '../../live/use-live.ts'
import { useDeskCall } from '../../use-desk-call.ts'
import { postListAddress } from '../dispatch-address.ts'
import { AddressedTo, Envelope, PrintAddress } from '../envelope.tsx'
import { PostForm } from './post-form.tsx'

type Post = CallReply<'desk_post'>

/** Where it goes and what is in it, beside what is written down when it leaves. */
export function OpenPost({ id }: { id: string }) {
  const shown = useDeskCall('desk_post', { id })
  // The patient or the clinician may call it off while the envelope lies here.
  useLive(['post'], () => void shown.refresh())
  return (
    <Envelope
      shown={shown}
      words={words}
      backTo={postListAddress('to post')}
      inside={(post) => <Inside post={post} />}
      rail={(post) =>
        post.stage === 'to post' ? (
          <PostForm id={id} onPosted={shown.refresh} />
        ) : (
          <Standing post={post} stage={post.stage} />
        )
      }
    />
  )
}

const Inside = ({ post: { reference, to, writtenBy, writtenOn } }: { post: Post }) => (
  <>
    <h1 tabIndex={-1} className="text-[2rem] leading-tight">
      {words.title(reference)}
    </h1>
    <AddressedTo heading={words.to} to={to} />
    <section>
      <h2 className="mb-1.5 text-[1.125rem]">{words.inside}</h2>
      <p>{words.what(writtenBy, writtenDate(writtenOn))}</p>
      <p className="mt-1 text-ink-soft">{words.check}</p>
    </section>
    <PrintAddress>{words.print}</PrintAddress>
  </>
)

function Standing({ post: { posted }, stage }: { post: Post; stage: Exclude<Post['stage'], 'to post'> }) {
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
