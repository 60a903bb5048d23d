import { paperDeskWords, postWords as words } from '#content/appointments/post.ts'
import type { CallReply } from '#contract/calls.ts'
import { writtenDate } from '#domain/appointments/format-time.ts'
import { paperWarnDays } from '#domain/appointments/paper/posting.ts'
import { AddressedTo, PrintAddress } from '../envelope.tsx'

type Post = CallReply<'desk_post'>

export const PostInside = ({
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
      <p>{words.what(writtenBy, writtenDate(writtenOn))}</p>
      {serial && <p className="mt-1 font-semibold tabular-nums">{words.serial(serial)}</p>}
      <p className="mt-1 text-ink-soft">{words.check}</p>
      {stage === 'to post' && (
        <p className={`mt-2 ${daysLeft <= paperWarnDays ? 'font-semibold text-brick' : ''}`}>
          {words.limit(writtenDate(postBefore), paperDeskWords.daysLeft(daysLeft))}
        </p>
      )}
    </section>
    <PrintAddress>{words.print}</PrintAddress>
  </>
)
