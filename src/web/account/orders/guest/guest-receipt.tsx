import type { ReactNode } from 'react'
import { receiptLines as words } from '#content/orders/your-order.ts'
import { Button } from '#web/kit/ui/button.tsx'

/** The receipt at the end of a card. `status` says whether anything was taken. */
export const GuestReceipt = ({ status, children }: { status: string; children: ReactNode }) => (
  <section className="mt-7 border-t border-line pt-6">
    <h3 className="text-subheading">{words.heading}</h3>
    <dl className="mt-2">{children}</dl>
    <p className="mt-4 font-semibold">{status}</p>
    <Button variant="secondary" size="small" className="mt-5 print:hidden" onClick={() => window.print()}>
      {words.print}
    </Button>
  </section>
)
