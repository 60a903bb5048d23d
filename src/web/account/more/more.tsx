import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { orderWords } from '#content/identity/account.ts'
import { moreWords as words } from '#content/identity/account-navigation.ts'
import { themeWords } from '#content/theme.ts'
import { type PagePath, pages, receiptPath, recordAccessPath } from '#contract/pages.ts'
import { medicineNamed } from '#domain/medicines/medicines.ts'
import { pounds } from '#domain/orders/money.ts'
import { gutter } from '#web/kit/gutter.ts'
import { ChevronRight } from '#web/kit/ui/icons.tsx'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'
import { inlineLink } from '#web/shared/pages/quiet-page.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { ChooseTheme } from '#web/shared/theme/choose-theme.tsx'
import { SignOut } from '../identity/sign-out.tsx'
import { wasAuthorised } from '../orders/timeline.ts'
import { AccountFailed } from '../shell/account-failed.tsx'
import { Details } from '../shell/details.tsx'
import { dayOf } from '../shell/format-date.ts'
import { useAccount } from '../shell/held-account.ts'
import type { Account } from '../shell/use-account-read.ts'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

type Row = readonly [to: PagePath | typeof recordAccessPath, words: readonly [title: string, what: string]]

const care: readonly Row[] = [
  [pages.accountOrders, words.orders],
  [pages.accountAppointments, words.appointments],
  [pages.accountPreparation, words.preparation],
  [pages.accountHealthList, words.healthList],
  [pages.accountLetters, words.letters],
  [pages.accountDoses, words.doses],
  [pages.accountBloodTests, words.bloodTests],
  [pages.accountHowToInject, words.howToInject],
  [pages.accountSideEffects, words.sideEffects],
  [pages.accountScale, words.scale],
  [pages.accountMedicines, words.medicines],
]
/** For those who attended an assessment, also after it has ended. */
const companionRow: Row = [pages.companion, words.companion]

const record: readonly Row[] = [
  [pages.accountConsents, words.consents],
  [recordAccessPath, words.access],
  [pages.myData, words.data],
]
const own: readonly Row[] = [
  [pages.accountSecurity, words.security],
  [pages.accountCard, words.card],
]

/** Everything of the account that is not one of the other tabs, each one press from here. */
export default function MorePage() {
  const { account, problem, tryAgain } = useAccount()
  if (problem) return <AccountFailed onTryAgain={tryAgain} />
  const hasCompanion = account?.companion !== undefined
  return (
    <div className={`${gutter} pt-5 pb-12 sm:pt-8 lg:pt-10 lg:pb-16`}>
      <PageHeading>
        {words.heading[0]} <em className="text-green">{words.heading[1]}</em>
      </PageHeading>
      <div className="mt-6 grid items-start gap-x-8 gap-y-8 xl:grid-cols-[minmax(0,1fr)_min(20rem,50%)]">
        <div className="min-w-0 max-w-[46rem] space-y-8">
          <Group id="care" heading={words.care} rows={hasCompanion ? [...care, companionRow] : care} />
          <Receipts account={account} />
          <Group id="record" heading={words.record} rows={record} />
          <Group id="own" heading={words.account} rows={own} />
          <Appearance />
        </div>
        <aside aria-labelledby="details" className="min-h-80 max-w-[46rem]">
          {/* While it is on its way, its place beside the lists is kept. */}
          {account ? <Details profile={account.profile} /> : <div className="xl:min-h-[33rem]" />}
          <SignOut />
        </aside>
      </div>
    </div>
  )
}

const GroupHeading = ({ id, children }: { id: string; children: string }) => (
  <h2 id={id} className="mb-3 text-[1.5rem]">
    {children}
  </h2>
)

const List = ({ children }: { children: ReactNode }) => (
  <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-white">{children}</ul>
)

const Group = ({ id, heading, rows }: { id: string; heading: string; rows: readonly Row[] }) => (
  <section aria-labelledby={id}>
    <GroupHeading id={id}>{heading}</GroupHeading>
    <List>
      {rows.map(([to, [title, what]]) => (
        <li key={to}>
          {/* Bluetooth is allowed by the reply that the page came with. */}
          <Link
            to={to}
            reloadDocument={to === pages.accountScale}
            className="flex min-h-18 items-center gap-4 px-6 py-3.5 hover:bg-mint"
          >
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{title}</span>
              <span className="block text-sm text-ink-soft">{what}</span>
            </span>
            <ChevronRight className="size-5 shrink-0 text-ink-soft" />
          </Link>
        </li>
      ))}
    </List>
  </section>
)

const Appearance = () => (
  <section aria-labelledby="appearance">
    <GroupHeading id="appearance">{themeWords.heading}</GroupHeading>
    <div className="rounded-card border border-line bg-white px-6 py-5">
      <ChooseTheme />
    </div>
  </section>
)

/** A receipt is wanted for its own sake, so it needs no way through its order. */
function Receipts({ account }: { account: Account | null }) {
  const orders = account?.orders.filter(wasAuthorised) ?? []
  if (account && orders.length === 0) return null
  return (
    <section aria-labelledby="receipts" className="min-h-32">
      <GroupHeading id="receipts">{words.receipts}</GroupHeading>
      <List>
        {orders.map((order) => (
          <li key={order.id} className="flex items-center gap-4 px-6 py-3.5">
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{medicineNamed(order.item)?.name ?? order.item}</span>
              <span className="block text-sm text-ink-soft tabular-nums">
                {dayOf(order.placedAt)}, {pounds(order.amountPence)}
              </span>
            </span>
            <Link to={receiptPath(order.id)} className={`${inlineLink} inline-flex min-h-11 items-center`}>
              {orderWords.receipt}
              <span className="sr-only"> {orderWords.receiptOf(order.reference)}</span>
            </Link>
          </li>
        ))}
      </List>
    </section>
  )
}
