import { companionWords } from '#content/companion/companion.ts'
import { pages } from '#contract/pages.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { isCompanionOpen } from '#domain/companion/companion.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import type { Account } from '../shell/use-account-read.ts'

const words = companionWords.card

/** On Today, for as long as there is one. */
export function CompanionCard({ companion, now }: Pick<Account, 'companion'> & { readonly now: number }) {
  if (!companion || !isCompanionOpen(companion, londonTimeAt(now).date)) return null
  return (
    <section aria-labelledby="companion" className="rounded-card border border-line bg-white p-6 sm:p-7">
      <h2 id="companion" className="text-[1.5rem]">
        {words.heading}
      </h2>
      <p className="mt-2 text-ink-soft">{words.says}</p>
      <ButtonLink to={pages.companion} size="small" variant="secondary" className="mt-4">
        {words.open}
      </ButtonLink>
    </section>
  )
}
