import { useState } from 'react'
import { Link } from 'react-router'
import { qualityWords as words } from '#content/desk/quality.ts'
import { casePath } from '#contract/desk/addresses.ts'
import type { SampledDecision } from '#contract/desk/quality.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { dateOf, writtenDate } from '../cases/written-date.ts'
import { NotLoaded } from '../parts/not-loaded.tsx'
import { useMay } from '../shell/me.ts'
import { useDeskCall } from '../use-desk-call.ts'
import { ReviewDialog } from './review-dialog.tsx'

/** Some decisions of last week, for colleagues to look at again. */
export function Sample() {
  const sample = useDeskCall('desk_review_sample', {})
  const [reviewed, setReviewed] = useState<SampledDecision | null>(null)
  const { data } = sample
  return (
    <section className="mt-9 border-t border-line pt-5">
      <h2 className="text-[1.375rem]">{words.sample}</h2>
      {data === null ? (
        <NotLoaded of={sample} loading={words.sampleLoading} title={words.sampleFailed} />
      ) : (
        <>
          <p className="mb-3 text-xs text-ink-soft">{words.sampleLead(writtenDate(data.week))}</p>
          {data.decisions.length === 0 ? (
            <p>{words.sampleNone}</p>
          ) : (
            <table className="w-full border-collapse text-left">
              <thead>
                <tr className="border-b border-line text-xs text-ink-soft">
                  {Object.values(words.sampleColumns).map((column) => (
                    <th key={column} scope="col" className="py-2 pr-3 font-semibold">
                      {column}
                    </th>
                  ))}
                  <th scope="col">
                    <span className="sr-only">{words.review}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {data.decisions.map((one) => (
                  <Row key={one.id} decision={one} onReview={() => setReviewed(one)} />
                ))}
              </tbody>
            </table>
          )}
        </>
      )}
      {reviewed && (
        <ReviewDialog
          key={reviewed.id}
          decision={reviewed}
          onClose={() => setReviewed(null)}
          onSaved={() => void sample.refresh()}
        />
      )}
    </section>
  )
}

function Row({ decision, onReview }: { decision: SampledDecision; onReview: () => void }) {
  const { caseId, reference, kind, by, decidedAt, isMine, reviews } = decision
  const [mayOpen, mayReview] = [useMay('see-record'), useMay('decide-cases')]
  const name = [words.kinds[kind], reference].filter(Boolean).join(' ')
  return (
    <tr className="h-13 border-b border-line align-top">
      <th scope="row" className="py-2.5 pr-3 font-semibold whitespace-nowrap">
        {mayOpen ? (
          <Link
            to={casePath(caseId)}
            aria-label={words.openCase(reference)}
            className="rounded-md underline decoration-line-strong underline-offset-4 hover:decoration-ink"
          >
            {name}
          </Link>
        ) : (
          name
        )}
        <span className="block text-xs font-normal text-ink-soft">{dateOf(decidedAt)}</span>
      </th>
      <td className="py-2.5 pr-3">{by.name}</td>
      <td className="py-2.5 pr-3">
        {reviews.length === 0 && <span className="text-ink-soft">{words.notReviewed}</span>}
        {reviews.map((review) => (
          <p key={review.by.id}>
            <span className={review.verdict === 'discuss' ? 'font-semibold' : ''}>
              {review.by.name}: {words.verdicts[review.verdict]}
            </span>
            {review.note && <span className="block text-ink-soft">{review.note}</span>}
          </p>
        ))}
      </td>
      <td className="py-1.5 text-right">
        {mayReview &&
          (isMine ? (
            <span className="text-xs text-ink-soft">{words.yours}</span>
          ) : (
            <Button size="small" variant="secondary" onClick={onReview}>
              {words.review}
              <span className="sr-only"> {reference}</span>
            </Button>
          ))}
      </td>
    </tr>
  )
}
