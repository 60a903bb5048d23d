import { Link } from 'react-router'
import { bookingStart as words } from '#content/appointments/booking.ts'
import { adhdPath, consentFor, notEligiblePath } from '#contract/pages.ts'
import { type Obstacle, obstacleToBooking } from '#domain/appointments/who-may-book.ts'
import { adultAge } from '#domain/identity/age-limits.ts'
import { adhd } from '#domain/intake/adhd/flow.ts'
import type { Answers } from '#domain/intake/engine/step.ts'

/** Whoever would be refused in the end is told before they begin, with what to do instead. */
export function ObstacleNote({ answers, className = '' }: { answers: Answers; className?: string }) {
  const obstacle = obstacleToBooking(answers)
  if (!obstacle) return null
  const { heading, text, link } = wordsOf[obstacle.is]
  return (
    <section
      aria-labelledby="obstacle"
      className={`animate-appear rounded-card p-6 sm:p-7 ${obstacle.is === 'ruled out' ? 'border-[1.5px] border-brick bg-white' : 'bg-caution/25'} ${className}`}
    >
      <h2 id="obstacle" className="font-sans text-lg font-semibold tracking-normal">
        {heading}
      </h2>
      <p className="mt-1.5 max-w-[60ch]">{text}</p>
      <Link
        to={wayFrom(obstacle)}
        className="mt-3 inline-block min-h-11 py-2 font-semibold text-green underline underline-offset-4 hover:text-ink"
      >
        {link}
      </Link>
    </section>
  )
}

const wordsOf = {
  'ruled out': words.notOffered,
  'under 18': { ...words.underAge, text: words.underAge.text(adultAge) },
  unanswered: words.notReady,
} as const

/** Whoever has not begun agrees first. */
function wayFrom(obstacle: Obstacle): string {
  switch (obstacle.is) {
    case 'ruled out':
      return notEligiblePath(obstacle.reason)
    case 'under 18':
      return adhdPath('question-8')
    case 'unanswered':
      return obstacle.step === adhd.first ? consentFor('adhd') : adhdPath(obstacle.address)
  }
}
