import { stepsFor } from '#content/landings/adhd-assessment.ts'
import { adhdLength } from '#domain/questionnaires/adhd/length.ts'
import { Steps } from '../landing/steps.tsx'
import { ServiceParts } from './service-parts.tsx'

export function FirstPart() {
  return (
    <div id="first-part">
      <ServiceParts />
      <Steps steps={stepsFor(adhdLength)} />
    </div>
  )
}
