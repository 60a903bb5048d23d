import { type ReactNode, useState } from 'react'
import { deskSignInWords as words } from '#content/identity/staff-sign-in.ts'
import type { Challenged } from '#contract/identity/staff-sign-in.ts'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { FactorStep } from './factor-step.tsx'
import { PasswordStep } from './password-step.tsx'
import type { DemoPeople } from './use-demo-people.ts'

interface Props {
  /** Null: it is known whose desk is to be unlocked. */
  readonly email: string | null
  readonly onEmail: (email: string) => void
  readonly password: string
  readonly onPassword: (password: string) => void
  readonly demo: DemoPeople | null
  readonly onDone: () => void
  readonly onOver: () => void
  /** What stands above each step. */
  readonly heading: (step: 'password' | 'factor') => ReactNode
  /** What stands below the first. */
  readonly children?: ReactNode
}

/** Password, then a second factor: in the page of its own, and over a desk whose time is over. One that is locked is open by the password. */
export function SignInSteps(props: Props) {
  const { email, onEmail, password, onPassword, demo, onDone, onOver, heading, children } = props
  const [challenged, setChallenged] = useState<Challenged | null>(null)
  const [why, setWhy] = useState<string | null>(null)
  const isDemo = demo !== null && (email === null || demo.people.some((person) => person.email === email))

  function again(reason: string | null) {
    setChallenged(null)
    setWhy(reason)
    onPassword('')
  }

  if (challenged)
    return (
      <>
        {heading('factor')}
        <p className="mb-5 text-ink-soft">{words.factorLead}</p>
        <FactorStep challenged={challenged} isDemo={isDemo} onDone={onDone} onAgain={again} />
      </>
    )
  return (
    <>
      {heading('password')}
      {why && (
        <div className="mb-5">
          <AlertMessage>{why}</AlertMessage>
        </div>
      )}
      <PasswordStep
        email={email}
        onEmail={onEmail}
        password={password}
        onPassword={onPassword}
        onChallenge={setChallenged}
        onUnlocked={onDone}
        onOver={onOver}
      />
      {children}
    </>
  )
}
