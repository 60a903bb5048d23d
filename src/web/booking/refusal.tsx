import { Link } from 'react-router'
import { bookingDetails as words } from '#content/booking.ts'
import { Button } from '#web/ui/button.tsx'
import { AlertMessage } from '#web/ui/error-message.tsx'

/** Why the form was not taken. Nothing typed is lost by any of them. */
export type Refused =
  | { readonly why: 'unsaved' }
  | { readonly why: 'overtaken' }
  | { readonly why: 'unanswered'; readonly message: string; readonly to: string }
  | { readonly why: 'told'; readonly message: string }

/** Beside the button: what happened, and the way on. */
export function Refusal({ refused }: { refused: Refused }) {
  switch (refused.why) {
    case 'unsaved':
      return <AlertMessage>{words.unsaved}</AlertMessage>
    case 'overtaken':
      return (
        <AlertMessage
          action={
            <Button size="small" variant="secondary" onClick={() => window.location.reload()}>
              {words.reload}
            </Button>
          }
        >
          {words.overtaken}
        </AlertMessage>
      )
    case 'unanswered':
      return (
        <AlertMessage
          action={
            <Link to={refused.to} className="inline-block py-1 font-semibold text-ink underline underline-offset-4">
              {words.answerIt}
            </Link>
          }
        >
          <p>{words.unanswered}</p>
          {refused.message && <p className="mt-1 text-ink">{refused.message}</p>}
        </AlertMessage>
      )
    case 'told':
      return <AlertMessage>{refused.message}</AlertMessage>
  }
}
