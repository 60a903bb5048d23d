import { useState } from 'react'
import { journey } from '#content/site/landings/weight-management.ts'
import { gutter } from '#web/kit/gutter.ts'
import { PauseButton } from '#web/kit/ui/pause-button.tsx'
import { useRotation } from '#web/kit/ui/use-rotation.ts'
import { rotationMs } from '../rotation-intervals.ts'
import { Descent } from './descent.tsx'

/** All five parts read at any time; which one is in front changes by itself until somebody chooses. */
export function Journey() {
  const [at, setAt] = useState(0)
  const rotation = useRotation(rotationMs.journey, () => setAt((before) => (before + 1) % journey.phases.length))

  function choose(phase: number) {
    rotation.stop()
    setAt(phase)
  }

  return (
    <section
      aria-labelledby="journey"
      className="on-dark overflow-hidden bg-green text-white print:bg-transparent print:text-ink"
    >
      <div className={`${gutter} flex flex-wrap items-end justify-between gap-x-10 gap-y-4 pt-14 md:pt-24`}>
        <div>
          <h2 id="journey">{journey.heading}</h2>
          <p className="mt-4 max-w-[52ch] text-lg text-sage print:text-ink">{journey.lead}</p>
        </div>
        {/* Its place is kept before it is known whether anything may move. */}
        <div className="-mx-3 min-h-11 noscript:hidden">
          {rotation.canRun && (
            <PauseButton paused={rotation.stopped} onToggle={rotation.toggle} subject={journey.heading} />
          )}
        </div>
      </div>
      <div {...rotation.hold}>
        <div className={`${gutter} print:hidden`}>
          <Descent at={at} columnWidth={240} className="-mb-0.5 block w-full max-lg:hidden" />
          <Descent at={at} columnWidth={120} className="-mb-0.5 block w-full lg:hidden" />
        </div>
        <div className="bg-ink pb-10 md:pb-20 print:bg-transparent">
          <ol className={`${gutter} grid lg:grid-cols-5`}>
            {journey.phases.map(({ name, text }, phase) => {
              const isCurrent = phase === at
              return (
                <li
                  key={name}
                  className={`relative py-5 transition-colors duration-200 max-lg:border-t lg:pr-8 ${isCurrent ? 'border-sun' : 'border-sage/30'}`}
                >
                  <h3>
                    <button
                      type="button"
                      aria-current={isCurrent ? 'step' : undefined}
                      onClick={() => choose(phase)}
                      className={`w-full cursor-pointer text-left outline-none after:absolute after:inset-0 after:-left-3 after:rounded-option focus-visible:after:outline-3 focus-visible:after:outline-focus ${isCurrent ? 'text-sun print:text-ink' : ''}`}
                    >
                      {name}
                    </button>
                  </h3>
                  <p className={`mt-2 ${isCurrent ? '' : 'text-sage print:text-ink'}`}>{text}</p>
                </li>
              )
            })}
          </ol>
        </div>
      </div>
    </section>
  )
}
