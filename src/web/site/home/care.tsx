import { useEffect, useRef } from 'react'
import { careFeatures } from '#content/site/care-features.ts'
import { homeSections } from '#content/site/home-sections.ts'
import { careDrawings } from '#web/kit/art/care-drawings.tsx'
import { CareWheel } from '#web/kit/art/care-wheel.tsx'
import { gutter } from '#web/kit/gutter.ts'
import { PauseButton } from '#web/kit/ui/pause-button.tsx'
import { useRotatingTabs } from '#web/kit/ui/use-rotating-tabs.ts'
import { rotationMs } from '../rotation-intervals.ts'

const [before, around, you] = homeSections.care.headline

/** Five places on the circle, from the one in front. */
const places = [
  'left-[88.33%] top-1/2',
  'left-[61.85%] top-[86.45%]',
  'left-[18.99%] top-[72.53%]',
  'left-[18.99%] top-[27.47%]',
  'left-[61.85%] top-[13.55%]',
]

/** The wheel turns until the chosen one is in front: below it on a phone, beside it on a wide screen. Its drawings stay upright. */
const wheel =
  '[--front:90deg] lg:[--front:0deg] [rotate:calc(var(--front)-var(--turns,0)*72deg)] motion-safe:transition-[rotate] motion-safe:duration-500 motion-safe:ease-arrive'
const upright =
  '[rotate:calc(var(--turns,0)*72deg-var(--front))] motion-safe:transition-[rotate] motion-safe:duration-500 motion-safe:ease-arrive'

export function Care() {
  const { turns, rotation, tab, panel } = useRotatingTabs(careFeatures.length, rotationMs.care)
  const turning = useRef<HTMLDivElement>(null)
  // Not a style attribute: the content security policy allows none in the page as it is written.
  useEffect(() => turning.current?.style.setProperty('--turns', String(turns)), [turns])

  return (
    <section id="care" aria-labelledby="care-heading" className="relative overflow-hidden bg-mint">
      <div
        className={`${gutter} grid items-center gap-x-16 py-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-24 lg:py-28`}
      >
        <div className="relative z-10 lg:col-start-2 lg:self-end">
          <h2 id="care-heading" className="text-title">
            {before} {around} <em className="text-green">{you}</em>
          </h2>
          <p className="mt-4 max-w-[30rem] text-lg text-ink-soft">{homeSections.care.lead}</p>
        </div>
        <div
          {...rotation.hold}
          className="relative mx-auto mt-10 mb-6 aspect-square w-full max-w-[26rem] sm:max-w-[32rem] lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:my-0 lg:max-w-[40rem]"
        >
          <CareWheel className="absolute inset-0 size-full" />
          <div
            ref={turning}
            role="tablist"
            aria-label={homeSections.care.label}
            className={`absolute inset-0 ${wheel}`}
          >
            {careFeatures.map(({ id, name }, place) => {
              const Drawing = careDrawings[id]
              return (
                <div key={id} className={`absolute w-[23%] -translate-1/2 ${places[place]} ${upright}`}>
                  <button
                    {...tab(place)}
                    className="group/feature relative block aspect-square w-full cursor-pointer rounded-full border-2 border-ink bg-white transition-[background-color,scale] duration-200 hover:bg-apricot-pale aria-selected:scale-[1.1] aria-selected:bg-apricot-pale aria-selected:shadow-selected"
                  >
                    <svg
                      viewBox="0 0 96 96"
                      aria-hidden="true"
                      className="absolute inset-[17%]"
                      strokeLinecap="round"
                      strokeLinejoin="round"
                    >
                      <Drawing />
                    </svg>
                    <span className="absolute top-full left-1/2 mt-1 -translate-x-1/2 rounded-full px-2 text-xs leading-snug font-semibold whitespace-nowrap group-aria-selected/feature:bg-ink group-aria-selected/feature:text-white sm:text-sm">
                      {name}
                    </span>
                  </button>
                </div>
              )
            })}
          </div>
        </div>
        <div className="relative z-10 mt-8 sm:max-lg:text-center lg:col-start-2 lg:self-start">
          <div {...rotation.hold} className="grid noscript:gap-8">
            {careFeatures.map(({ id, headline, words }, place) => (
              <div key={id} {...panel(place)}>
                <h3 className="text-[1.75rem] leading-[1.12] lg:text-[2rem]">{headline}</h3>
                <p className="mt-3 max-w-[30rem] text-lg sm:max-lg:mx-auto">{words}</p>
              </div>
            ))}
          </div>
          <div className="mt-3 min-h-11 noscript:hidden max-sm:-ml-3 lg:-ml-3">
            {rotation.canRun && (
              <PauseButton paused={rotation.stopped} onToggle={rotation.toggle} subject={homeSections.care.label} />
            )}
          </div>
        </div>
      </div>
    </section>
  )
}
