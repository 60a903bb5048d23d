import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { signInWords as words } from '#content/identity/account.ts'
import { passkeySignInWords } from '#content/identity/account-security.ts'
import { getStarted } from '#content/site/site.ts'
import type { WhoseAnswers as WhoseAnswersGiven } from '#contract/identity/finish-sign-in.ts'
import { pages } from '#contract/pages.ts'
import { retention } from '#domain/privacy/retention.ts'
import { callApi } from '#web/browser/api.ts'
import { GardenGate } from '#web/kit/art/garden-gate.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { PasswordField } from '#web/kit/ui/password-field.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { useHydrated } from '#web/kit/use-hydrated.ts'
import { inlineLink } from '#web/shared/pages/quiet-page.tsx'
import { isSentToSignIn, takeReturn } from '#web/shared/pages/return-to.ts'
import { canUsePasskeys } from '#web/shared/passkeys/passkey.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { Form } from '../shell/form.tsx'
import { FormPage } from '../shell/form-page.tsx'
import { type Checks, useAttempts } from '../shell/use-attempts.ts'
import { askForPasskey } from './ask-for-passkey.ts'
import { refusalProblems } from './refusal-problems.ts'
import { signInHere } from './sign-in-here.ts'
import { SocialSignIn } from './social-sign-in.tsx'
import { useFragmentToken } from './use-fragment-token.ts'
import { useOfferedPasskeys } from './use-offered-passkeys.ts'
import { WhoseAnswers } from './whose-answers.tsx'
import { withTokenIfAsked } from './with-token-if-asked.ts'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

const checks: Checks = {
  email: (email) => (email.trim() === '' ? words.needsEmail : null),
  password: (password) => (password === '' ? words.needsPassword : null),
}

type Call = Parameters<typeof signInHere>[0]

export default function Login() {
  const navigate = useNavigate()
  const fields = useRef<HTMLDivElement>(null)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const attempts = useAttempts(checks, { email, password })
  const [isRemembered, setIsRemembered] = useState(false)
  const [isAskingDevice, setIsAskingDevice] = useState(false)
  const [asking, setAsking] = useState<{ readonly call: Call } | null>(null)
  const isSent = useHydrated() && isSentToSignIn()

  // Back from another company, which has vouched for them.
  const vouched = useFragmentToken()
  useEffect(() => {
    if (vouched)
      setAsking({
        call: (answers: WhoseAnswersGiven = 'not mine') => callApi('finish_sign_in', { token: vouched, answers }),
      })
  }, [vouched])

  // What was filled in before the page was awake is taken over, not wiped out.
  useEffect(() => {
    const filled = (name: string) => fields.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? ''
    setEmail((typed) => typed || filled('email'))
    setPassword((typed) => typed || filled('password'))
  }, [])

  const signIn = (typed: (field: string) => string) =>
    attempts.run(async () => {
      const given = { email: typed('email').trim(), password: typed('password') }
      setEmail(given.email)
      setPassword(given.password)
      const missing = attempts.problemsIn(given)
      if (missing.length > 0) return missing
      return open((answers) =>
        withTokenIfAsked((token) => callApi('sign_in', { ...given, ...token, remember: isRemembered, answers })),
      )
    })

  const openByPasskey = (response: Record<string, unknown>) =>
    open((answers) => callApi('sign_in_by_passkey', { response, remember: isRemembered, answers }))

  async function signInByPasskey() {
    setIsAskingDevice(true)
    await attempts.run(async () => {
      const response = await askForPasskey().catch(() => null)
      return response ? openByPasskey(response) : [{ message: passkeySignInWords.failed }]
    })
    setIsAskingDevice(false)
  }

  const takesPasskeys = useOfferedPasskeys((response) => void attempts.run(() => openByPasskey(response)))

  /** By whichever call. Where the answers on this device could be somebody else's, the person is asked first. */
  async function open(call: Call, answers?: WhoseAnswersGiven) {
    const reply = await signInHere(call, answers)
    if (reply === 'ask') {
      setAsking({ call })
      return undefined
    }
    setAsking(null)
    if (reply.code !== 200) return refusalProblems(reply, ['email', 'password'])
    navigate(takeReturn(), { replace: true })
    return undefined
  }

  if (asking)
    return <WhoseAnswers attempts={attempts} onAnswer={(answers) => attempts.run(() => open(asking.call, answers))} />

  return (
    <FormPage
      heading={words.heading}
      lead={
        isSent && (
          <>
            <p>{words.goOn}</p>
            <p>{words.justOrdered}</p>
          </>
        )
      }
      scene={<GardenGate className="size-full" />}
    >
      <Form attempts={attempts} onSubmit={signIn}>
        <div ref={fields} className="space-y-5">
          <TextField
            {...attempts.field('email', setEmail)}
            type="email"
            label={words.email}
            required
            autoComplete={takesPasskeys ? 'username webauthn' : 'username'}
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField
            {...attempts.field('password', setPassword)}
            label={words.password}
            required
            autoComplete="current-password"
          />
        </div>
        <Checkbox
          name="remember"
          plain
          label={words.remember}
          hint={words.rememberHint(retention.session.rememberedDays)}
          checked={isRemembered}
          onChange={setIsRemembered}
        />
        <Button type="submit" size="large" wide busy={attempts.isBusy && !isAskingDevice} busyLabel={words.busy}>
          {words.submit}
        </Button>
        <PasskeyButton isBusy={isAskingDevice} onPress={() => void signInByPasskey()} />
        <p>
          <Link to={pages.forgotPassword} state={{ email }} className={inlineLink}>
            {words.forgot}
          </Link>
        </p>
      </Form>
      <SocialSignIn isRemembered={isRemembered} />
      {!isSent && <p className="mt-8 border-t border-line pt-5 text-ink-soft">{words.justOrdered}</p>}
      <p className={`${isSent ? 'mt-8 border-t border-line pt-5' : 'mt-4'} text-ink-soft`}>
        {words.newHere}{' '}
        <Link to={pages.getStarted} className={inlineLink}>
          {getStarted}
        </Link>
      </p>
    </FormPage>
  )
}

interface Props {
  readonly isBusy: boolean
  readonly onPress: () => void
}

/** There once the browser is known to be able to. */
function PasskeyButton({ isBusy, onPress }: Props) {
  const [canUse, setCanUse] = useState(false)
  useEffect(() => setCanUse(canUsePasskeys()), [])
  if (!canUse) return null
  return (
    <Button variant="secondary" size="large" wide busy={isBusy} busyLabel={passkeySignInWords.busy} onClick={onPress}>
      {passkeySignInWords.button}
    </Button>
  )
}
