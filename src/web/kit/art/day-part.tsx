import type { ReactNode } from 'react'

const ground = <path className="fill-sage" d="M3.3 29c7-4 12-4.5 17-3s10 2 16.4 3A19 19 0 0 1 3.3 29Z" />

const lights: Record<'morning' | 'afternoon' | 'evening', ReactNode> = {
  morning: (
    <>
      <circle className="fill-apricot-pale" cx="20" cy="20" r="19" />
      <circle className="fill-sun" cx="20" cy="23" r="8" />
      {ground}
    </>
  ),
  afternoon: (
    <>
      <circle className="fill-mint" cx="20" cy="20" r="19" />
      <circle className="fill-sun" cx="24" cy="13" r="7" />
      {ground}
    </>
  ),
  evening: (
    <>
      <circle className="fill-green" cx="20" cy="20" r="19" />
      <path className="fill-sun" d="M27 20a9 9 0 1 1-8-13 7.5 7.5 0 0 0 8 13Z" />
      <circle className="fill-white" cx="29" cy="12" r="1.25" />
      <circle className="fill-white" cx="33" cy="18" r="1" />
      <path className="fill-green-light" d="M3.3 29c7-4 12-4.5 17-3s10 2 16.4 3A19 19 0 0 1 3.3 29Z" />
    </>
  ),
}

/** Where the sun stands, in a small round window. */
export function DayPart({ part, className }: { part: keyof typeof lights; className?: string }) {
  return (
    <svg viewBox="0 0 40 40" className={`scene ${className ?? ''}`} aria-hidden="true">
      {lights[part]}
    </svg>
  )
}
