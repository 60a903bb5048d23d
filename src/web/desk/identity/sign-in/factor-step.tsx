import { useEffect, useState } from 'react'
import { deskDemoWords, deskSignInWords as words } from '#content/identity/staff-sign-in.ts'
import type { Envelope } from '#contract/envelope.ts'
import type { Challenged } from '#contract/identity/staff-sign-in.ts'
import { callApi } from '#web/browser/api.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { askPasskey } from '#web/shared/passkeys/passkey.ts'
import { DeskForm } from './desk-form.tsx'
import { fieldProblem, type Problems, problemsOf, useSignInAttempt } from './use-sign-in-attempt.ts'

interface Props {
  readonly challenged: Challenged
  readonly isDemo: boolean
  /** On the button behind a code, where it does not sign in. */
  readonly submitLabel?: string
  readonly onDone: () => void
  /** The challenge is over: back to the password, with what there is to say. */
  readonly onAgain: (why: string | null) => void
}

/** The second step: a passkey where there is one, a code of the app, or one of the recovery codes. */
export function FactorStep({
  challenged: { challenge, factors },
  isDemo,
  submitLabel = words.codeSubmit,
  onDone,
  onAgain,
}: Props) {
  const { isBusy, problems, run, clear } = useSignInAttempt()
  const [way, setWay] = useState<'totp' | 'recovery'>(factors.totp ? 'totp' : 'recovery')
  const [isTyping, setIsTyping] = useState(!factors.passkey)
  const [code, setCode] = useState('')

  /** Nothing is wrong, the challenge is over, or something is wrong with what was sent. */
  function heard(reply: Envelope<unknown>): Problems | undefined {
    if (reply.code === 200) {
      onDone()
      return undefined
    }
    const reason = (reply.data as { reason?: string } | null)?.reason
    if (reason === 'challenge' || reason === 'over') {
      onAgain(reply.message)
      return undefined
    }
    return problemsOf(reply)
  }

  const usePasskey = () =>
    run(async () => {
      const reply = await callApi('desk_passkey_options', { challenge })
      if (!reply.data || reply.code !== 200) return heard(reply)
      const response = await askPasskey(reply.data.options).catch(() => null)
      if (!response) return { general: words.passkeyFailed, fields: {} }
      return heard(await callApi('desk_passkey', { challenge, response }))
    })

  const submit = (typed: (field: string) => string) =>
    run(async () => {
      const given = typed('code').trim()
      if (given === '') return fieldProblem('code', words.needsCode)
      const body = { challenge, code: given }
      const reply = await (way === 'totp' ? callApi('desk_totp', body) : callApi('desk_recovery_code', body))
      const met = heard(reply)
      return met?.general ? fieldProblem('code', met.general) : met
    })

  const fillDemoCode = () =>
    run(async () => {
      const reply = await callApi('desk_demo_code', { challenge })
      if (!reply.data || reply.code !== 200) return heard(reply)
      setCode(reply.data.code)
      return undefined
    })

  useEffect(() => {
    document.getElementById('code')?.focus()
  }, [])

  function turnTo(next: 'totp' | 'recovery') {
    setWay(next)
    setCode('')
    clear()
    setIsTyping(true)
  }

  const isApp = way === 'totp'
  return (
    <div className="space-y-5">
      {factors.passkey && (
        <Button wide busy={isBusy && !isTyping} busyLabel={words.busy} onClick={usePasskey}>
          {words.passkey}
        </Button>
      )}
      {isTyping || problems.general ? (
        <DeskForm problems={problems} onSubmit={submit}>
          {isTyping && (
            <>
              <TextField
                name="code"
                label={isApp ? words.code : words.recovery}
                hint={isApp ? words.codeHint : words.recoveryHint}
                value={code}
                onChange={setCode}
                error={problems.fields.code}
                inputMode={isApp ? 'numeric' : 'text'}
                autoComplete="one-time-code"
                autoCapitalize="none"
                spellCheck={false}
              />
              <Button
                type="submit"
                wide
                variant={factors.passkey ? 'secondary' : 'primary'}
                busy={isBusy}
                busyLabel={words.busy}
              >
                {submitLabel}
              </Button>
            </>
          )}
        </DeskForm>
      ) : null}
      {isDemo && isApp && isTyping && (
        <div className="rounded-option bg-caution/25 p-4 text-xs">
          <Button size="small" variant="secondary" onClick={fillDemoCode}>
            {deskDemoWords.code}
          </Button>
          <p className="mt-2">{deskDemoWords.codeHint}</p>
        </div>
      )}
      <div className="flex flex-wrap gap-x-6">
        {factors.totp && (!isTyping || !isApp) && (
          <Button variant="quiet" size="small" onClick={() => turnTo('totp')}>
            {words.useCode}
          </Button>
        )}
        {factors.recovery && (!isTyping || isApp) && (
          <Button variant="quiet" size="small" onClick={() => turnTo('recovery')}>
            {words.useRecovery}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={() => onAgain(null)}>
          {words.again}
        </Button>
      </div>
      <p className="text-xs text-ink-soft">{words.lost}</p>
    </div>
  )
}
