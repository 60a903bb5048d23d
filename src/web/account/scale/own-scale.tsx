import { scalePageWords } from '#content/treatment/scale.ts'
import { pages } from '#contract/pages.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { Fact } from '../shell/fact.tsx'
import { dayOf, formatDateOrText } from '../shell/format-date.ts'
import { useAccountRead } from '../shell/use-account-read.ts'

const words = scalePageWords.own

/** The scale of the programme: its number, how to set it up, and whom to tell when it is gone. */
export function OwnScale() {
  const { held } = useAccountRead('my_scale', {}, pages.accountScale)
  // Its place is kept, so that what is below does not move.
  if (held === 'loading')
    return <div aria-hidden="true" className="min-h-[38rem] rounded-card border border-line bg-white" />
  // Without a connection the rest of the page works as well.
  if (held === 'failed') return null
  const { scale, isDue, lastReading } = held
  return (
    <section aria-labelledby="own" className="rounded-card border border-line bg-white p-5 sm:p-7">
      <h2 id="own" className="text-[1.5rem]">
        {words.heading}
      </h2>
      {scale ? (
        <dl className="mt-4 grid gap-y-3">
          <Fact term={words.serial}>{scale.serial}</Fact>
          <Fact term={words.sent}>{dayOf(scale.sentAt)}</Fact>
        </dl>
      ) : (
        <p className="mt-2">{isDue ? words.due : words.none}</p>
      )}
      {scale?.isDelivered && <p className="mt-3 text-sm text-ink-soft">{words.arrived}</p>}
      {!scale && <p className="mt-2 text-ink-soft">{words.anyScale}</p>}
      {lastReading && (
        <p className="mt-3 text-sm text-ink-soft">
          {words.lastReading(formatDateOrText(lastReading.on), words.sources[lastReading.source])}
        </p>
      )}
      <h3 className="mt-6 font-sans text-base font-semibold">{words.stepsHeading}</h3>
      <ol className="mt-2 list-decimal space-y-2 pl-5">
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mt-4 text-sm text-ink-soft">{words.works}</p>
      {scale && (
        <div className="mt-5 border-t border-line pt-4">
          <p className="font-semibold">{words.problem}</p>
          <ButtonLink to={pages.accountMessages} variant="secondary" size="small" className="mt-3">
            {words.message}
          </ButtonLink>
        </div>
      )}
    </section>
  )
}
