import type { ReactNode } from 'react'

/** A small landscape of 240 × 220 units at one hour of the day. What matters keeps to x from 20 to 220. */
export function Scene({
  sky,
  sun,
  children,
}: {
  sky: string
  sun?: { x: number; y: number; r: number }
  children: ReactNode
}) {
  return (
    <svg viewBox="0 0 240 220" preserveAspectRatio="xMidYMax slice" className="block size-full" aria-hidden="true">
      <path className={sky} d="M-240-200H480V220H-240Z" />
      {sun && (
        <>
          <circle className="fill-sun/35" cx={sun.x} cy={sun.y} r={sun.r * 1.45} />
          <circle className="fill-sun" cx={sun.x} cy={sun.y} r={sun.r} />
        </>
      )}
      <g strokeLinecap="round" strokeLinejoin="round">
        {children}
      </g>
    </svg>
  )
}
