import { postWords as words } from '#content/appointments/post.ts'
import { useLive } from '../../../live-updates/use-live.ts'
import { useDeskRead } from '../../../use-desk-read.ts'
import { postListAddress } from '../dispatch-address.ts'
import { Envelope } from '../envelope.tsx'
import { PostForm } from './post-form.tsx'
import { PostInside } from './post-inside.tsx'
import { PostStatus } from './post-standing.tsx'

/** Where it goes and what is in it, beside what is written down when it leaves. */
export function OpenPost({ id }: { id: string }) {
  const shown = useDeskRead('desk_post', { id })
  // The patient or the clinician may call it off while the envelope lies here.
  useLive(['post'], () => void shown.refresh())
  return (
    <Envelope
      shown={shown}
      words={words}
      backTo={postListAddress('to post')}
      inside={(post) => <PostInside post={post} />}
      rail={(post) =>
        post.stage === 'to post' ? (
          <PostForm id={id} onPosted={shown.refresh} />
        ) : (
          <PostStatus post={post} stage={post.stage} />
        )
      }
    />
  )
}
