import { compliance } from '#content/compliance.ts'
import { type MeasureName, scaleAndApp, steps } from '#content/site/landings/weight-management.ts'
import { SmartScale } from '#web/kit/art/smart-scale.tsx'
import { gutter } from '#web/kit/gutter.ts'
import { Steps } from '../landing/steps.tsx'
import { measureDrawings } from './measure-drawings.tsx'
import { Outcomes } from './outcomes.tsx'

export function OutcomesAndSteps() {
  return (
    <div id="outcomes-and-steps">
      {compliance.advertisesTreatment && <Outcomes />}
      <Steps steps={steps} />
      <ScaleAndApp />
    </div>
  )
}

const measures = Object.keys(scaleAndApp.measures) as MeasureName[]

function ScaleAndApp() {
  return (
    <section
      aria-labelledby="scale-and-app"
      className={`${gutter} grid items-center gap-x-16 gap-y-10 pb-14 md:pb-24 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]`}
    >
      <SmartScale className="block aspect-[8/7] w-full rounded-card sm:max-lg:aspect-[16/9]" />
      <div>
        <h2 className="max-w-[14em]" id="scale-and-app">
          {scaleAndApp.heading}
        </h2>
        <p className="mt-5 max-w-[52ch] text-ink-soft text-lg">{scaleAndApp.lead}</p>
        <ul className="mt-8 grid gap-x-10 gap-y-7 sm:grid-cols-2">
          {measures.map((measure) => {
            const Drawing = measureDrawings[measure]
            const { name, text } = scaleAndApp.measures[measure]
            return (
              <li className="flex gap-4 sm:block" key={measure}>
                <Drawing />
                <div className="sm:mt-3">
                  <h3>{name}</h3>
                  <p className="mt-1 text-ink-soft">{text}</p>
                </div>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
