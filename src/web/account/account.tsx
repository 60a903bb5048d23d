import { useSearchParams } from 'react-router'
import { accountWords as words } from '#content/account.ts'
import { useHydrated } from '#web/kit/use-hydrated.ts'
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
  const [search] = useSearchParams()
  // The page is prerendered without its parameters, and has to be taken over as it was sent.
  if (!useHydrated()) return <AccountLoading />
  // Advice is for everybody, signed in or not, with a connection or without, and waits for nothing.
  if (search.get('show') === 'unwell') return <Unwell />
  return <OwnAccount search={search} />
}

function OwnAccount({ search }: { search: URLSearchParams }) {
  const { account, tryAgain, refresh } = useAccount()
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
