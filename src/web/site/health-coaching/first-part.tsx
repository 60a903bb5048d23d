import { CoachWork } from './coach-work.tsx'
import { SupportCards } from './support-cards.tsx'

export function FirstPart() {
  return (
    <div id="first-part">
      <CoachWork />
      <SupportCards />
    </div>
  )
}
