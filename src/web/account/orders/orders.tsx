import { accountWords } from '#content/identity/account.ts'
import { ordersWords as words } from '#content/identity/account-navigation.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { AccountFailed } from '../shell/account-failed.tsx'
import { AccountSection } from '../shell/account-section.tsx'
import { CardsLoading } from '../shell/cards-loading.tsx'
import { useAccount } from '../shell/held-account.ts'
import type { Account } from '../shell/use-account-read.ts'
import { useWhoseTurn } from '../shell/use-whose-turn.ts'
import { NoOrders } from './no-orders.tsx'
import { OrderCard } from './order-card.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

/** Everything that was ordered, the newest first. */
export default function OrdersPage() {
  const { account, problem, tryAgain, refresh } = useAccount()
  if (problem) return <AccountFailed onTryAgain={tryAgain} />
  return (
    <AccountSection heading={words.heading} lead={words.description} width="max-w-[56rem]">
      {account ? <Orders account={account} onChange={refresh} /> : <CardsLoading>{accountWords.loading}</CardsLoading>}
    </AccountSection>
  )
}

function Orders({ account, onChange }: { account: Account; onChange: () => void }) {
  const { whose, isLoading } = useWhoseTurn(account)
  const { orders } = account
  if (orders.length === 0) return <NoOrders />
  if (isLoading) return <CardsLoading>{accountWords.loading}</CardsLoading>
  return (
    <ul className="mt-6 space-y-6">
      {orders.map((order) => (
        <li key={order.id}>
          <OrderCard order={order} turn={whose.orders.get(order.id) ?? null} onChange={onChange} />
        </li>
      ))}
    </ul>
  )
}
