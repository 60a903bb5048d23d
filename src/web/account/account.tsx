import { useSearchParams } from 'react-router'
import { accountWords as words } from '#content/account.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { AccountFailed } from './account-failed.tsx'
import { AccountLoading } from './account-loading.tsx'
import { Messages } from './messages/messages.tsx'
import { Overview } from './overview.tsx'
import { Receipt } from './receipt.tsx'
import { Reschedule } from './reschedule.tsx'
import { Unwell } from './unwell/unwell.tsx'
import { useAccount } from './use-account.ts'
import { WhoLooked } from './who-looked/who-looked.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

export default function AccountPage() {
  const { account, tryAgain, refresh } = useAccount()
  const [search] = useSearchParams()
  // Whoever feels unwell does not wait for anything to load.
  if (search.get('show') === 'unwell') return <Unwell />
  if (account === 'loading') return <AccountLoading />
  if (account === 'failed') return <AccountFailed onTryAgain={tryAgain} />
  const receipt = search.get('receipt')
  if (receipt !== null) return <Receipt account={account} orderId={receipt} />
  const moving = search.get('reschedule')
  if (moving !== null) return <Reschedule appointments={account.appointments} id={moving} onMoved={refresh} />
  const shown = search.get('show')
  if (shown === 'messages') return <Messages />
  if (shown === 'who-looked') return <WhoLooked />
  return <Overview account={account} onChange={refresh} />
}
