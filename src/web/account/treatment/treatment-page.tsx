import { accountWords } from '#content/identity/account.ts'
import { treatmentPageWords as words } from '#content/identity/account-navigation.ts'
import { nutritionWords } from '#content/treatment/nutrition.ts'
import { pages } from '#contract/pages.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { RestrictionNotice } from '../privacy/restriction-notice.tsx'
import { AccountFailed } from '../shell/account-failed.tsx'
import { AccountSection } from '../shell/account-section.tsx'
import { CardsLoading } from '../shell/cards-loading.tsx'
import { useAccount } from '../shell/held-account.ts'
import { NothingYet } from '../shell/nothing-yet.tsx'
import type { Account } from '../shell/use-account-read.ts'
import { useWhoseTurn } from '../shell/use-whose-turn.ts'
import { TreatmentCard } from './treatment-card.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

/** How somebody's treatment stands, and the way to change it. */
export default function TreatmentPage() {
  const { account, problem, tryAgain, refresh } = useAccount()
  if (problem) return <AccountFailed onTryAgain={tryAgain} />
  return (
    <AccountSection heading={words.heading} lead={words.description} width="max-w-[46rem]">
      {!account ? (
        <CardsLoading>{accountWords.loading}</CardsLoading>
      ) : (
        <OwnTreatment account={account} onChange={refresh} />
      )}
    </AccountSection>
  )
}

function OwnTreatment({ account, onChange }: { account: Account; onChange: () => void }) {
  const { treatment } = account
  const { whose, isLoading } = useWhoseTurn(account)
  if (!treatment)
    return (
      <div className="mt-8">
        <NothingYet title={words.none}>{words.noneWhat}</NothingYet>
        <ButtonLink to={pages.accountOrders} variant="secondary" size="small" className="mt-5">
          {words.seeOrder}
        </ButtonLink>
      </div>
    )
  if (isLoading) return <CardsLoading>{accountWords.loading}</CardsLoading>
  return (
    <div className="mt-8 space-y-5">
      {account.isRestricted && <RestrictionNotice />}
      <TreatmentCard treatment={treatment} step={whose.step ?? treatment.step} onChange={onChange} />
      <section aria-labelledby="nutrition" className="rounded-card border border-line bg-white p-5 sm:p-6">
        <h2 id="nutrition" className="text-[1.25rem]">
          {nutritionWords.card[0]}
        </h2>
        <p className="mt-1 text-ink-soft">{nutritionWords.card[1]}</p>
        <ButtonLink to={pages.accountNutrition} variant="secondary" size="small" className="mt-4">
          {nutritionWords.open}
        </ButtonLink>
      </section>
    </div>
  )
}
