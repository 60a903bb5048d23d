import { weighInWords as words } from '#content/account-tasks.ts'
import type { MyWeighIn } from '#contract/evidence.ts'
import { pages, weighInTimesPath } from '#contract/pages.ts'
import { writtenTime } from '#domain/booking/written-time.ts'
import { ButtonLink } from '#web/kit/ui/button.tsx'
import { BringAlong } from './bring-along.tsx'

interface Props {
  readonly way: { readonly heading: string; readonly text: string }
  readonly weighIn: MyWeighIn
  /** Nobody has seen them yet. */
  readonly isNeeded: boolean
}

/** The quickest way: with us, at a time to choose; or wherever the operator holds it. */
export function ByVideo({ way, weighIn, isNeeded }: Props) {
  return (
    <section aria-labelledby="by-video" className="rounded-card border border-line bg-white p-5 sm:p-7">
      <h2 id="by-video" className="text-subheading">
        {way.heading}
      </h2>
      <p className="mt-1 mb-5 text-ink-soft">{way.text}</p>
      <BringAlong />
      {isNeeded && (
        <div className="mt-6">
          <Way weighIn={weighIn} />
        </div>
      )}
    </section>
  )
}

function Way({ weighIn: { link, firstFree } }: Pick<Props, 'weighIn'>) {
  const [first] = firstFree
  if (link)
    return (
      <ButtonLink to={link} target="_blank" rel="noreferrer">
        {words.join}
      </ButtonLink>
    )
  if (first === undefined)
    return (
      <ButtonLink to={pages.contactUs} variant="secondary">
        {words.ask}
      </ButtonLink>
    )
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <ButtonLink to={weighInTimesPath} arrow>
        {words.choose}
      </ButtonLink>
      <p className="text-sm text-ink-soft">{words.next(writtenTime(Date.parse(first)))}</p>
    </div>
  )
}
