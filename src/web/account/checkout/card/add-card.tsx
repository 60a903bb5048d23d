import { useRef, useState } from 'react'
import { cardPayment } from '#content/checkout/order-summary.ts'
import { cardConsent, cardPageWords as words } from '#content/checkout/saved-card.ts'
import { noAnswer } from '#content/identity/account.ts'
import type { CallReply } from '#contract/calls.ts'
import { callApi } from '#web/browser/api.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { CardForm } from '#web/shared/payment/card-form.tsx'
import type { CardOutcome, CardProblem } from '#web/shared/payment/card-outcome.ts'
import { Challenge } from '#web/shared/payment/challenge.tsx'
import { answerChallenge } from '#web/shared/payment/sandbox-cards.ts'
import { Wait } from '#web/shared/payment/wait.tsx'

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

type Setup = CallReply<'begin_card'>

type SetupState =
  | { readonly at: 'closed'; readonly problem: string | null }
  | { readonly at: 'opening' }
  | { readonly at: 'card'; readonly setup: Setup; readonly problem: CardProblem | null }
  | { readonly at: 'processing'; readonly setup: Setup }
  | { readonly at: 'challenge'; readonly setup: Setup; readonly challenge: string; readonly isAnswering: boolean }

const closed: SetupState = { at: 'closed', problem: null }

/** A card that is to be kept, from the press to the provider's word that it has it. */
function useCardSetup(onKept: () => void) {
  const [state, setState] = useState<SetupState>(closed)
  const isBusy = useRef(false)

  /** One at a time, however often it is pressed. */
  async function once(work: () => Promise<void>) {
    if (isBusy.current) return
    isBusy.current = true
    await work()
    isBusy.current = false
  }

  const begin = () =>
    void once(async () => {
      setState({ at: 'opening' })
      const { code, data, message } = await callApi('begin_card', { consentVersion: cardConsent.version }).catch(
        () => ({ code: 0, data: null, message: '' }),
      )
      if (code === 200 && data) setState({ at: 'card', setup: data, problem: null })
      else setState({ at: 'closed', problem: message || noAnswer })
    })

  async function finish(setup: Setup, sending: () => Promise<CardOutcome>) {
    const notKept = (said: string) => setState({ at: 'card', setup, problem: { said, afterwards: words.problem } })
    const outcome = await sending().catch(() => null)
    if (outcome === null) return notKept(cardPayment.exception)
    if (outcome.is === 'declined') return notKept(outcome.message)
    if (outcome.is === 'challenged')
      return setState({ at: 'challenge', setup, challenge: outcome.challenge, isAnswering: false })
    // What is kept is kept: the one before is removed now, or by the clock.
    await callApi('settle_card', {}).catch(() => null)
    setState(closed)
    showToast({ title: words.done })
    onKept()
  }

  return {
    state,
    begin,
    leave: () => setState(closed),
    clearProblem() {
      if (state.at === 'card' && state.problem !== null) setState({ ...state, problem: null })
    },
    send(sending: () => Promise<CardOutcome>) {
      if (state.at !== 'card') return
      const { setup } = state
      void once(() => {
        setState({ at: 'processing', setup })
        return finish(setup, sending)
      })
    },
    answer(approve: boolean) {
      if (state.at !== 'challenge') return
      const { setup, challenge } = state
      void once(() => {
        setState({ ...state, isAnswering: true })
        return finish(setup, () => answerChallenge(setup.clientSecret, challenge, approve))
      })
    },
  }
}
