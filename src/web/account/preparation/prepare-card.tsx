import { prepareCardWords as words } from '#content/preparation/preparation.ts'
import { pages } from '#contract/pages.ts'
import type { PreparationView } from '#contract/preparation/preparation.ts'
import { formatDateTime } from '#domain/appointments/format-time.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'

/** What is to be prepared for an appointment, where that is shown. */
export function PrepareCard({ preparation: { form, dueAt, isLate } }: { preparation: PreparationView }) {
  const says = form === 'done' ? words.done : isLate ? words.late : words.notDone(formatDateTime(Date.parse(dueAt)))
  return (
    <section aria-label={words.title} className="rounded-card bg-apricot-pale p-5 sm:p-6">
      <h2 className="text-[1.25rem] leading-tight">{words.title}</h2>
      <p className="mt-1.5">{says}</p>
      <ButtonLink
        to={pages.accountPreparation}
        size="small"
        variant={form === 'done' ? 'secondary' : 'primary'}
        className="mt-4 max-sm:w-full"
      >
        {words.open[form]}
      </ButtonLink>
    </section>
  )
}
