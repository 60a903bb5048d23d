import { cardConsent, cardPageWords as words } from '#content/checkout/saved-card.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { CardForm } from '#web/shared/payment/card-form.tsx'
import { Challenge } from '#web/shared/payment/challenge.tsx'
import { Wait } from '#web/shared/payment/wait.tsx'
import { useCardSetup } from './use-card-setup.ts'

interface Props {
  /** There is one already, which the new one replaces. */
  readonly isChange: boolean
  readonly onKept: () => void
}

/** To keep a card without paying anything: what is agreed to stands above the form. */
export function AddCard({ isChange, onKept }: Props) {
  const { state, begin, leave, send, answer, clearProblem } = useCardSetup(onKept)
  if (state.at === 'closed') {
    return (
      <>
        {state.problem && <AlertMessage>{state.problem}</AlertMessage>}
        <Button variant={isChange ? 'secondary' : 'primary'} size="small" className="mt-4" onClick={begin}>
          {isChange ? words.change : words.keep}
        </Button>
      </>
    )
  }
  if (state.at === 'opening') return <Wait words={words.opening} />
  return (
    <section aria-label={words.keep} className="w-full rounded-card border border-line bg-white p-6 sm:p-7">
      {state.at === 'challenge' && (
        <Challenge
          heading={words.challengeHeading}
          question={words.challenge}
          isAnswering={state.isAnswering}
          onAnswer={answer}
        />
      )}
      <div hidden={state.at === 'challenge'}>
        <p className="mb-5">
          {cardConsent.wording}
          {isChange && <span className="mt-1 block text-ink-soft">{words.changeWhat}</span>}
        </p>
        <CardForm
          intent={state.setup}
          totalPence={null}
          isProcessing={state.at !== 'card'}
          problem={state.at === 'card' ? state.problem : null}
          payBlocked={undefined}
          onTyping={clearProblem}
          onPay={send}
        />
        <Button variant="quiet" size="small" className="mt-2" disabled={state.at !== 'card'} onClick={leave}>
          {words.cancel}
        </Button>
      </div>
    </section>
  )
}
