import { useState } from 'react'
import { qualityWords as words } from '#content/cases/quality.ts'
import type { SampledDecision } from '#contract/cases/quality.ts'
import { NotLoaded } from '../../components/not-loaded.tsx'
import { useDeskRead } from '../../use-desk-read.ts'
import { writtenDate } from '../list/written-date.ts'
import { ReviewDialog } from './review-dialog.tsx'
import { SampleRow } from './sample-row.tsx'

/** Some decisions of last week, for colleagues to look at again. */
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
          <p className="mb-3 text-xs text-ink-soft">{words.sampleLead(writtenDate(data.week))}</p>
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
