import '../../desk.css'
import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { invitationWords as words } from '#content/identity/staff-sign-in.ts'
import type { CallReply } from '#contract/calls.ts'
import { pages } from '#contract/pages.ts'
import { shortestPassword } from '#domain/identity/password.ts'
import { callApi } from '#web/browser/api.ts'
import { useTheme } from '#web/browser/theme.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { PasswordField } from '#web/kit/ui/password-field.tsx'
import type { RouteHandle } from '#web/shared/pages/route-handle.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { DeskForm } from '../sign-in/desk-form.tsx'
import { Entrance } from '../sign-in/entrance.tsx'
import { problemsOf, useSignInAttempt } from '../sign-in/use-sign-in-attempt.ts'
import { EnrolFactor, isOver } from './enrol-factor.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })
export const handle: RouteHandle = { hasOwnShell: true, hasDarkTheme: true }

type Invited = CallReply<'desk_open_invitation'>

type Stage =
  | { readonly is: 'opening' | 'failed' | 'spent' }
  | { readonly is: 'password'; readonly person: Invited }
  | { readonly is: 'factor'; readonly person: Invited; readonly enrolling: CallReply<'desk_accept_invitation'> }
  | { readonly is: 'codes'; readonly codes: readonly string[] }

export default function Invitation() {
  useTheme()
  const token = useInvitationToken()
  const navigate = useNavigate()
  const [stage, setStage] = useState<Stage>({ is: 'opening' })
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try is what asks again.
  useEffect(() => {
    if (token === undefined) return
    if (token === null) return setStage({ is: 'spent' })
    setStage({ is: 'opening' })
    callApi('desk_open_invitation', { token }).then(
      ({ code, data }) =>
        setStage(code === 200 && data ? { is: 'password', person: data } : { is: code === 410 ? 'spent' : 'failed' }),
      () => setStage({ is: 'failed' }),
    )
  }, [token, tries])

  const spend = () => setStage({ is: 'spent' })

  switch (stage.is) {
    case 'password':
      return (
        <InvitationPage heading={words.heading(stage.person.name)} lead={words.lead(stage.person.email)}>
          <ChoosePassword
            token={token ?? ''}
            email={stage.person.email}
            onChosen={(enrolling) => setStage({ is: 'factor', person: stage.person, enrolling })}
            onSpent={spend}
          />
        </InvitationPage>
      )
    case 'factor':
      return (
        <InvitationPage heading={words.factorHeading} lead={words.factorLead}>
          <EnrolFactor
            enrolling={stage.enrolling}
            sendPasskey={(response) =>
              callApi('desk_enrol_passkey', { challenge: stage.enrolling.challenge, response })
            }
            sendCode={(code) => callApi('desk_enrol_totp', { challenge: stage.enrolling.challenge, code })}
            onDone={({ recoveryCodes }) => setStage({ is: 'codes', codes: recoveryCodes })}
            onEnd={(reply) => {
              // Used up meanwhile; or it took too long, and the password is chosen anew.
              if (reply.code === 410) spend()
              else if (isOver(reply)) setStage({ is: 'password', person: stage.person })
              else return false
              return true
            }}
          />
        </InvitationPage>
      )
    case 'codes':
      return (
        <InvitationPage heading={words.codesHeading}>
          <RecoveryCodes codes={stage.codes} on={words.on} onKept={() => navigate(pages.desk, { replace: true })} />
        </InvitationPage>
      )
    case 'spent':
      return <InvitationPage heading={words.spentHeading} lead={words.spent} />
    case 'failed':
      return (
        <InvitationPage heading={words.title}>
          <AlertMessage
            action={
              <Button size="small" variant="secondary" onClick={() => setTries(tries + 1)}>
                {words.tryAgain}
              </Button>
            }
          >
            {words.failed}
          </AlertMessage>
        </InvitationPage>
      )
    default:
      return <InvitationPage heading={words.title} lead={words.loading} />
  }
}

interface Props {
  readonly token: string
  readonly email: string
  readonly onChosen: (enrolling: CallReply<'desk_accept_invitation'>) => void
  readonly onSpent: () => void
}

function ChoosePassword({ token, email, onChosen, onSpent }: Props) {
  const { isBusy, problems, run } = useSignInAttempt()
  const [password, setPassword] = useState('')

  const submit = (typed: (field: string) => string) =>
    run(async () => {
      const reply = await callApi('desk_accept_invitation', { token, password: typed('password') })
      if (reply.code === 410) onSpent()
      else if (reply.code !== 200 || !reply.data) return problemsOf(reply)
      else onChosen(reply.data)
      return undefined
    })

  return (
    <DeskForm problems={problems} onSubmit={submit}>
      {/* For a password manager, which keeps the two together. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        name="password"
        label={words.password}
        hint={words.passwordHint(shortestPassword.order)}
        value={password}
        onChange={setPassword}
        error={problems.fields.password}
        autoComplete="new-password"
        required
      />
      <Button type="submit" wide busy={isBusy} busyLabel={words.busy}>
        {words.submit}
      </Button>
    </DeskForm>
  )
}

interface InvitationPageProps {
  readonly heading: string
  readonly lead?: string
  readonly children?: ReactNode
}

const InvitationPage = ({ heading, lead, children }: InvitationPageProps) => (
  <Entrance>
    <h1 tabIndex={-1} className="text-heading">
      {heading}
    </h1>
    {lead && <p className="mt-2 mb-6 text-ink-soft">{lead}</p>}
    {children}
  </Entrance>
)

/**
 * The token of an invitation. It comes in the fragment, which is sent to nobody, and leaves the address as soon as it is
 * read. Undefined until then; null if there is none.
 */
function useInvitationToken(): string | null | undefined {
  const [token, setToken] = useState<string | null>()
  useEffect(() => {
    const { hash, pathname } = window.location
    const found = new URLSearchParams(hash.slice(1)).get('token')
    if (found) window.history.replaceState(window.history.state, '', pathname)
    setToken((last) => found ?? last ?? null)
  }, [])
  return token
}
