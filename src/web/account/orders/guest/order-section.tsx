import type { ReactNode } from 'react'

/** One of the things to know about an order. */
export const OrderSection = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section>
    <h3 className="font-sans text-base font-semibold tracking-normal">{heading}</h3>
    <div className="mt-1 space-y-1.5">{children}</div>
  </section>
)
