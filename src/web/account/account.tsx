import { useSearchParams } from 'react-router'
import { needsScript, accountWords as words } from '#content/identity/account.ts'
import { noteSignedIn } from '#web/browser/signed-in.ts'
import { useRead } from '#web/browser/use-read.ts'
import { DawnStrip } from '#web/kit/art/dawn-strip.tsx'
import { gutter } from '#web/kit/gutter.ts'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'
import { WaitingLine } from '#web/kit/ui/waiting-line.tsx'
import { useHydrated } from '#web/kit/use-hydrated.ts'
import { useSignInAgain } from '#web/shared/pages/use-sign-in-again.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { Reschedule } from './appointments/reschedule.tsx'
import { Messages } from './messages/messages.tsx'
import { Receipt } from './orders/receipt.tsx'
import { RecordAccess } from './privacy/record-access/record-access.tsx'
import { AccountFailed } from './shell/account-failed.tsx'
import { Overview } from './today/overview.tsx'
import { SymptomReport } from './treatment/symptom-report/symptom-report.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

export default function AccountPage() {
  const [search] = useSearchParams()
  // The page is prerendered without its parameters, and has to be taken over as it was sent.
  if (!useHydrated()) return <AccountLoading />
  // Advice is for everybody, signed in or not, with a connection or without, and waits for nothing.
  if (search.get('show') === 'unwell') return <SymptomReport />
  return <OwnAccount search={search} />
}

function OwnAccount({ search }: { search: URLSearchParams }) {
  const onSignedOut = useSignInAgain()
  const read = useRead('my_account', {}, { onRead: () => noteSignedIn(true), onSignedOut })
  const { data: account, problem, tryAgain, refresh } = read
  if (problem) return <AccountFailed onTryAgain={tryAgain} />
  if (!account) return <AccountLoading />
  const receipt = search.get('receipt')
  if (receipt !== null) return <Receipt account={account} orderId={receipt} />
  const moving = search.get('reschedule')
  if (moving !== null) return <Reschedule appointments={account.appointments} id={moving} onMoved={refresh} />
  const shown = search.get('show')
  if (shown === 'messages') return <Messages />
  if (shown === 'who-looked') return <RecordAccess />
  return <Overview account={account} onChange={refresh} />
}

const [headingStart, headingEnd] = words.heading

function AccountLoading() {
  return (
    <>
      <DawnStrip className="hidden h-24 w-full sm:block" />
      <div className={`${gutter} min-h-[60svh] pt-8 pb-20 lg:pt-12`}>
        <PageHeading size="display">
          {headingStart} <em className="text-green">{headingEnd}</em>
        </PageHeading>
        <WaitingLine>{words.loading}</WaitingLine>
        <noscript>
          <p className="mt-8 max-w-[36rem] rounded-option bg-mint p-5">{needsScript}</p>
        </noscript>
      </div>
    </>
  )
}
