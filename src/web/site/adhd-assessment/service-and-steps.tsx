import { stepsFor } from '#content/site/landings/adhd-assessment.ts'
import { adultAdhdAssessment } from '#domain/appointments/service.ts'
import { adhdLength } from '#domain/intake/adhd/length.ts'
import { Steps } from '../landing/steps.tsx'
import { ServiceParts } from './service-parts.tsx'

export function ServiceAndSteps() {
  return (
    <div id="service-and-steps">
      <ServiceParts />
      <Steps steps={stepsFor(adhdLength, adultAdhdAssessment)} />
    </div>
  )
}
