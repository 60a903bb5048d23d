import { yourOrder as words } from '#content/orders/your-order.ts'
import { type PromisedTime, tellPromise } from '#domain/promises/promised-time.ts'
import { Late } from '#web/shared/promises/late.tsx'
import { useNow } from '#web/shared/promises/use-now.ts'

/** Of an order that has no case yet: until when a clinician decides, or the hold on the card ends. */
export function DecidedBy({ decision }: { decision: PromisedTime }) {
  const told = tellPromise(decision, useNow())
  return told.isLate ? <Late told={told} canMessage={false} /> : <p>{words.reviewedBy(told.by)}</p>
}
