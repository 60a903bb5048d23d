import type { ReactNode } from 'react'

/** Something is done or on its way. */
export const TaskReported = ({ children }: { children: ReactNode }) => (
  <p role="status" className="rounded-option bg-mint px-5 py-4 empty:hidden">
    {children}
  </p>
)
