import { brand } from '#content/brand.ts'
import { pages } from '#contract/pages.ts'
import type { ClosedStep } from '#domain/questionnaires/engine/step.ts'
import { RestingLark } from '#web/art/resting-lark.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

export function ClosedQuestion({ step }: { step: ClosedStep<string> }) {
  return (
    <>
      <PageHeading size="question">Your answers so far are safe with us</PageHeading>
      <p className="mt-4 text-ink-soft">
        The next question, “{step.question}”, is not open yet. There is nothing more to do today: what you have told us
        is stored, and you can go back and change it.
      </p>
      <p className="mt-4 text-ink-soft">
        Any questions? Call us on{' '}
        <a href={brand.phone.href} className="font-semibold whitespace-nowrap text-ink underline underline-offset-4">
          {brand.phone.display}
        </a>
        , {brand.supportHours}.
      </p>
      <RestingLark className="mt-8 h-40 w-full rounded-card sm:h-60" />
      <ButtonLink to={pages.home} variant="secondary" className="mt-8 max-sm:w-full">
        Go to the home page
      </ButtonLink>
    </>
  )
}
