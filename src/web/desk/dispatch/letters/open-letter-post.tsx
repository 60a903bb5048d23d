import { Link } from 'react-router'
import { parcelWords } from '#content/desk/dispatch.ts'
import { letterPostWords as words } from '#content/desk/letters.ts'
import type { CallReply } from '#contract/calls.ts'
import { apiPrefix } from '#web/device/api.ts'
import { dateAndTimeOf } from '../../cases/written-date.ts'
import { deskCall } from '../../desk-call.ts'
import { useLive } from '../../live/use-live.ts'
import { DeskButton } from '../../parts/desk-button.tsx'
import { NotLoaded } from '../../parts/not-loaded.tsx'
import { useSave } from '../../parts/use-save.ts'
import { Freshness } from '../../shell/freshness.tsx'
import { useKeys } from '../../shell/keys.ts'
import { useDeskCall } from '../../use-desk-call.ts'
import { letterListAddress } from '../dispatch-address.ts'

type Post = CallReply<'desk_letter_post'>

/** Where a letter goes, and the letter to print, beside what is written down when it leaves. */
export function OpenLetterPost({ id }: { id: string }) {
  const shown = useDeskCall('desk_letter_post', { id })
  // The patient may take their consent back while the envelope lies here.
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
          <Link to={letterListAddress('letters to post')} className="text-xs underline underline-offset-4">
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
            {data.state === 'to post' ? <Posting id={id} onPosted={shown.refresh} /> : <Standing post={data} />}
          </section>
        </div>
      </div>
      <div className="on-paper hidden print:block">
        <Address to={data.to} className="text-[18pt] leading-snug" />
      </div>
    </>
  )
}

const pill =
  'inline-flex min-h-10 cursor-pointer items-center rounded-full border-2 border-ink px-4 text-sm font-semibold hover:bg-ink hover:text-white'

const Inside = ({ post: { letterId, number, to, state } }: { post: Post }) => (
  <div className="space-y-6">
    <h1 tabIndex={-1} className="text-[2rem] leading-tight">
      {words.number(number)}
    </h1>
    <section>
      <h2 className="mb-1.5 text-[1.125rem]">{words.to}</h2>
      <Address to={to} className="rounded-2xl border border-line bg-white px-6 py-4" />
      {to.lines.length === 0 && <p className="mt-2 font-semibold text-brick">{words.noAddress}</p>}
    </section>
    <section>
      <h2 className="mb-1.5 text-[1.125rem]">{words.inside}</h2>
      <p>{words.what}</p>
    </section>
    {state === 'to post' && (
      <div className="flex flex-wrap gap-3">
        <a href={`${apiPrefix()}/desk_letter_pdf?id=${letterId}`} download className={pill}>
          {words.open}
        </a>
        <button type="button" onClick={() => window.print()} className={pill}>
          {words.print}
        </button>
      </div>
    )}
  </div>
)

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

function Posting({ id, onPosted }: { id: string; onPosted: () => Promise<void> }) {
  const { save, isBusy, problem } = useSave(onPosted, parcelWords.failed)
  const send = () => void save(() => deskCall('desk_letter_posted', { id }))
  useKeys([{ key: 'p', does: words.posted, run: send }])
  return (
    <>
      <h2 className="text-[1.25rem]">{words.send}</h2>
      {problem && (
        <p role="alert" className="rounded-xl bg-brick-pale px-3 py-2 font-semibold text-brick">
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
