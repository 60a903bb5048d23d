import { type ReactNode, useState } from 'react'
import { lockWords, deskSignInWords as words } from '#content/identity/staff-sign-in.ts'
import type { Envelope } from '#contract/envelope.ts'
import type { Challenged } from '#contract/identity/staff-sign-in.ts'
import { callApi } from '#web/browser/api.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { PasswordField } from '#web/kit/ui/password-field.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { DeskForm } from './desk-form.tsx'
import { FactorStep } from './factor-step.tsx'
import type { DemoPeople } from './use-demo-people.ts'
import { fieldProblem, problemsOf, useSignInAttempt } from './use-sign-in-attempt.ts'

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

interface PasswordStepProps {
  /** Null: it is known whose desk this is, and only the password is asked for. */
  readonly email: string | null
  readonly onEmail: (email: string) => void
  readonly password: string
  readonly onPassword: (password: string) => void
  readonly onChallenge: (challenged: Challenged) => void
  /** It was locked, and is open again. */
  readonly onUnlocked: () => void
  /** There is nothing left to unlock. */
  readonly onOver: () => void
}

type Send<Reply> = (token?: string) => Promise<Envelope<Reply>>

/** After a few failures the server wants to see that a browser is at work. Nobody has to do anything for it. */
async function withProof<Reply>(send: Send<Reply>): Promise<Envelope<Reply>> {
  const reply = await send()
  if (reply.code !== 403) return reply
  const { earnBotToken } = await import('#web/shared/bot-check/bot-token.ts')
  return send((await earnBotToken('desk_sign_in')).token)
}

function PasswordStep({ email, onEmail, password, onPassword, onChallenge, onUnlocked, onOver }: PasswordStepProps) {
  const { isBusy, problems, run } = useSignInAttempt()
  const [isAsked] = useState(email !== null)

  const submit = (typed: (field: string) => string) =>
    run(async () => {
      const given = { email: typed('email').trim(), password: typed('password') }
      if (isAsked && given.email === '') return fieldProblem('email', words.needsEmail)
      if (given.password === '') return fieldProblem('password', words.needsPassword)
      const proof = (token: string | undefined) => (token ? { token } : {})
      const unlock = (token?: string) => callApi('desk_unlock', { password: given.password, ...proof(token) })
      const signIn = (token?: string) => callApi('desk_sign_in', { ...given, ...proof(token) })
      const reply: Envelope<Challenged | object> = await (isAsked ? withProof(signIn) : withProof(unlock))
      if (reply.data && reply.code === 200) {
        if ('challenge' in reply.data) onChallenge(reply.data)
        else onUnlocked()
      } else if ((reply.data as { reason?: string } | null)?.reason === 'over') onOver()
      else return problemsOf(reply)
      return undefined
    })

  return (
    <DeskForm problems={problems} onSubmit={submit}>
      {isAsked && (
        <TextField
          name="email"
          type="email"
          label={words.email}
          value={email ?? ''}
          onChange={onEmail}
          error={problems.fields.email}
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <PasswordField
        name="password"
        label={words.password}
        value={password}
        onChange={onPassword}
        error={problems.fields.password}
        required
        autoComplete="current-password"
      />
      <Button type="submit" wide busy={isBusy} busyLabel={words.busy}>
        {isAsked ? words.submit : lockWords.submit}
      </Button>
    </DeskForm>
  )
}
