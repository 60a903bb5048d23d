import { savedCardWords as words } from '#content/checkout/saved-card.ts'
import type { MyCard } from '#contract/checkout/saved-card.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { cardName, isExpired, spokenCard, writtenExpiry } from '#domain/orders/saved-card.ts'

/** What is known of a card that is kept. */
export function CardOnFile({ card }: { readonly card: NonNullable<MyCard['card']> }) {
  const isOver = isExpired(card, londonTimeAt(Date.now()).date)
  return (
    <section className="rounded-card bg-mint p-7" aria-label={spokenCard(card)}>
      <p className="font-display text-[1.75rem] leading-tight tabular-nums" aria-hidden="true">
        {cardName(card)}
      </p>
      <p className={`mt-2 ${isOver ? 'font-semibold text-brick' : 'text-ink-soft'}`}>
        {(isOver ? words.expired : words.expires)(writtenExpiry(card))}
      </p>
      <p className="mt-4 font-semibold">{words.yourPress}</p>
    </section>
  )
}
