import { securityWords as words } from '#content/identity/account-security.ts'
import { pages } from '#contract/pages.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { AccountFailed } from '../../shell/account-failed.tsx'
import { Fetching } from '../../shell/fetching.tsx'
import { PartOfAccount } from '../../shell/part-of-account.tsx'
import { useAccountRead } from '../../shell/use-account-read.ts'
import { SecuritySections } from './security-sections.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

export default function SecurityPage() {
  const { held: security, refresh, signInAgain } = useAccountRead('my_security', {}, pages.accountSecurity)
  if (security === 'failed') return <AccountFailed heading={words.failedHeading} onTryAgain={refresh} />
  return (
    <PartOfAccount {...words} width="max-w-[42rem]">
      {security === 'loading' ? (
        <div className="mt-8">
          <Fetching>{words.loading}</Fetching>
        </div>
      ) : (
        <SecuritySections security={security} onChange={refresh} onSignInAgain={signInAgain} />
      )}
    </PartOfAccount>
  )
}
