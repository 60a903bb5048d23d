import { useState } from 'react'
import { paperDeskWords, postWords as words } from '#content/appointments/post.ts'
import { parcelWords } from '#content/supply/dispatch.ts'
import type { CallReply } from '#contract/calls.ts'
import { formatLongDate } from '#domain/appointments/format-time.ts'
import { paperWarnDays } from '#domain/appointments/paper/posting.ts'
import { dateAndTimeOf } from '../../../cases/list/format-date.ts'
import { DeskButton } from '../../../components/desk-button.tsx'
import { DeskLine } from '../../../components/desk-line.tsx'
import { useSave } from '../../../components/use-save.ts'
import { deskCall } from '../../../desk-call.ts'
import { useLive } from '../../../live-updates/use-live.ts'
import { useKeys } from '../../../shell/keys.ts'
import { useDeskRead } from '../../../use-desk-read.ts'
import { postListAddress } from '../dispatch-address.ts'
import { AddressedTo, Envelope, PrintAddress } from '../envelope.tsx'

/** Where it goes and what is in it, beside what is written down when it leaves. */
export function OpenPost({ id }: { id: string }) {
  const shown = useDeskRead('desk_post', { id })
  // The patient or the clinician may call it off while the envelope lies here.
  useLive(['post'], shown.refresh)
  return (
    <Envelope
      shown={shown}
      words={words}
      backTo={postListAddress('to post')}
      inside={(post) => <PostInside post={post} />}
      rail={(post) =>
        post.stage === 'to post' ? (
          <PostForm id={id} held={post.held} onPosted={shown.refresh} />
        ) : (
          <PostStatus post={post} stage={post.stage} />
        )
      }
    />
  )
}

/** Written down as it leaves. Nothing takes it back: the patient is told at once. */
interface PostFormProps {
  readonly id: string
  readonly held: string | null
  readonly onPosted: () => Promise<void>
}

function PostForm({ id, held, onPosted }: PostFormProps) {
  const [carrier, setCarrier] = useState('')
  const [tracking, setTracking] = useState('')
  const { save, isBusy, problem } = useSave(onPosted, parcelWords.failed)
  const why = held ?? (carrier.trim() === '' ? words.lacks : null)

  function send() {
    if (why !== null) return
    void save(() => deskCall('desk_posted', { id, carrier: carrier.trim(), tracking: tracking.trim() || null }))
  }
  useKeys([
    { key: 'p', does: words.posted, run: send },
    { key: 'Ctrl+Enter', does: words.posted, run: send },
  ])
  return (
    <>
      <h2 className="text-[1.25rem]">{words.send}</h2>
      {problem && (
        <p role="alert" className="rounded-xl bg-brick-pale px-3 py-2 font-semibold text-brick">
          {problem}
        </p>
      )}
      <DeskLine label={words.carrier} value={carrier} onChange={setCarrier} maxLength={60} />
      <DeskLine label={words.tracking} value={tracking} onChange={setTracking} maxLength={80} />
      <DeskButton tone="primary" shortcut="p" why={why} isBusy={isBusy} busyLabel={words.saving} onPress={send}>
        {words.posted}
      </DeskButton>
    </>
  )
}

type Post = CallReply<'desk_post'>

const PostInside = ({
  post: { reference, stage, to, writtenBy, writtenOn, serial, postBefore, daysLeft },
}: {
  post: Post
}) => (
  <>
    <h1 tabIndex={-1} className="text-[2rem] leading-tight">
      {words.title(reference)}
    </h1>
    <AddressedTo heading={words.to} to={to} />
    <section>
      <h2 className="mb-1.5 text-[1.125rem]">{words.inside}</h2>
      <p>{words.what(writtenBy, formatLongDate(writtenOn))}</p>
      {serial && <p className="mt-1 font-semibold tabular-nums">{words.serial(serial)}</p>}
      <p className="mt-1 text-ink-soft">{words.check}</p>
      {stage === 'to post' && (
        <p className={`mt-2 ${daysLeft <= paperWarnDays ? 'font-semibold text-brick' : ''}`}>
          {words.limit(formatLongDate(postBefore), paperDeskWords.daysLeft(daysLeft))}
        </p>
      )}
    </section>
    <PrintAddress>{words.print}</PrintAddress>
  </>
)

function PostStatus({ post: { posted }, stage }: { post: Post; stage: Exclude<Post['stage'], 'to post'> }) {
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
