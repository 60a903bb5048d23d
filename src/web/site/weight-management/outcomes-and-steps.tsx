import { steps } from '#content/site/landings/weight-management.ts'
import { Steps } from '../landing/steps.tsx'
import { Outcomes } from './outcomes.tsx'
import { ScaleAndApp } from './scale-and-app.tsx'

export function OutcomesAndSteps() {
  return (
    <div id="outcomes-and-steps">
      <Outcomes />
      <Steps steps={steps} />
      <ScaleAndApp />
    </div>
  )
}
