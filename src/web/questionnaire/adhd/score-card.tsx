import { adhdResult as words } from '#content/intake/adhd.ts'
import { type Band, bandOf, bands, highestScore } from '#domain/intake/adhd/score.ts'
import { ScoreGauge } from '#web/kit/art/score-gauge.tsx'

const colours = {
  green: { stroke: 'stroke-green-light', fill: 'bg-green-light', badge: 'bg-green text-white' },
  yellow: { stroke: 'stroke-sun', fill: 'bg-sun', badge: 'bg-sun text-ink' },
  red: { stroke: 'stroke-brick', fill: 'bg-brick', badge: 'bg-brick text-white' },
} as const satisfies Record<Band['colour'], object>

/** The score on its gauge, with the band it lies in among the others. */
export function ScoreCard({ score }: { score: number }) {
  const band = bandOf(score)
  return (
    <div className="self-start rounded-card bg-apricot-pale/50 px-5 py-7 text-center sm:px-8 lg:sticky lg:top-28">
      <ScoreGauge
        value={score}
        highest={highestScore}
        segments={bands.map(({ key, to, colour }) => ({ key, to, stroke: colours[colour].stroke }))}
        label={words.gauge(score, highestScore, band.name)}
        className="mx-auto w-full max-w-[26rem]"
      />
      {/* The gauge says the same to a reader. */}
      <p aria-hidden="true" className="mt-1 font-display leading-none">
        <span className="text-[4.5rem] tracking-tight tabular-nums">{score}</span>{' '}
        <span className="ml-1 text-subheading text-ink-soft">{words.outOf(highestScore)}</span>
      </p>
      <p className={`mt-4 inline-block rounded-full px-5 py-1.5 text-lg font-semibold ${colours[band.colour].badge}`}>
        {band.name}
      </p>
      <p className="mx-auto mt-3 max-w-[30ch] text-balance">{words.bandMeans}</p>
      <ul className="mx-auto mt-6 grid max-w-[26rem] grid-cols-3 gap-2 text-sm">
        {bands.map(({ key, name, from, to, colour }) => (
          <li
            key={key}
            aria-current={key === band.key ? 'true' : undefined}
            className="text-ink-soft aria-current:font-semibold aria-current:text-ink"
          >
            <span aria-hidden="true" className={`mx-auto mb-1.5 block h-1.5 rounded-full ${colours[colour].fill}`} />
            {name}
            <span className="block tabular-nums">
              {from} to {to}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-soft">{words.bandsAreOurs}</p>
    </div>
  )
}
