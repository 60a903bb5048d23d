import { steps } from '#content/landings/adhd-assessment.ts'
import { Steps } from '../landing/steps.tsx'
import { ServiceParts } from './service-parts.tsx'

export function FirstPart() {
  return (
    <div id="first-part">
      <ServiceParts />
      <Steps steps={steps} />
    </div>
  )
}
