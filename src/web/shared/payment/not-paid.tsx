import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import type { CardProblem } from './card-outcome.ts'

/** Why it did not work, and what that means for the money. */
export const NotPaid = ({ problem: { said, afterwards } }: { readonly problem: CardProblem }) => (
  <AlertMessage>
    <p>{said}</p>
    <p className="mt-1 text-ink">{afterwards}</p>
  </AlertMessage>
)
