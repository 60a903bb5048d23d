import type { ReactNode } from 'react'

/** Over the second question on a screen. */
export const SecondHeading = ({ children }: { children: ReactNode }) => (
  <h2 className="mt-10 border-t border-line pt-8 text-[1.5rem]">{children}</h2>
)
