import type { ReactNode } from 'react'

/** At the bottom of the screen, in reach wherever the times end. */
export const BottomBar = ({ children }: { children: ReactNode }) => (
  <div className="stay-at-end z-10 mt-6 -mx-5 animate-appear border-line border-t bg-paper px-5 py-3 sm:-mx-8 sm:px-8 sm:py-4">
    {children}
  </div>
)
