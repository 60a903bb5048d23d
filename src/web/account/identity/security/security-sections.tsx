import type { MySecurity } from '#contract/identity/account-security.ts'
import { EmailSection } from './email-section.tsx'
import { PasskeySection } from './passkey-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PhoneSection } from './phone-section.tsx'
import { SessionSection } from './session-section.tsx'
import { useProof } from './use-proof.tsx'

interface Props {
  readonly security: MySecurity
  readonly onChange: () => void
  readonly onSignInAgain: () => void
}

export function SecuritySections({ security, onChange, onSignInAgain }: Props) {
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
