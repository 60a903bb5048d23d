import { checkInReviewWords as words } from '#content/treatment/check-in-review.ts'
import type { CheckInReview } from '#contract/treatment/check-in-review.ts'

/** Question by question, as they answered. */
export function WhatWasReported({ told }: Pick<CheckInReview, 'told'>) {
  const answered = (told?.topics ?? []).flatMap(({ questions }) => questions.filter(({ is }) => is === 'answered'))
  if (answered.length === 0) return null
  return (
    <section>
      <h2 className="mb-2 text-[1.375rem]">{words.told}</h2>
      <dl className="divide-y divide-line border-y border-line">
        {answered.map(({ step, question, answer }) => (
          <div key={step} className="grid gap-x-6 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] py-2">
            <dt className="text-ink-soft">{question}</dt>
            <dd className="font-semibold">
              {answer.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
