import { afterwardsWords as words } from '#content/treatment/afterwards.ts'
import { pages } from '#contract/pages.ts'
import type { OwnPlan } from '#contract/treatment/treatment.ts'
import { policy } from '#domain/clinical/policy.ts'
import { contactMonths } from '#domain/treatment/aftercare.ts'
import { callApi } from '#web/browser/api.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { useAttempts } from '../../shell/use-attempts.ts'
import { writtenDay } from '../../shell/written-date.ts'

interface Props {
  readonly after: NonNullable<OwnPlan['after']>
  readonly onChange: () => void
}

/** What happens in the year after a treatment, and whether they are asked each month. */
export function YearAfter({ after: { until, isAsked }, onChange }: Props) {
  const { isBusy, problems, run } = useAttempts()
  const turn = () =>
    run(async () => {
      const { code, message } = await callApi('set_afterwards', { isAsked: !isAsked })
      if (code === 409) onChange()
      if (code !== 200) return [{ message }]
      showToast({ title: isAsked ? words.turnedOff : words.turnedOn })
      onChange()
      return undefined
    })
  return (
    <section aria-labelledby="year-after" className="rounded-card bg-mint p-6 sm:p-7">
      <h2 id="year-after" className="text-[1.5rem]">
        {words.heading}
      </h2>
      <p className="mt-1 text-ink-soft">{words.until(writtenDay(until))}</p>
      <ul className="mt-4 max-w-[60ch] list-disc space-y-2 pl-5">
        {words.says(contactMonths, policy.regainPercent).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-4 font-semibold">{isAsked ? words.on : words.off}</p>
      {problems[0] && <AlertMessage>{problems[0].message}</AlertMessage>}
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink to={pages.progress} size="small">
          {words.log}
        </ButtonLink>
        <Button variant="quiet" size="small" busy={isBusy} busyLabel={words.saving} onClick={() => void turn()}>
          {isAsked ? words.turnOff : words.turnOn}
        </Button>
      </div>
    </section>
  )
}
