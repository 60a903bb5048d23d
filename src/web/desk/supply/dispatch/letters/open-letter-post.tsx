import { letterPostWords as words } from '#content/letters/desk-letters.ts'
import { parcelWords } from '#content/supply/dispatch.ts'
import type { CallReply } from '#contract/calls.ts'
import { apiPrefix } from '#web/browser/api.ts'
import { dateAndTimeOf } from '../../../cases/list/format-date.ts'
import { DeskButton } from '../../../components/desk-button.tsx'
import { useSave } from '../../../components/use-save.ts'
import { deskCall } from '../../../desk-call.ts'
import { useLive } from '../../../live-updates/use-live.ts'
import { useKeys } from '../../../shell/keys.ts'
import { useDeskRead } from '../../../use-desk-read.ts'
import { letterListAddress } from '../dispatch-address.ts'
import { AddressedTo, Envelope, envelopeButton, PrintAddress } from '../envelope.tsx'

type Post = CallReply<'desk_letter_post'>

/** Where a letter goes, and the letter to print, beside what is written down when it leaves. */
export function OpenLetterPost({ id }: { id: string }) {
  const shown = useDeskRead('desk_letter_post', { id })
  // The patient may take their consent back while the envelope lies here.
  useLive(['post'], shown.refresh)
  return (
    <Envelope
      shown={shown}
      words={words}
      backTo={letterListAddress('letters to post')}
      inside={(post) => <LetterPostInside post={post} />}
      rail={(post) =>
        post.state === 'to post' ? <SendLetterPost post={post} onPosted={shown.refresh} /> : <Standing post={post} />
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

function SendLetterPost({ post: { id, held }, onPosted }: { post: Post; onPosted: () => Promise<void> }) {
  const { save, isBusy, problem } = useSave(onPosted, parcelWords.failed)
  const send = () => {
    if (held === null) void save(() => deskCall('desk_letter_posted', { id }))
  }
  useKeys([{ key: 'p', does: words.posted, run: send }])
  return (
    <>
      <h2 className="text-[1.25rem]">{words.send}</h2>
      {problem && (
        <p role="alert" className="font-semibold text-brick">
          {problem}
        </p>
      )}
      <DeskButton tone="primary" shortcut="p" why={held} isBusy={isBusy} busyLabel={words.saving} onPress={send}>
        {words.posted}
      </DeskButton>
    </>
  )
}

const LetterPostInside = ({ post: { letterId, number, to, state } }: { post: Post }) => (
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
