import { useState } from 'react'
import { lockWords, deskSignInWords as words } from '#content/identity/staff-sign-in.ts'
import type { Envelope } from '#contract/envelope.ts'
import type { Challenged } from '#contract/identity/staff-sign-in.ts'
import { callApi } from '#web/browser/api.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { PasswordField } from '#web/kit/ui/password-field.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { DeskForm } from './desk-form.tsx'
import { fieldProblem, problemsOf, useSignInAttempt } from './use-sign-in-attempt.ts'

interface Props {
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

export function PasswordStep({ email, onEmail, password, onPassword, onChallenge, onUnlocked, onOver }: Props) {
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
