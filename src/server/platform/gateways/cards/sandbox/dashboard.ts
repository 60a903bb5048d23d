import type { Books, DisputeStatus, Step } from './books.ts'
import { cancel } from './intent.ts'
import type { Ledger } from './ledger.ts'
import { capture, dispute, refund } from './money.ts'
import type { Webhooks } from './webhooks.ts'

/** Manual actions in the provider's dashboard, and those of a cardholder's bank. */
export interface Dashboard {
  capture(intentId: string, amountPence?: number): Promise<void>
  cancel(intentId: string): Promise<void>
  refund(intentId: string, amountPence?: number): Promise<void>
  dispute(intentId: string, status: DisputeStatus): Promise<void>
}

export function createDashboard(ledger: Ledger, webhooks: Webhooks): Dashboard {
  async function act(intentId: string, work: (books: Books) => Step): Promise<void> {
    const done = await ledger.change(intentId, null, work)
    if (done?.reply.status !== 200) throw new Error('The provider does not allow this.')
    webhooks.tell(done.happenings, null)
  }
  return {
    capture: (id, amountPence) => act(id, (books) => capture(books, amountPence ?? null)),
    cancel: (id) => act(id, cancel),
    refund: (id, amountPence) => act(id, (books) => refund(books, amountPence ?? null)),
    dispute: (id, status) => act(id, (books) => dispute(books, status)),
  }
}
