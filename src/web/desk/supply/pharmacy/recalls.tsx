import { useState } from 'react'
import { recallWords as words } from '#content/supply/pharmacy.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { NotLoaded } from '../../components/not-loaded.tsx'
import { DeskHeading } from '../../shell/desk-heading.tsx'
import { Freshness } from '../../shell/freshness.tsx'
import { useDeskRead } from '../../use-desk-read.ts'
import { AskRecall } from './ask-recall.tsx'
import { FindBatch } from './find-batch.tsx'
import { PastRecall } from './past-recall.tsx'

export const meta = () => pageMeta({ title: words.title, description: words.description, isUnlisted: true })

/** Find a batch, ask for its recall, and confirm what a colleague has asked for. */
export default function Recalls() {
  const recalls = useDeskRead('desk_recalls', {})
  const [batches, setBatches] = useState<readonly string[]>([])
  const { data } = recalls
  return (
    <>
      <DeskHeading title={words.title} lead={words.lead} />
      <FindBatch batches={batches} onFound={setBatches} />
      {batches.length > 0 && <AskRecall key={batches.join()} batches={batches} onAsked={recalls.refresh} />}
      <section className="mt-10 border-t border-line pt-5">
        <h2 className="mb-3 text-[1.375rem]">{words.list}</h2>
        {data === null ? (
          <NotLoaded of={recalls} loading={words.finding} title={words.list} />
        ) : (
          <>
            <Freshness of={recalls} />
            {data.recalls.length === 0 && <p className="text-ink-soft">{words.noRecalls}</p>}
            <ul className="space-y-4">
              {data.recalls.map((recall) => (
                <PastRecall key={recall.id} recall={recall} onChanged={recalls.refresh} />
              ))}
            </ul>
          </>
        )}
      </section>
    </>
  )
}
