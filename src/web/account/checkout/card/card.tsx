import { savedCardWords, cardPageWords as words } from '#content/checkout/saved-card.ts'
import type { MyCard } from '#contract/checkout/saved-card.ts'
import { pages } from '#contract/pages.ts'
import { londonTimeAt } from '#domain/calendar/london-time.ts'
import { cardForScreenReader, cardName, formatExpiry, isExpired } from '#domain/orders/saved-card.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { Withdraw } from '../../privacy/consents/withdraw.tsx'
import { AccountSection } from '../../shell/account-section.tsx'
import { Fetching } from '../../shell/fetching.tsx'
import { NotFetched } from '../../shell/not-fetched.tsx'
import { NothingYet } from '../../shell/nothing-yet.tsx'
import { useAccountRead } from '../../shell/use-account-read.ts'
import { AddCard } from './add-card.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

export default function CardPage() {
  const { held, refresh } = useAccountRead('my_card', {}, pages.accountCard)
  return (
    <AccountSection {...words} width="max-w-[36rem]">
      <div className="mt-8 space-y-6">
        {held === 'loading' && <Fetching>{words.loading}</Fetching>}
        {held === 'failed' && <NotFetched words={words} onAgain={refresh} />}
        {typeof held !== 'string' && <Kept card={held.card} onChange={refresh} />}
      </div>
    </AccountSection>
  )
}

const Kept = ({ card, onChange }: { readonly card: MyCard['card']; readonly onChange: () => void }) => (
  <>
    {card ? <CardOnFile card={card} /> : <NothingYet title={words.none}>{words.noneWhat}</NothingYet>}
    <div className="flex flex-wrap items-start gap-x-4">
      <AddCard isChange={card !== null} onKept={onChange} />
      {card && <Withdraw topic="card" onWithdrawn={onChange} />}
    </div>
    <p className="text-sm text-ink-soft">{words.where}</p>
  </>
)

/** What is known of a card that is kept. */
function CardOnFile({ card }: { readonly card: NonNullable<MyCard['card']> }) {
  const isOver = isExpired(card, londonTimeAt(Date.now()).date)
  return (
    <section className="rounded-card bg-mint p-7" aria-label={cardForScreenReader(card)}>
      <p className="font-display text-[1.75rem] leading-tight tabular-nums" aria-hidden="true">
        {cardName(card)}
      </p>
      <p className={`mt-2 ${isOver ? 'font-semibold text-brick' : 'text-ink-soft'}`}>
        {(isOver ? savedCardWords.expired : savedCardWords.expires)(formatExpiry(card))}
      </p>
      <p className="mt-4 font-semibold">{savedCardWords.yourPress}</p>
    </section>
  )
}
