import { signInWords } from '#content/identity/account.ts'
import { passwordWords as words } from '#content/identity/account-security.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Section } from '../../shell/section.tsx'
import { ChangePassword } from './change-password.tsx'
import type { Part } from './part.ts'
import { SendPasswordLink } from './send-password-link.tsx'
import { useOpening } from './use-opening.ts'

export function PasswordSection({ security, careful, onChange }: Part) {
  const { isOpen, wasOpen, open, close } = useOpening()
  const { companies, hasPassword } = security
  const names = companies.map((company) => signInWords.providers[company])
  return (
    <Section id="password-part" heading={words.heading} what={hasPassword ? words.has : words.none}>
      {names.length > 0 && <p className="mt-1 text-ink-soft">{words.companies(names)}</p>}
      {!hasPassword && <SendPasswordLink security={security} careful={careful} onChange={onChange} />}
      {hasPassword &&
        (isOpen ? (
          <ChangePassword
            careful={careful}
            onDone={() => {
              close()
              onChange()
            }}
            onClose={close}
          />
        ) : (
          <Button variant="secondary" size="small" className="mt-4" autoFocus={wasOpen} onClick={open}>
            {words.change}
          </Button>
        ))}
    </Section>
  )
}
