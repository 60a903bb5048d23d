import { securityWords as words } from '#content/account-security.ts'
import type { MySecurity } from '#contract/account-security.ts'
import { pages } from '#contract/pages.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { AccountFailed } from '../account-waiting.tsx'
import { Fetching, PartOfAccount } from '../part-of-account.tsx'
import { useOwn } from '../use-own.ts'
import { EmailSection } from './email-section.tsx'
import { PasskeySection } from './passkey-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SessionSection } from './session-section.tsx'
import { useProof } from './use-proof.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

export default function SecurityPage() {
  const { held: security, refresh, signInAgain } = useOwn('my_security', pages.accountSecurity)
  if (security === 'failed') return <AccountFailed heading={words.failedHeading} onTryAgain={refresh} />
  return (
    <PartOfAccount {...words} width="max-w-[42rem]">
      {security === 'loading' ? (
        <div className="mt-8">
          <Fetching>{words.loading}</Fetching>
        </div>
      ) : (
        <Sections security={security} onChange={refresh} onSignInAgain={signInAgain} />
      )}
    </PartOfAccount>
  )
}

interface Props {
  readonly security: MySecurity
  readonly onChange: () => void
  readonly onSignInAgain: () => void
}

function Sections({ security, onChange, onSignInAgain }: Props) {
  const { careful, dialog } = useProof({ security, onSignInAgain })
  const part = { security, careful, onChange }
  return (
    <div className="mt-8 space-y-8">
      <PasswordSection {...part} />
      <PasskeySection {...part} />
      <EmailSection {...part} />
      <SessionSection {...part} />
      {dialog}
    </div>
  )
}
