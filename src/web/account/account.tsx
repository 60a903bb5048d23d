import { useSearchParams } from 'react-router'
import { accountWords as words } from '#content/identity/account.ts'
import { useHydrated } from '#web/kit/use-hydrated.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { Reschedule } from './appointments/reschedule.tsx'
import { Messages } from './messages/messages.tsx'
import { Receipt } from './orders/receipt.tsx'
import { RecordAccess } from './privacy/record-access/record-access.tsx'
import { AccountFailed } from './shell/account-failed.tsx'
import { AccountLoading } from './shell/account-loading.tsx'
import { useAccount } from './shell/use-account.ts'
import { Overview } from './today/overview.tsx'
import { Unwell } from './treatment/symptom-report/unwell.tsx'

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
  if (shown === 'who-looked') return <RecordAccess />
  return <Overview account={account} onChange={refresh} />
}
