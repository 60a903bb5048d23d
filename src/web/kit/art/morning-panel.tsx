import { type ReactNode, useId } from 'react'
import { Sun } from './sun.tsx'

interface Props {
  readonly className?: string | undefined
  /** Where the sun stands: it moves on from page to page. */
  readonly sun: { readonly x: number; readonly y: number }
  /** What stands in front, in 480 × 480 units. Only the rows from 120 to 350 are always in sight. */
  readonly children: ReactNode
}

/** A window on the morning, to stand beside a form. It fills whatever frame it is given. */
export function MorningPanel({ className, sun, children }: Props) {
  const sky = useId()
  return (
    <svg
      viewBox="0 0 480 480"
      preserveAspectRatio="xMidYMid slice"
      className={`scene ${className ?? ''}`}
      aria-hidden="true"
    >
      <linearGradient id={sky} x2="0" y2="1">
        <stop className="[stop-color:var(--color-paper-deep)]" />
        <stop className="[stop-color:var(--color-apricot-pale)]" offset=".6" />
      </linearGradient>
      <path fill={`url(#${sky})`} d="M-480-480H960V480H-480Z" />
      <Sun x={sun.x} y={sun.y} r={58} />
      <path
        className="fill-none stroke-ink-soft stroke-3"
        strokeLinecap="round"
        d="M386 92c6-8 16-8 21 1c5-9 15-9 21-1M340 66c5-7 13-7 17 1c4-8 12-8 17-1"
      />
      <path
        className="fill-sage"
        d="M-480 320C-300 262-150 268 0 292c110 16 190-8 280-26s140-22 200-4c160 40 320-20 480 0V480H-480Z"
      />
      <path
        className="fill-hill"
        d="M-480 350c160-30 320-26 480-12 120 12 220-22 330-20 60 0 110 12 150 16 160 14 320-24 480-6V480H-480Z"
      />
      {children}
    </svg>
  )
}

/** The ground everything in front stands on, with a lane that leads back from the middle. */
export const NearGround = () => (
  <>
    <path
      className="fill-green-light"
      d="M-480 392c160-20 320-16 480-12 150 4 300-16 480-4 160 10 320-14 480-2V480H-480Z"
    />
    <path
      className="fill-apricot-pale"
      d="M136 480c44-44 104-64 92-92-8-18-36-20-20-38 10-10 24-12 30-22h14c-4 14-22 18-28 26-8 12 30 14 42 38 14 28-6 54 10 88Z"
    />
  </>
)
