import type { ReactNode } from 'react'

/** Whoever it is stands before hills that run on as far as the frame does. Drawn in 200 × 200 units. */
export const PortraitFrame = ({ className, children }: { className: string | undefined; children: ReactNode }) => (
  <svg viewBox="0 0 200 200" preserveAspectRatio="xMidYMax meet" className={className} aria-hidden="true">
    {children}
  </svg>
)
