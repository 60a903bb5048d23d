import { bookingStart as words } from '#content/appointments/booking.ts'
import { adhdPath, pages } from '#contract/pages.ts'
import { questionsBeforeResult } from '#domain/intake/adhd/before-result.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import type { AdhdStatus } from '#web/shared/answers/adhd-status.ts'

/** Whoever has answered the six questions sees the way to their result before anything is sold. */
export function ResultFirst({ status: { answers, score } }: { status: AdhdStatus }) {
  if (score === null) return null
  const left = questionsBeforeResult(answers)
  const { seen, seenWhat, almost, what } = words.resultFirst
  return (
    <section
      aria-labelledby="result-first"
      className="mt-5 mb-6 flex animate-appear flex-col gap-x-10 gap-y-4 rounded-card bg-apricot-pale p-5 sm:p-8 lg:my-8 lg:flex-row lg:items-center lg:justify-between"
    >
      <div>
        <h2 id="result-first" className="text-[1.625rem]">
          {left === 0 ? seen : almost(left)}
        </h2>
        <p className="mt-1.5">{left === 0 ? seenWhat : what}</p>
      </div>
      <ButtonLink
        to={left === 0 ? pages.adhdResult : adhdPath('question-7')}
        className="max-sm:w-full max-sm:px-3 lg:shrink-0"
      >
        {words.seeResult}
      </ButtonLink>
    </section>
  )
}
