import { bloodTestCard as words } from '#content/blood-tests/my-blood-tests.ts'
import { pages } from '#contract/pages.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'

/** On Today, while a test is due and nothing is under way for it. */
export const BloodTestCard = () => (
  <section aria-label={words.title} className="rounded-card bg-apricot-pale p-5 sm:p-6">
    <h2 className="text-[1.25rem] leading-tight">{words.title}</h2>
    <p className="mt-1.5">{words.says}</p>
    <ButtonLink to={pages.accountBloodTests} size="small" className="mt-4 max-sm:w-full">
      {words.open}
    </ButtonLink>
  </section>
)
