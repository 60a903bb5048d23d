import { letterPostWords as words } from '#content/letters/desk-letters.ts'
import type { CallReply } from '#contract/calls.ts'
import { apiPrefix } from '#web/browser/api.ts'
import { AddressedTo, envelopeButton, PrintAddress } from '../envelope.tsx'

type Post = CallReply<'desk_letter_post'>

export const LetterPostInside = ({ post: { letterId, number, to, state } }: { post: Post }) => (
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
