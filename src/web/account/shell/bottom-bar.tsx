import type { ReactNode } from 'react'

/** At the bottom of the screen, above the tabs of a phone, in reach wherever the times end. */
export const BottomBar = ({ children }: { children: ReactNode }) => (
  <div className="stay-at-end z-10 max-lg:bottom-[calc(min(0px,100svh-30rem)*1000+3.8rem+env(safe-area-inset-bottom))] mt-6 -mx-5 animate-appear border-line border-t bg-paper px-5 py-3 sm:-mx-8 sm:px-8 sm:py-4">
    {children}
  </div>
)
