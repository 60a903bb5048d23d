import { checkInReviewWords as words } from '#content/treatment/check-in-review.ts'
import type { CheckInReview } from '#contract/treatment/check-in-review.ts'

export const ReviewReason = ({ found: { why, person } }: { found: CheckInReview }) => (
  <section className="space-y-3">
    <div className="rounded-xl bg-brick-pale p-4">
      <h2 className="text-[1.375rem] text-brick">{words.why}</h2>
      <ul className="mt-1 space-y-1">
        {why.map((reason) => (
          <li key={reason} className="font-semibold">
            {reason}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-xs">{words.whyThen}</p>
    </div>
    <dl aria-label={words.reach} className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-3 gap-y-1">
      <dt className="text-ink-soft">{words.phone}</dt>
      <dd>
        {person.mobile ? (
          <a href={`tel:${person.mobile}`} className="font-semibold underline underline-offset-4">
            {person.mobile}
          </a>
        ) : (
          words.none
        )}
      </dd>
      <dt className="text-ink-soft">{words.email}</dt>
      <dd className="wrap-anywhere">{person.email ?? words.none}</dd>
    </dl>
  </section>
)
