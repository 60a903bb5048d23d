import { Navigate, useSearchParams } from 'react-router'
import { accountWords as words } from '#content/identity/account.ts'
import { pages } from '#contract/pages.ts'
import { useHydrated } from '#web/kit/use-hydrated.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { Reschedule } from './appointments/reschedule.tsx'
import { Receipt } from './orders/receipt.tsx'
import { RecordAccess } from './privacy/record-access/record-access.tsx'
import { AccountFailed } from './shell/account-failed.tsx'
import { useAccount } from './shell/held-account.ts'
import { Today, TodayLoading } from './today/today.tsx'
import { SymptomReport } from './treatment/symptom-report/symptom-report.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

export default function AccountPage() {
  const [search] = useSearchParams()
  // The page is prerendered without its parameters, and has to be taken over as it was sent.
  if (!useHydrated()) return <TodayLoading />
  const shown = search.get('show')
  // Advice is for everybody, signed in or not, with a connection or without, and waits for nothing.
  if (shown === 'unwell') return <SymptomReport />
  // Addresses in mails that were sent before these had pages of their own.
  if (shown === 'messages') return <Navigate to={pages.accountMessages} replace />
  if (search.has('moved')) return <Navigate to={`${pages.accountAppointments}?${search}`} replace />
  return <OwnAccount search={search} />
}

function OwnAccount({ search }: { search: URLSearchParams }) {
  const { account, problem, tryAgain, refresh } = useAccount()
  if (problem) return <AccountFailed onTryAgain={tryAgain} />
  if (!account) return <TodayLoading />
  const receipt = search.get('receipt')
  if (receipt !== null) return <Receipt account={account} orderId={receipt} />
  const moving = search.get('reschedule')
  if (moving !== null) return <Reschedule appointments={account.appointments} id={moving} onMoved={refresh} />
  if (search.get('show') === 'who-looked') return <RecordAccess />
  return <Today account={account} />
}
