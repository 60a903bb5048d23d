import { type ServicePart, serviceFor, stepsFor } from '#content/site/landings/adhd-assessment.ts'
import { adultAdhdAssessment } from '#domain/appointments/adult-adhd-assessment.ts'
import { adhdLength } from '#domain/intake/adhd/length.ts'
import { gutter } from '#web/kit/gutter.ts'
import { Steps } from '../landing/steps.tsx'
import { partDrawings } from './part-drawings.tsx'

export function ServiceAndSteps() {
  return (
    <div id="service-and-steps">
      <ServiceParts />
      <Steps steps={stepsFor(adhdLength, adultAdhdAssessment)} />
    </div>
  )
}

const service = serviceFor(adultAdhdAssessment)

function ServiceParts() {
  return (
    <section aria-labelledby="the-service" className={`${gutter} pt-14 md:pt-24`}>
      <h2 id="the-service">{service.heading}</h2>
      <p className="mt-4 max-w-[56ch] text-ink-soft text-lg">{service.lead}</p>
      <ol className="mt-8 grid gap-5 md:mt-12 md:grid-cols-3 lg:gap-6">
        {(Object.keys(service.parts) as ServicePart[]).map((part) => {
          const { Drawing, ground } = partDrawings[part]
          return (
            <li
              key={part}
              className={`flex flex-col overflow-hidden rounded-card print:bg-transparent sm:max-md:grid sm:max-md:grid-cols-2 ${ground}`}
            >
              <Drawing />
              <div className="grow p-6 lg:p-8">
                <h3 className="text-[1.5rem]">{service.parts[part].name}</h3>
                <p className="mt-2.5">{service.parts[part].text}</p>
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
