import type { ReactNode } from 'react'

export const PartFrame = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 320 200" className="block w-full" aria-hidden="true">
    {children}
  </svg>
)
