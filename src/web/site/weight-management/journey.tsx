import { useState } from 'react'
import { journey } from '#content/landings/weight-management.ts'
import { gutter } from '#web/gutter.ts'
import { PauseButton } from '#web/ui/pause-button.tsx'
import { useRotation } from '#web/ui/use-rotation.ts'
import { Descent } from './descent.tsx'

const everyMs = 3_000

export function Journey() {
  const [at, setAt] = useState(0)
  const rotation = useRotation(everyMs, () => setAt((before) => (before + 1) % journey.phases.length))

  function choose(phase: number) {
    rotation.stop()
    setAt(phase)
  }

  return (
    <section aria-labelledby="journey" className="on-dark bg-ink text-white print:bg-transparent print:text-ink">
      <div className={`${gutter} pt-14 pb-14 md:pt-24 md:pb-20`}>
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
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
          <Descent at={at} columnWidth={240} className="mt-2 w-full max-lg:hidden print:hidden" />
          <Descent at={at} columnWidth={120} className="mt-4 w-full lg:hidden print:hidden" />
          <ol className="grid max-lg:mt-4 lg:grid-cols-5">
            {journey.phases.map(({ name, text }, phase) => {
              const isCurrent = phase === at
              return (
                <li
                  key={name}
                  className={`relative border-t py-5 transition-colors duration-200 lg:border-t-4 lg:pt-6 lg:pr-8 ${isCurrent ? 'border-sun' : 'border-sage/30'}`}
                >
                  <h3>
                    <button
                      type="button"
                      aria-current={isCurrent ? 'step' : undefined}
                      onClick={() => choose(phase)}
                      className={`w-full cursor-pointer text-left outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:outline-focus ${isCurrent ? 'text-sun print:text-ink' : ''}`}
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
