import { type FormEvent, useEffect, useState } from 'react'
import { cardPayment } from '#content/checkout/order-summary.ts'
import { ChevronDown } from '#web/kit/ui/icons.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import {
  brandOf,
  type CardProblems,
  fieldAfter,
  readCard,
  spacedNumber,
  strokedExpiry,
  type TypedCard,
} from './card-details.ts'
import type { CardProps } from './card-props.ts'
import { PayButton } from './pay-button.tsx'
import { confirmCard } from './sandbox-cards.ts'

const ids = { number: 'card-number', expiry: 'card-expiry', cvc: 'card-cvc' } as const
const order = ['number', 'expiry', 'cvc'] as const

/** The card form while the sandbox stands in for the provider. */
export function SandboxCard(props: CardProps) {
  const { intent, totalPence, isProcessing, problem, payBlocked, keepChoice, onTyping, onPay } = props
  const [typed, setTyped] = useState<TypedCard>({ number: '', expiry: '', cvc: '' })
  const [problems, setProblems] = useState<CardProblems>({})

  // After the dialog has noted where focus was, and will return to.
  useEffect(() => {
    const timer = setTimeout(() => document.getElementById(ids.number)?.focus())
    return () => clearTimeout(timer)
  }, [])

  /** Spaces and strokes come by themselves while somebody types on, and leave them alone when they correct. */
  const type = (part: keyof TypedCard, tidy: (text: string) => string) => (text: string) => {
    const isTypingOn = text.length > typed[part].length && text.startsWith(typed[part])
    const now = { ...typed, [part]: isTypingOn ? tidy(text) : text }
    setTyped(now)
    setProblems({})
    onTyping()
    // Whoever types on to the end of a field goes on in the next; whoever corrects one stays.
    const next = isTypingOn && fieldAfter(part, now)
    if (next) document.getElementById(ids[next])?.focus()
  }

  function pay(event: FormEvent) {
    event.preventDefault()
    if (isProcessing || payBlocked) return
    const read = readCard(typed)
    if ('card' in read) return onPay(() => confirmCard(intent.clientSecret, read.card))
    setProblems(read.problems)
    const first = order.find((part) => read.problems[part])
    if (first) document.getElementById(ids[first])?.focus()
  }

  return (
    <form onSubmit={pay} noValidate className="space-y-5">
      <TextField
        name={ids.number}
        label={cardPayment.number}
        hint={<CardBrands number={typed.number} />}
        inputMode="numeric"
        autoComplete="cc-number"
        spellCheck={false}
        error={problems.number}
        value={typed.number}
        onChange={type('number', spacedNumber)}
      />
      {/* Labels, hints, problems and boxes each share a line, whichever of them a field has. */}
      <div className="grid gap-x-4 max-[22rem]:gap-y-5 min-[22rem]:grid-cols-2 min-[22rem]:*:row-span-4 min-[22rem]:*:grid min-[22rem]:*:grid-rows-subgrid min-[22rem]:*:*:last:row-start-4">
        <TextField
          name={ids.expiry}
          label={cardPayment.expiry.label}
          hint={cardPayment.expiry.hint}
          inputMode="numeric"
          autoComplete="cc-exp"
          error={problems.expiry}
          value={typed.expiry}
          onChange={type('expiry', strokedExpiry)}
        />
        <TextField
          name={ids.cvc}
          label={cardPayment.cvc.label}
          hint={cardPayment.cvc.hint}
          inputMode="numeric"
          autoComplete="cc-csc"
          error={problems.cvc}
          value={typed.cvc}
          onChange={type('cvc', (text) => text)}
        />
      </div>
      <PayButton {...{ totalPence, isProcessing, problem, keepChoice }} blocked={payBlocked} />
      <TestCards />
    </form>
  )
}

const brands = ['visa', 'mastercard', 'amex'] as const

/** Which cards are taken. The one that is being typed stands out. */
function CardBrands({ number }: { number: string }) {
  const typed = brandOf(number)
  return (
    <span className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
      <span className="sr-only">{cardPayment.weTake} </span>
      {brands.map((brand) => (
        <span
          key={brand}
          data-typed={typed === brand || undefined}
          className={`rounded-md border px-1.5 py-px text-xs font-semibold transition-colors duration-150 ${typed === brand ? 'border-green bg-mint text-green' : 'border-line text-ink-soft'}`}
        >
          {cardPayment.brands[brand]}
          <span className="sr-only">{brand === 'amex' ? '.' : ', '}</span>
        </span>
      ))}
    </span>
  )
}

const words = cardPayment.demo

/** What to type while no real card works. */
function TestCards() {
  return (
    <details className="group unfold rounded-option bg-mint px-5">
      <summary className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md font-semibold">
        <span className="flex-1">{words.heading}</span>
        <ChevronDown className="size-5 transition-transform duration-200 ease-arrive group-open:rotate-180" />
      </summary>
      <div className="pb-4 text-sm">
        <p className="text-ink-soft">{words.text}</p>
        <ul className="mt-2 space-y-1">
          {words.cards.map(({ number, does }) => (
            <li key={number}>
              <span className="font-semibold whitespace-nowrap tabular-nums">{number}</span> {does}
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
