import { cardPayment } from '#content/checkout/order-summary.ts'
import { Button } from '#web/kit/ui/button.tsx'

interface Props {
  readonly heading: string
  readonly question: string
  readonly isAnswering: boolean
  readonly onAnswer: (approve: boolean) => void
}

/** The bank's question, as the sandbox's bank asks it. */
export const Challenge = ({ heading, question, isAnswering, onAnswer }: Props) => (
  <section aria-labelledby="challenge" className="rounded-option border border-line bg-white p-5">
    <h3 id="challenge">{heading}</h3>
    <p className="mt-2">{question}</p>
    <div className="mt-5 flex flex-wrap gap-x-6 gap-y-2">
      <Button autoFocus busy={isAnswering} busyLabel={cardPayment.processing} onClick={() => onAnswer(true)}>
        {cardPayment.challenge.approve}
      </Button>
      <Button variant="quiet" disabled={isAnswering} onClick={() => onAnswer(false)}>
        {cardPayment.challenge.cancel}
      </Button>
    </div>
  </section>
)
