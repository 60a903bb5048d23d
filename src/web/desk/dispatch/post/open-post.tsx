import { Link } from 'react-router'
import { postWords as words } from '#content/desk/post.ts'
import type { CallReply } from '#contract/calls.ts'
import { writtenDate } from '#domain/booking/written-time.ts'
import { dateAndTimeOf } from '../../cases/written-date.ts'
import { useLive } from '../../live/use-live.ts'
import { NotLoaded } from '../../parts/not-loaded.tsx'
import { Freshness } from '../../shell/freshness.tsx'
import { useDeskCall } from '../../use-desk-call.ts'
import { postListAddress } from '../dispatch-address.ts'
import { PostForm } from './post-form.tsx'

type Post = CallReply<'desk_post'>

/** Where it goes and what is in it, beside what is written down when it leaves. */
export function OpenPost({ id }: { id: string }) {
  const shown = useDeskCall('desk_post', { id })
  // The patient or the clinician may call it off while the envelope lies here.
  useLive(['post'], () => void shown.refresh())
  const { data } = shown
  if (!data) {
    return (
      <>
        <h1 tabIndex={-1} className="sr-only">
          {words.send}
        </h1>
        <NotLoaded of={shown} loading={words.opening} title={words.notOpened} />
      </>
    )
  }
  return (
    <>
      <div className="print:hidden">
        <p className="mb-3">
          <Link to={postListAddress('to post')} className="text-xs underline underline-offset-4">
            {words.back}
          </Link>
        </p>
        <Freshness of={shown} />
        <div className="grid grid-cols-[minmax(0,1fr)_20rem] items-start gap-7">
          <Inside post={data} />
          <section
            aria-label={words.send}
            className="sticky top-6 space-y-4 rounded-2xl border border-line bg-white px-5 py-5 shadow-selected"
          >
            {data.stage === 'to post' ? (
              <PostForm id={id} onPosted={shown.refresh} />
            ) : (
              <Standing post={data} stage={data.stage} />
            )}
          </section>
        </div>
      </div>
      <div className="on-paper hidden print:block">
        <Address to={data.to} className="text-[18pt] leading-snug" />
      </div>
    </>
  )
}

function Inside({ post: { reference, to, writtenBy, writtenOn } }: { post: Post }) {
  return (
    <div className="space-y-6">
      <h1 tabIndex={-1} className="text-[2rem] leading-tight">
        {words.title(reference)}
      </h1>
      <section>
        <h2 className="mb-1.5 text-[1.125rem]">{words.to}</h2>
        <Address to={to} className="rounded-2xl border border-line bg-white px-6 py-4" />
      </section>
      <section>
        <h2 className="mb-1.5 text-[1.125rem]">{words.inside}</h2>
        <p>{words.what(writtenBy, writtenDate(writtenOn))}</p>
        <p className="mt-1 text-ink-soft">{words.check}</p>
      </section>
      <button
        type="button"
        onClick={() => window.print()}
        className="min-h-10 cursor-pointer rounded-full border-2 border-ink px-4 text-sm font-semibold hover:bg-ink hover:text-white"
      >
        {words.print}
      </button>
    </div>
  )
}

const Address = ({ to: { name, lines }, className }: { to: Post['to']; className: string }) => (
  <address className={`not-italic ${className}`}>
    <strong className="block font-display text-[1.375rem] font-medium">{name}</strong>
    {lines.map((line) => (
      <span key={line} className="block">
        {line}
      </span>
    ))}
  </address>
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
