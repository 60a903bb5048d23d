import { CoachWork } from './coach-work.tsx'
import { SupportCards } from './support-cards.tsx'

export function Coaching() {
  return (
    <div id="coaching">
      <CoachWork />
      <SupportCards />
    </div>
  )
}
