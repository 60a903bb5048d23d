import { useState } from 'react'
import { Link } from 'react-router'
import { qualityWords as words } from '#content/cases/quality.ts'
import type { SampledDecision } from '#contract/cases/quality.ts'
import { casePath } from '#contract/desk/addresses.ts'
import type { ReviewVerdict } from '#domain/cases/quality.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DialogOnDemand } from '#web/kit/ui/dialog-on-demand.tsx'
import { TextArea } from '#web/kit/ui/text-area.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { NotLoaded } from '../../components/not-loaded.tsx'
import { deskCall } from '../../desk-call.ts'
import { DeskForm } from '../../identity/sign-in/desk-form.tsx'
import { fieldProblem, problemsOf, useSignInAttempt } from '../../identity/sign-in/use-sign-in-attempt.ts'
import { useMay, useMe } from '../../shell/me.ts'
import { useDeskRead } from '../../use-desk-read.ts'
import { dateOf, formatShortDate } from '../list/format-date.ts'

/** A sample of last week's decisions, for peer review. */
export function Sample() {
  const sample = useDeskRead('desk_review_sample', {})
  const [reviewed, setReviewed] = useState<SampledDecision | null>(null)
  const { data } = sample
  return (
    <section className="mt-9 border-t border-line pt-5">
      <h2 className="text-[1.375rem]">{words.sample}</h2>
      {data === null ? (
        <NotLoaded of={sample} loading={words.sampleLoading} title={words.sampleFailed} />
      ) : (
        <>
          <p className="mb-3 text-xs text-ink-soft">{words.sampleLead(formatShortDate(data.week))}</p>
          {data.decisions.length === 0 ? (
            <p>{words.sampleNone}</p>
          ) : (
            <div className="relative overflow-x-auto">
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
                    <SampleRow key={one.id} decision={one} onReview={() => setReviewed(one)} />
                  ))}
                </tbody>
              </table>
            </div>
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

function SampleRow({ decision, onReview }: { decision: SampledDecision; onReview: () => void }) {
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

interface Props {
  readonly decision: SampledDecision
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** What one thinks of a colleague's decision. What one said before stands there to be changed. */
function ReviewDialog({ decision: { id, reference, by, reviews }, onClose, onSaved }: Props) {
  const me = useMe()
  const own = reviews.find((review) => review.by.id === me?.id)
  const { isBusy, problems, run } = useSignInAttempt()
  const [note, setNote] = useState(own?.note ?? '')

  const save = (verdict: ReviewVerdict) =>
    run(async () => {
      if (verdict === 'discuss' && !note.trim()) return fieldProblem('note', words.needsNote)
      const reply = await deskCall('desk_review', { decisionId: id, verdict, note })
      if (reply.code !== 200) return problemsOf(reply)
      showToast({ title: words.saved })
      onSaved()
      onClose()
      return undefined
    })

  return (
    <DialogOnDemand
      open
      onOpenChange={(next) => next || onClose()}
      title={words.reviewOf(reference)}
      description={words.decidedBy(by.name)}
      locked={isBusy}
      short
    >
      <DeskForm problems={problems} onSubmit={() => save('agree')}>
        <TextArea
          name="note"
          label={words.note}
          hint={words.noteHint}
          rows={3}
          limit={2_000}
          value={note}
          onChange={setNote}
          error={problems.fields.note}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="small" busy={isBusy} busyLabel={words.saving}>
            {words.agree}
          </Button>
          <Button size="small" variant="secondary" onClick={() => save('discuss')}>
            {words.discuss}
          </Button>
        </div>
      </DeskForm>
    </DialogOnDemand>
  )
}
