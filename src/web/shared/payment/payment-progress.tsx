import { bookedWords, holdWords } from '#content/appointments/booking-hold.ts'
import { cardPayment } from '#content/checkout/order-summary.ts'
import { pages } from '#contract/pages.ts'
import { pounds } from '#domain/orders/money.ts'
import { Lark } from '#web/kit/art/lark.tsx'
import { Sun } from '#web/kit/art/sun.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { Tick } from '#web/kit/ui/icons.tsx'
import { wayOnWords } from '../checkout/way-on.ts'
import { AtCard } from './at-card.tsx'
import type { PayBlocked } from './card-props.ts'
import { Challenge } from './challenge.tsx'
import type { usePayment } from './use-payment.ts'
import { Wait } from './wait.tsx'

interface Props {
  readonly payment: Payment
  readonly payBlocked: PayBlocked | undefined
  /** Whoever pays from their account may keep the card, and use the one they keep. */
  readonly isInAccount: boolean
}

type Payment = ReturnType<typeof usePayment>

/** Whatever the payment has come to, and the one thing to do next. */
export function PaymentProgress({ payment, payBlocked, isInAccount }: Props) {
  const { state, totalPence } = payment
  switch (state.at) {
    case 'opening':
      return <Wait words={cardPayment.opening} />
    case 'refused':
      return (
        <div className="space-y-4">
          <AlertMessage>
            <p>{state.message}</p>
            {state.afterwards && <p className="mt-1 text-ink">{state.afterwards}</p>}
          </AlertMessage>
          {state.to ? (
            <WayOn to={state.to} />
          ) : (
            <Button wide onClick={payment.retry}>
              {cardPayment.tryAgain}
            </Button>
          )}
        </div>
      )
    case 'another amount':
      return (
        <div className="space-y-4">
          <AlertMessage>{cardPayment.otherAmount(pounds(state.pence))}</AlertMessage>
          <Button wide onClick={() => payment.accept(state.pence)}>
            {cardPayment.accept(pounds(state.pence))}
          </Button>
        </div>
      )
    case 'card':
    case 'processing':
    case 'challenge':
      return (
        <>
          {state.at === 'challenge' && (
            <Challenge
              heading={cardPayment.challenge.heading}
              question={cardPayment.challenge.text(pounds(totalPence))}
              isAnswering={state.isAnswering}
              onAnswer={payment.answer}
            />
          )}
          {/* Whoever cancels at the bank finds the card as it was typed. */}
          <div hidden={state.at === 'challenge'}>
            <AtCard payment={payment} state={state} payBlocked={payBlocked} isInAccount={isInAccount} />
          </div>
        </>
      )
    case 'confirming':
      return <Wait words={cardPayment.confirming} />
    case 'unconfirmed':
      return (
        <div className="space-y-4">
          <p role="status" className="rounded-option bg-caution/25 px-5 py-4">
            {cardPayment.unconfirmed}
          </p>
          <Button wide onClick={payment.checkAgain}>
            {cardPayment.checkAgain}
          </Button>
        </div>
      )
    case 'given back':
      return (
        <Over payment={payment} why={(payment.choosesTime ? bookedWords : cardPayment).lost(pounds(state.pence))} />
      )
    case 'not taken':
      return (
        <Over
          payment={payment}
          why={(payment.choosesTime ? bookedWords : cardPayment).notTaken[state.because]}
          to={state.because === 'ruled out' ? payment.answersAt : null}
        />
      )
    case 'released':
      return <Over payment={payment} why={state.message} />
    case 'success':
      return (
        <div role="status" className="animate-appear overflow-hidden rounded-card bg-apricot-pale/60 text-center">
          <p className="flex items-center justify-center gap-2.5 pt-7 text-lg font-semibold text-green">
            <Tick className="size-6" />
            {cardPayment.success}
          </p>
          {state.reference && <p className="mt-1">{cardPayment.reference(state.reference)}</p>}
          {payment.isTakenLater && <p className="mx-auto mt-2 max-w-[30ch] px-4">{cardPayment.notTakenYet}</p>}
          <svg
            viewBox="0 0 360 200"
            aria-hidden="true"
            className="scene mx-auto mt-4 block h-44 w-full overflow-visible sm:h-52"
          >
            <Sun x={250} y={96} r={46} />
            <g transform="translate(96 18)scale(.56)">
              <Lark />
            </g>
          </svg>
        </div>
      )
  }
}

interface Ended {
  readonly payment: Payment
  readonly why: string
  /** Where it can be put right. */
  readonly to?: string | null
}

/** Whoever has chosen a time can choose another. */
const Over = ({ payment: { choosesTime }, why, to = null }: Ended) => (
  <div className="space-y-4">
    <AlertMessage>{why}</AlertMessage>
    {to !== null && <WayOn to={to} />}
    {to === null && choosesTime && (
      <ButtonLink to={pages.bookingSchedule} wide>
        {holdWords.expired.link}
      </ButtonLink>
    )}
  </div>
)

/** As a new page: what was changed in another tab is read there. */
const WayOn = ({ to }: { to: string }) => (
  <ButtonLink to={to} reloadDocument wide>
    {wayOnWords(to)}
  </ButtonLink>
)
