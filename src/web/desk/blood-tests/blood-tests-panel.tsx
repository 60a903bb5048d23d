import { deskBloodWords } from '#content/blood-tests/desk-blood-tests.ts'
import type { BloodSummary } from '#contract/blood-tests/my-blood-tests.ts'
import { bloodTestsOfPath } from '#contract/desk/addresses.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { formatShortDate } from '../cases/list/format-date.ts'

const words = deskBloodWords.panel

interface Props {
  readonly accountId: string
  readonly tests: BloodSummary
}

/** In a case and in a record: what the latest sample says, and the way to all of them. */
export const BloodTestsPanel = ({ accountId, tests: { schedule, latestOn, beyond, waiting } }: Props) => (
  <section>
    <h3 className="mb-1.5 text-[1.0625rem]">{words.heading}</h3>
    {latestOn === null ? (
      <p className="text-ink-soft">{words.none}</p>
    ) : (
      <p>
        {words.latest(formatShortDate(latestOn))}: {beyond > 0 ? words.beyond(beyond) : words.within}
      </p>
    )}
    {waiting > 0 && <p className="font-semibold">{words.waiting(waiting)}</p>}
    {schedule && (
      <p className="text-sm text-ink-soft">
        {deskBloodWords.person.next[schedule.state](formatShortDate(schedule.dueOn))}
      </p>
    )}
    <ButtonLink size="small" variant="secondary" to={bloodTestsOfPath(accountId)} className="mt-2">
      {words.open}
    </ButtonLink>
  </section>
)
