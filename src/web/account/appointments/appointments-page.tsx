import { accountWords } from '#content/identity/account.ts'
import { appointmentsPageWords as words } from '#content/identity/account-navigation.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { AccountFailed } from '../shell/account-failed.tsx'
import { AccountSection } from '../shell/account-section.tsx'
import { CardsLoading } from '../shell/cards-loading.tsx'
import { useAccount } from '../shell/held-account.ts'
import { Appointments } from './appointments.tsx'
import { NoAppointments } from './no-appointments.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

export default function AppointmentsPage() {
  const { account, problem, tryAgain, refresh } = useAccount()
  if (problem) return <AccountFailed onTryAgain={tryAgain} />
  return (
    <AccountSection heading={words.heading} lead={words.lead} width="max-w-[56rem]">
      {!account ? (
        <CardsLoading>{accountWords.loading}</CardsLoading>
      ) : account.appointments.length === 0 ? (
        <NoAppointments />
      ) : (
        <Appointments appointments={account.appointments} onChange={refresh} />
      )}
    </AccountSection>
  )
}
