import { CoachWork } from './coach-work.tsx'
import { SupportCards } from './support-cards.tsx'

export function FirstPart() {
  return (
    <>
      <CoachWork />
      <SupportCards />
    </>
  )
}
