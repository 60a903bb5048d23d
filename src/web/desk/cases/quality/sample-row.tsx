import { Link } from 'react-router'
import { qualityWords as words } from '#content/cases/quality.ts'
import type { SampledDecision } from '#contract/cases/quality.ts'
import { casePath } from '#contract/desk/addresses.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { useMay } from '../../shell/me.ts'
import { dateOf } from '../list/written-date.ts'

export function SampleRow({ decision, onReview }: { decision: SampledDecision; onReview: () => void }) {
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
