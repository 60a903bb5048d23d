import { brand } from '#content/brand.ts'
import type { ClosedStep } from '#domain/questionnaires/engine/step.ts'
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
        <a href={brand.phone.href} className="font-semibold text-ink underline underline-offset-4">
          {brand.phone.display}
        </a>
        , {brand.supportHours}.
      </p>
    </>
  )
}
