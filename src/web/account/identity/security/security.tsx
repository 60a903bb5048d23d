import { securityWords as words } from '#content/identity/account-security.ts'
import type { MySecurity } from '#contract/identity/account-security.ts'
import { pages } from '#contract/pages.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { AccountFailed } from '../../shell/account-failed.tsx'
import { AccountSection } from '../../shell/account-section.tsx'
import { Fetching } from '../../shell/fetching.tsx'
import { useAccountRead } from '../../shell/use-account-read.ts'
import { EmailSection } from './email-section.tsx'
import { PasskeySection } from './passkey-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PhoneSection } from './phone-section.tsx'
import { SessionSection } from './session-section.tsx'
import { useProof } from './use-proof.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

export default function SecurityPage() {
  const { held: security, refresh, signInAgain } = useAccountRead('my_security', {}, pages.accountSecurity)
  if (security === 'failed') return <AccountFailed heading={words.failedHeading} onTryAgain={refresh} />
  return (
    <AccountSection {...words} width="max-w-[42rem]">
      {security === 'loading' ? (
        <div className="mt-8">
          <Fetching>{words.loading}</Fetching>
        </div>
      ) : (
        <SecuritySections security={security} onChange={refresh} onSignInAgain={signInAgain} />
      )}
    </AccountSection>
  )
}

interface Props {
  readonly security: MySecurity
  readonly onChange: () => void
  readonly onSignInAgain: () => void
}

function SecuritySections({ security, onChange, onSignInAgain }: Props) {
  const { careful, dialog } = useProof({ security, onSignInAgain })
  const part = { security, careful, onChange }
  return (
    <div className="mt-8 space-y-8">
      <PasswordSection {...part} />
      <PasskeySection {...part} />
      <EmailSection {...part} />
      <PhoneSection {...part} />
      <SessionSection {...part} />
      {dialog}
    </div>
  )
}
