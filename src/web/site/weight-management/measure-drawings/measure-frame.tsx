import type { ReactNode } from 'react'

export const MeasureFrame = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 64 64" className="size-16 flex-none" aria-hidden="true">
    {children}
  </svg>
)
