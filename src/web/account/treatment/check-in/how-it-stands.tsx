import { checkInWords as words } from '#content/treatment/check-in.ts'
import type { MyCheckIn } from '#contract/treatment/check-in.ts'
import { writtenDate } from '#domain/appointments/format-time.ts'
import { checkInLength } from '#domain/intake/check-in/length.ts'
import { tellPromise } from '#domain/promises/promised-time.ts'
import { Late } from '#web/shared/promises/late.tsx'
import { useNow } from '#web/shared/promises/use-now.ts'
import { outcomeOf } from './check-in-outcome.ts'
import { CheckInWayOn } from './check-in-way-on.tsx'

interface Props {
  readonly checkIn: MyCheckIn
  readonly onChange: () => void
}

function wordsOf(checkIn: MyCheckIn): readonly [string, string] {
  const { is, opensOn, lastsUntil } = checkIn
  const outcome = outcomeOf(checkIn)
  if (outcome) return words.outcomes[outcome]
  if (is === 'open') return words.states.open(writtenDate(lastsUntil ?? ''), checkInLength.questions)
  return is === 'not yet' ? words.states['not yet'](writtenDate(opensOn ?? '')) : words.states[is]
}

/** How it stands with the questions, and the one thing to do about it. */
export function HowItStands({ checkIn, onChange }: Props) {
  const [title, text] = wordsOf(checkIn)
  const now = useNow()
  const told = checkIn.is === 'looked at' && checkIn.review ? tellPromise(checkIn.review, now) : null
  return (
    <section aria-labelledby="standing" className="rounded-card bg-mint p-6 sm:p-8">
      <Late told={told} className="mb-5" />
      <h2 id="standing" className="text-[1.75rem]">
        {title}
      </h2>
      {told && !told.isLate && <p className="mt-2 font-semibold">{words.hearBy(told.by)}</p>}
      <p className="mt-2 max-w-[60ch]">{text}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <CheckInWayOn checkIn={checkIn} onChange={onChange} />
      </div>
    </section>
  )
}
