import { emailWords as words } from '#content/identity/account-security.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Section } from '../../shell/section.tsx'
import { dayOf } from '../../shell/written-date.ts'
import { NewEmailForm } from './new-email-form.tsx'
import type { Part } from './part.ts'
import { useOpening } from './use-opening.ts'
import { WaitingEmail } from './waiting-email.tsx'

export function EmailSection(part: Part) {
  const { email, emailChange, undoUntil } = part.security
  const { isOpen, wasOpen, open, close } = useOpening()
  return (
    <Section id="email-part" heading={words.heading} what={words.what}>
      <p className="mt-3 font-semibold wrap-anywhere">{email}</p>
      {undoUntil && <p className="mt-1 text-sm text-ink-soft">{words.undo(dayOf(undoUntil))}</p>}
      {emailChange ? (
        <WaitingEmail {...part} change={emailChange} />
      ) : isOpen ? (
        <NewEmailForm {...part} onClose={close} />
      ) : (
        <Button variant="secondary" size="small" className="mt-4" autoFocus={wasOpen} onClick={open}>
          {words.change}
        </Button>
      )}
    </Section>
  )
}
