import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { forgotPasswordWords as words } from '#content/identity/account.ts'
import { pages } from '#contract/pages.ts'
import { isEmail } from '#domain/identity/email.ts'
import { retention } from '#domain/privacy/retention.ts'
import { callApi } from '#web/browser/api.ts'
import { LarkWithLetter } from '#web/kit/art/lark-with-letter.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { focusPageStart } from '#web/kit/ui/page-heading.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { useBotToken } from '#web/shared/bot-check/use-bot-token.ts'
import { withBotToken } from '#web/shared/bot-check/with-bot-token.ts'
import { inlineLink } from '#web/shared/pages/quiet-page.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { Form } from '../shell/form.tsx'
import { FormPage } from '../shell/form-page.tsx'
import { type Checks, useAttempts } from '../shell/use-attempts.ts'
import { refusalProblems } from './refusal-problems.ts'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

const scene = <LarkWithLetter className="size-full" />

const BackToSignIn = () => (
  <p>
    <Link to={pages.login} className={inlineLink}>
      {words.back}
    </Link>
  </p>
)

const checks: Checks = {
  email(email) {
    if (email.trim() === '') return words.needsEmail
    return isEmail(email.trim()) ? null : words.notAnEmail
  },
}

/** What was typed at sign-in comes along. */
const typedBefore = (state: unknown): string => {
  const { email } = Object(state) as { readonly email?: unknown }
  return typeof email === 'string' ? email : ''
}

export default function ForgotPassword() {
  const { state } = useLocation()
  const botToken = useBotToken('reset_password')
  const [email, setEmail] = useState('')
  const attempts = useAttempts(checks, { email })
  const [isSent, setIsSent] = useState(false)

  useEffect(() => setEmail((typed) => typed || typedBefore(state)), [state])

  const send = (typed: (field: string) => string) =>
    attempts.run(async () => {
      const address = typed('email').trim()
      setEmail(address)
      const problems = attempts.problemsIn({ email: address })
      if (problems.length > 0) return problems
      const reply = await withBotToken(botToken, (token) => callApi('forgot_password', { email: address, token }))
      if (reply.code !== 200) return refusalProblems(reply, ['email'])
      setIsSent(true)
      return undefined
    })

  if (isSent) return <ResetLinkSent onAgain={() => setIsSent(false)} />
  return (
    <FormPage heading={words.heading} lead={<p>{words.lead}</p>} scene={scene}>
      <Form attempts={attempts} onSubmit={send}>
        <TextField
          {...attempts.field('email', setEmail)}
          type="email"
          label={words.email}
          hint={words.hint}
          required
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" size="large" wide busy={attempts.isBusy} busyLabel={words.busy}>
          {words.submit}
        </Button>
        <BackToSignIn />
      </Form>
    </FormPage>
  )
}

/** The same for every address: whether there is an account is nobody's business. */
function ResetLinkSent({ onAgain }: { onAgain: () => void }) {
  useEffect(focusPageStart, [])
  const lead = (
    <>
      <p>{words.sent(retention.emailedLinks.resetPasswordHours)}</p>
      <p>{words.notThere}</p>
    </>
  )
  return (
    <FormPage heading={words.sentHeading} lead={lead} scene={scene}>
      <div className="mt-7 space-y-5">
        <Button variant="secondary" onClick={onAgain}>
          {words.again}
        </Button>
        <BackToSignIn />
      </div>
    </FormPage>
  )
}
