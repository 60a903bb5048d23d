import { lazy, Suspense } from 'react'
import { orderSummary as words } from '#content/checkout/order-summary.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { ChoiceGate } from './choice-gate.tsx'

export const meta = () => pageMeta({ title: words.title, description: words.description, isUnlisted: true })

const Summary = lazy(() => import('../summary/order-summary.tsx'))

/** The order summary, for a visit whose answers lead to it. Its script comes only then. */
export default function GuardedOrderSummary() {
  return (
    <ChoiceGate>
      {() => (
        <Suspense fallback={null}>
          <Summary />
        </Suspense>
      )}
    </ChoiceGate>
  )
}
