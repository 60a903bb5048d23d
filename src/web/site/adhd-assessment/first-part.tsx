import { steps } from '#content/landings/adhd-assessment.ts'
import { Steps } from '../landing/steps.tsx'
import { ServiceParts } from './service-parts.tsx'

export function FirstPart() {
  return (
    <>
      <ServiceParts />
      <Steps steps={steps} />
    </>
  )
}
