import { checkInWords as words } from '#content/check-in.ts'
import type { MyCheckIn } from '#contract/check-in.ts'
import { writtenDate } from '#domain/booking/written-time.ts'
import { checkInLength } from '#domain/questionnaires/check-in/length.ts'
import { outcomeOf } from './check-in-outcome.ts'
import { CheckInWayOn } from './check-in-way-on.tsx'

interface Props {
  readonly checkIn: MyCheckIn
  readonly onChange: () => void
}

function wordsOf(checkIn: MyCheckIn): readonly [string, string] {
  const { is, opensOn, lastsUntil, lookedAtBy } = checkIn
  const outcome = outcomeOf(checkIn)
  if (outcome) return words.outcomes[outcome]
  if (is === 'looked at') return words.states[is](lookedAtBy && writtenDate(lookedAtBy))
  if (is === 'open') return words.states.open(writtenDate(lastsUntil ?? ''), checkInLength.questions)
  return is === 'not yet' ? words.states['not yet'](writtenDate(opensOn ?? '')) : words.states[is]
}

/** How it stands with the questions, and the one thing to do about it. */
export function HowItStands({ checkIn, onChange }: Props) {
  const [title, text] = wordsOf(checkIn)
  return (
    <section aria-labelledby="standing" className="rounded-card bg-mint p-6 sm:p-8">
      <h2 id="standing" className="text-[1.75rem]">
        {title}
      </h2>
      <p className="mt-2 max-w-[60ch]">{text}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <CheckInWayOn checkIn={checkIn} onChange={onChange} />
      </div>
    </section>
  )
}
