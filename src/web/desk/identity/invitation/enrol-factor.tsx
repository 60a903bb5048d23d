import qrcode from 'qrcode-generator'
import { type ReactNode, useState } from 'react'
import { deskSignInWords, invitationWords as words } from '#content/identity/staff-sign-in.ts'
import type { CallReply } from '#contract/calls.ts'
import type { Envelope } from '#contract/envelope.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import { makePasskey } from '#web/shared/passkeys/passkey.ts'
import { DeskForm } from '../sign-in/desk-form.tsx'
import { fieldProblem, type Problems, problemsOf, useSignInAttempt } from '../sign-in/use-sign-in-attempt.ts'

interface Props<Data> {
  readonly enrolling: Pick<CallReply<'desk_accept_invitation'>, 'passkey' | 'totp'>
  readonly sendPasskey: (response: Record<string, unknown>) => Promise<Envelope<Data>>
  readonly sendCode: (code: string) => Promise<Envelope<Data>>
  readonly onDone: (data: Data) => void
  /** Some other end than a wrong code. True: it was seen to. */
  readonly onEnd: (reply: Envelope<unknown>) => boolean
  /** What is asked before either. */
  readonly children?: ReactNode
}

export const isOver = ({ data }: Envelope<unknown>) => (data as { reason?: string } | null)?.reason === 'challenge'

/** A passkey or an app. */
export function EnrolFactor<Data>(props: Props<Data>) {
  const { enrolling, sendPasskey, sendCode, onDone, onEnd, children } = props
  const { passkey, totp } = enrolling
  const byPasskey = useSignInAttempt()
  const byApp = useSignInAttempt()
  const [code, setCode] = useState('')

  function heard(reply: Envelope<Data>): Problems | undefined {
    if (reply.code === 200 && reply.data) onDone(reply.data)
    else if (!onEnd(reply)) return problemsOf(reply)
    return undefined
  }

  const enrolPasskey = () =>
    byPasskey.run(async () => {
      const response = await makePasskey(passkey).catch(() => null)
      if (!response) return { general: deskSignInWords.passkeyFailed, fields: {} }
      return heard(await sendPasskey(response))
    })

  const enrolApp = (typed: (field: string) => string) =>
    byApp.run(async () => {
      const met = heard(await sendCode(typed('code').trim()))
      return met?.general ? fieldProblem('code', met.general) : met
    })

  return (
    <div className="space-y-6">
      {children}
      <section className="space-y-3 rounded-card border border-line bg-white p-6">
        <h2 className="text-subheading">{words.passkeyHeading}</h2>
        <p className="text-ink-soft">{words.passkeyLead}</p>
        {byPasskey.problems.general && <AlertMessage>{byPasskey.problems.general}</AlertMessage>}
        <Button size="small" busy={byPasskey.isBusy} busyLabel={words.busy} onClick={enrolPasskey}>
          {words.passkey}
        </Button>
      </section>
      <section className="space-y-4 rounded-card border border-line bg-white p-6">
        <h2 className="text-subheading">{words.appHeading}</h2>
        <p className="text-ink-soft">{words.appLead}</p>
        <div className="flex flex-wrap items-center gap-5">
          <QrCode text={totp.address} label={words.qr} />
          <p className="flex-1 basis-36 text-xs text-ink-soft">
            {words.noCamera}
            <code className="mt-1 block font-sans text-sm tracking-wide break-all text-ink">{totp.secret}</code>
          </p>
        </div>
        <DeskForm problems={byApp.problems} onSubmit={enrolApp}>
          <TextField
            name="code"
            label={words.code}
            value={code}
            onChange={setCode}
            error={byApp.problems.fields.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            width="half"
          />
          <Button type="submit" size="small" busy={byApp.isBusy} busyLabel={words.busy}>
            {words.codeSubmit}
          </Button>
        </DeskForm>
      </section>
    </div>
  )
}

/** A text as a picture for a phone's camera, drawn here: what it holds is a secret and goes to nobody. */
function QrCode({ text, label }: { text: string; label: string }) {
  const code = qrcode(0, 'M')
  code.addData(text, 'Byte')
  code.make()
  const size = code.getModuleCount()
  const places = Array.from({ length: size }, (_, place) => place)
  const path = places.flatMap((y) => places.filter((x) => code.isDark(y, x)).map((x) => `M${x} ${y}h1v1h-1z`)).join('')
  return (
    <svg
      viewBox={`-2 -2 ${size + 4} ${size + 4}`}
      role="img"
      aria-label={label}
      className="in-daylight w-44 rounded-xl bg-white"
    >
      <path d={path} className="fill-ink" shapeRendering="crispEdges" />
    </svg>
  )
}
