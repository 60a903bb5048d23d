import { trackingWords } from '#content/treatment/tracking.ts'
import { pages } from '#contract/pages.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'

const words = trackingWords.card

/** A link from the account to the progress page. */
export const TrackingCard = () => (
  <section
    aria-labelledby="progress"
    className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card border border-line bg-white p-7"
  >
    <div className="min-w-0 flex-1 basis-64">
      <h2 id="progress" className="text-[1.75rem]">
        {words.heading}
      </h2>
      <p className="mt-1 text-ink-soft">{words.says}</p>
    </div>
    <ButtonLink to={pages.progress} variant="secondary" size="small">
      {words.open}
    </ButtonLink>
  </section>
)
