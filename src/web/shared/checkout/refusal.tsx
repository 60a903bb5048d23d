import { Link } from 'react-router'
import { placing } from '#content/checkout/checkout.ts'
import { pages } from '#contract/pages.ts'
import type { GuestFlowName } from '#domain/intake/flows.ts'
import { reloadFromTop } from '#web/browser/reload-from-top.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { useOnDemand } from '#web/kit/ui/use-on-demand.ts'
import { wayOnWords } from './way-on.ts'

/** Why the form was not taken. Nothing typed is lost by any of them. */
export type Refused =
  | { readonly why: 'unsaved' }
  | { readonly why: 'overtaken' }
  | { readonly why: 'unanswered'; readonly message: string; readonly to: string }
  | { readonly why: 'no consent'; readonly message: string; readonly flow: GuestFlowName }
  | { readonly why: 'paid'; readonly message: string }
  | { readonly why: 'in account'; readonly message: string; readonly to: string }
  | { readonly why: 'told'; readonly message: string }

interface Props {
  readonly refused: Refused
  readonly words: { readonly unsaved: string; readonly unanswered: string }
  readonly onSave?: () => void
}

/** Beside the button: what happened, and the way on. */
export function Refusal({ refused, words, onSave }: Props) {
  switch (refused.why) {
    case 'unsaved':
      return <AlertMessage action={onSave && <Way to={onSave}>{placing.saveNow}</Way>}>{words.unsaved}</AlertMessage>
    case 'overtaken':
      return <AlertMessage action={<Way to={reloadFromTop}>{placing.reload}</Way>}>{placing.overtaken}</AlertMessage>
    case 'unanswered':
      return (
        <AlertMessage action={<WayTo to={refused.to}>{placing.answerIt}</WayTo>}>
          <p>{words.unanswered}</p>
          {refused.message && <p className="mt-1 text-ink">{refused.message}</p>}
        </AlertMessage>
      )
    case 'no consent':
      return <AskForConsent {...refused} />
    case 'paid':
      return (
        <AlertMessage action={<WayTo to={pages.yourOrder}>{placing.seeOrder}</WayTo>}>{refused.message}</AlertMessage>
      )
    case 'in account':
      return (
        <AlertMessage action={<WayTo to={refused.to}>{wayOnWords(refused.to)}</WayTo>}>{refused.message}</AlertMessage>
      )
    case 'told':
      return <AlertMessage>{refused.message}</AlertMessage>
  }
}

const loadConsent = () => import('../consent/consent-in-place.tsx')

function AskForConsent({ message, flow }: { message: string; flow: GuestFlowName }) {
  const { module } = useOnDemand(true, loadConsent)
  return (
    <>
      <AlertMessage>{message}</AlertMessage>
      {module && <module.ConsentInPlace flow={flow} />}
    </>
  )
}

const WayTo = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className="inline-block py-1 font-semibold text-ink underline underline-offset-4">
    {children}
  </Link>
)

const Way = ({ to, children }: { to: () => void; children: string }) => (
  <Button size="small" variant="secondary" onClick={to}>
    {children}
  </Button>
)
