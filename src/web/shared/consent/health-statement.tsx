import { consent } from '#content/intake/consent.ts'

/** The explicit consent to the use of health data, in a sentence of its own, above the box that is ticked for all of it. */
export const HealthStatement = ({ className = '' }: { className?: string }) => (
  <div className={className}>
    <p className="font-semibold">{consent.health.title}</p>
    <p className="mt-0.5">{consent.health.text}</p>
  </div>
)
