import { useState } from 'react'
import { signInWords } from '#content/account.ts'
import { passwordWords as words } from '#content/account-security.ts'
import { callApi } from '#web/device/api.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { Section } from '../section.tsx'
import { useAttempts } from '../use-attempts.ts'
import { ChangePassword } from './change-password.tsx'
import type { Part } from './part.ts'
import { useOpening } from './use-opening.ts'

export function PasswordSection({ security, careful, onChange }: Part) {
  const { isOpen, wasOpen, open, close } = useOpening()
  const { companies, hasPassword } = security
  const names = companies.map((company) => signInWords.providers[company])
  return (
    <Section id="password-part" heading={words.heading} what={hasPassword ? words.has : words.none}>
      {names.length > 0 && <p className="mt-1 text-ink-soft">{words.companies(names)}</p>}
      {!hasPassword && <SendLink security={security} careful={careful} onChange={onChange} />}
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

function SendLink({ security: { email }, careful }: Part) {
  const { isBusy, problems, run } = useAttempts()
  const [isSent, setIsSent] = useState(false)
  const send = () =>
    run(async () => {
      const reply = await careful(() => callApi('send_password_link', {}))
      if (reply && reply.code !== 200) return [{ message: reply.message }]
      setIsSent(reply !== null)
      return undefined
    })
  if (isSent)
    return (
      <p role="status" className="mt-4 rounded-option bg-mint p-5">
        {words.sent(email)}
      </p>
    )
  return (
    <div className="mt-4 space-y-4">
      {problems[0] && <AlertMessage>{problems[0].message}</AlertMessage>}
      <Button variant="secondary" size="small" busy={isBusy} busyLabel={words.sendBusy} onClick={() => void send()}>
        {words.send}
      </Button>
    </div>
  )
}
