import { trackingWords } from '#content/treatment/tracking.ts'
import { OtherMeasure } from './other-measure.tsx'
import type { Progress, UseProgress } from './use-progress.ts'

interface Props extends Pick<UseProgress, 'log'> {
  readonly progress: Progress
}

const words = trackingWords.others

export const OtherMeasures = ({ progress, log }: Props) => (
  <section aria-labelledby="others" className="rounded-card border border-line bg-white p-5 sm:p-7">
    <h2 id="others" className="text-[1.5rem]">
      {words.heading}
    </h2>
    <div className="mt-4 space-y-6">
      <OtherMeasure measure="waist" days={progress.waist} progress={progress} log={log} />
      <OtherMeasure measure="body_fat" days={progress.bodyFat} progress={progress} log={log} />
    </div>
  </section>
)
