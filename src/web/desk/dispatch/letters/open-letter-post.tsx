import { parcelWords } from '#content/desk/dispatch.ts'
import { letterPostWords as words } from '#content/desk/letters.ts'
import type { CallReply } from '#contract/calls.ts'
import { apiPrefix } from '#web/device/api.ts'
import { dateAndTimeOf } from '../../cases/written-date.ts'
import { deskCall } from '../../desk-call.ts'
import { useLive } from '../../live/use-live.ts'
import { DeskButton } from '../../parts/desk-button.tsx'
import { useSave } from '../../parts/use-save.ts'
import { useKeys } from '../../shell/keys.ts'
import { useDeskCall } from '../../use-desk-call.ts'
import { letterListAddress } from '../dispatch-address.ts'
import { AddressedTo, Envelope, envelopeButton, PrintAddress } from '../envelope.tsx'

type Post = CallReply<'desk_letter_post'>

/** Where a letter goes, and the letter to print, beside what is written down when it leaves. */
export function OpenLetterPost({ id }: { id: string }) {
  const shown = useDeskCall('desk_letter_post', { id })
  // The patient may take their consent back while the envelope lies here.
  useLive(['post'], () => void shown.refresh())
  return (
    <Envelope
      shown={shown}
      words={words}
      backTo={letterListAddress('letters to post')}
      inside={(post) => <Inside post={post} />}
      rail={(post) =>
        post.state === 'to post' ? <Posting id={id} onPosted={shown.refresh} /> : <Standing post={post} />
      }
    />
  )
}

const Inside = ({ post: { letterId, number, to, state } }: { post: Post }) => (
  <>
    <h1 tabIndex={-1} className="text-[2rem] leading-tight">
      {words.number(number)}
    </h1>
    <AddressedTo heading={words.to} to={to} note={to.lines.length === 0 ? words.noAddress : null} />
    <section>
      <h2 className="mb-1.5 text-[1.125rem]">{words.inside}</h2>
      <p>{words.what}</p>
    </section>
    {state === 'to post' && (
      <div className="flex flex-wrap gap-3">
        <a href={`${apiPrefix()}/desk_letter_pdf?id=${letterId}`} download className={envelopeButton}>
          {words.open}
        </a>
        <PrintAddress>{words.print}</PrintAddress>
      </div>
    )}
  </>
)

function Posting({ id, onPosted }: { id: string; onPosted: () => Promise<void> }) {
  const { save, isBusy, problem } = useSave(onPosted, parcelWords.failed)
  const send = () => void save(() => deskCall('desk_letter_posted', { id }))
  useKeys([{ key: 'p', does: words.posted, run: send }])
  return (
    <>
      <h2 className="text-[1.25rem]">{words.send}</h2>
      {problem && (
        <p role="alert" className="font-semibold text-brick">
          {problem}
        </p>
      )}
      <DeskButton tone="primary" shortcut="p" isBusy={isBusy} busyLabel={words.saving} onPress={send}>
        {words.posted}
      </DeskButton>
    </>
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
