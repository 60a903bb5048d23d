import { securityWords as words } from '#content/identity/account-security.ts'
import { pages } from '#contract/pages.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'

/** On the account: the way to how it is opened. */
export const SecurityCard = () => (
  <section
    aria-labelledby="security"
    className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card border border-line bg-white p-7"
  >
    <div>
      <h2 id="security" className="text-[1.75rem]">
        {words.card}
      </h2>
      <p className="mt-1 text-ink-soft">{words.cardWhat}</p>
    </div>
    <ButtonLink to={pages.accountSecurity} variant="secondary" size="small">
      {words.open}
    </ButtonLink>
  </section>
)
