import { useSearchParams } from 'react-router'
import { accountWords as words } from '#content/account.ts'
import { pageMeta } from '#web/page-meta.ts'
import { AccountFailed, AccountLoading } from './account-waiting.tsx'
import { Overview } from './overview.tsx'
import { Receipt } from './receipt.tsx'
import { useAccount } from './use-account.ts'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

export default function AccountPage() {
  const { account, tryAgain } = useAccount()
  const [search] = useSearchParams()
  if (account === 'loading') return <AccountLoading />
  if (account === 'failed') return <AccountFailed onTryAgain={tryAgain} />
  const receipt = search.get('receipt')
  return receipt === null ? <Overview account={account} /> : <Receipt account={account} orderId={receipt} />
}
