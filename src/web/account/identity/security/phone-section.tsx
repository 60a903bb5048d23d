import { useState } from 'react'
import { noAnswer } from '#content/identity/account.ts'
import { phoneWords as words } from '#content/identity/account-security.ts'
import type { FieldProblem } from '#contract/envelope.ts'
import { callApi } from '#web/browser/api.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { useBotToken } from '#web/shared/bot-check/use-bot-token.ts'
import { withBotToken } from '#web/shared/bot-check/with-bot-token.ts'
import { type KeptCode, keptCode } from '#web/shared/kept-code.ts'
import { Form } from '../../shell/form.tsx'
import { Section } from '../../shell/section.tsx'
import { type Checks, useAttempts } from '../../shell/use-attempts.ts'
import type { SectionProps } from './section-props.ts'

/** The number we call. One that our team has changed is confirmed here. */
export function PhoneSection({ security: { phone }, onChange }: SectionProps) {
  const [sent, setSent] = useState(keptSent)
  if (!phone) return null

  function codeSent(code: SentCode) {
    kept.keep(code)
    setSent(code)
  }
  function again() {
    kept.forget()
    setSent(null)
  }
  function proved() {
    kept.forget()
    onChange()
  }

  return (
    <Section id="phone-part" heading={words.heading} what={words.what}>
      <p className="mt-3 font-semibold tabular-nums">{phone.masked}</p>
      {phone.isToProve && (
        <>
          <p role="status" className="mt-3 rounded-option bg-caution/25 px-5 py-4">
            {words.toProve}
          </p>
          {sent ? <EnterCode sent={sent} onDone={proved} onBack={again} /> : <SendCode onSent={codeSent} />}
        </>
      )}
    </Section>
  )
}

interface SentCode extends KeptCode {
  /** Only while messages go nowhere. */
  readonly otp: string | undefined
}

const kept = keptCode('sent_code_account')

function keptSent(): SentCode | null {
  const sent = kept.read()
  return sent && { ...sent, otp: undefined }
}

const numberChecks: Checks = { number: (typed) => (typed.trim() === '' ? words.needsNumber : null) }
const codeChecks: Checks = { code: (typed) => (typed.trim() === '' ? words.needsCode : null) }

function SendCode({ onSent }: { onSent: (sent: SentCode) => void }) {
  const takeToken = useBotToken('generate_otp')
  const [number, setNumber] = useState('')
  const attempts = useAttempts(numberChecks, { number })
  const send = (typed: (field: string) => string) =>
    attempts.run(async () => {
      const given = typed('number').trim()
      setNumber(given)
      const problems = attempts.problemsIn({ number: given })
      if (problems.length > 0) return problems
      const reply = await withBotToken(takeToken, (token) => callApi('generate_otp', { phone: given, token }))
      if (reply.code === 200 && reply.data) {
        const { otp, resendAfterSeconds } = reply.data
        onSent({ phone: given, otp, resendAfterSeconds, sentAt: Date.now() })
        return undefined
      }
      const [field] = (reply.data as { fields?: readonly FieldProblem[] } | null)?.fields ?? []
      return [field ? { fieldId: 'number', message: field.message } : { message: reply.message || noAnswer }]
    })
  return (
    <Form attempts={attempts} onSubmit={send}>
      <TextField
        {...attempts.field('number', setNumber)}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        label={words.number}
        hint={words.numberHint}
        required
      />
      <Button type="submit" busy={attempts.isBusy} busyLabel={words.sending}>
        {words.send}
      </Button>
    </Form>
  )
}

interface Entering {
  readonly sent: SentCode
  readonly onDone: () => void
  readonly onBack: () => void
}

function EnterCode({ sent: { phone, otp }, onDone, onBack }: Entering) {
  const [code, setCode] = useState('')
  const attempts = useAttempts(codeChecks, { code })
  const confirm = (typed: (field: string) => string) =>
    attempts.run(async () => {
      const given = typed('code').trim()
      setCode(given)
      const problems = attempts.problemsIn({ code: given })
      if (problems.length > 0) return problems
      const verified = await callApi('verify_otp', { phone, otp: given })
      if (verified.code !== 200) return [{ fieldId: 'code', message: verified.message || noAnswer }]
      const proved = await callApi('prove_my_phone', {})
      if (proved.code !== 200) {
        showToast({ title: proved.message || noAnswer })
        onBack()
        return undefined
      }
      showToast({ title: words.done })
      onDone()
      return undefined
    })
  return (
    <Form attempts={attempts} onSubmit={confirm}>
      {otp && <p className="text-ink-soft">{words.demo(otp)}</p>}
      <TextField
        {...attempts.field('code', setCode)}
        inputMode="numeric"
        autoComplete="one-time-code"
        label={words.code}
        required
        autoFocus
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={attempts.isBusy} busyLabel={words.confirming}>
          {words.confirm}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {words.again}
        </Button>
      </div>
    </Form>
  )
}
