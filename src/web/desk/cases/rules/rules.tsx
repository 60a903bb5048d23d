import { useState } from 'react'
import { ruleWords as words } from '#content/cases/rules.ts'
import type { CallReply } from '#contract/calls.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DialogOnDemand } from '#web/kit/ui/dialog-on-demand.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { NotLoaded } from '../../components/not-loaded.tsx'
import { deskCall } from '../../desk-call.ts'
import { DeskForm } from '../../identity/sign-in/desk-form.tsx'
import { problemsOf, useSignInAttempt } from '../../identity/sign-in/use-sign-in-attempt.ts'
import { DeskHeading } from '../../shell/desk-heading.tsx'
import { useMay } from '../../shell/me.ts'
import { useDeskRead } from '../../use-desk-read.ts'
import { dayAndTimeOf } from '../list/format-date.ts'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

type Rules = CallReply<'desk_rules'>

const versionKinds = ['rules', 'policy', 'ladders'] as const

/** The clinical rules in force, the signature for them, and what differs from what was signed last. */
export default function Rules() {
  const found = useDeskRead('desk_rules', {})
  const { data } = found
  return (
    <>
      <DeskHeading title={words.title} lead={words.lead} />
      {data === null ? (
        <NotLoaded of={found} loading={words.loading} title={words.notLoaded} why={words.notLoadedWhy} />
      ) : (
        <div className="max-w-[72rem] space-y-8">
          <InForce rules={data} onSigned={() => void found.refresh()} />
          {data.signature === null && <Changes rules={data} />}
        </div>
      )}
    </>
  )
}

function InForce({ rules, onSigned }: { readonly rules: Rules; readonly onSigned: () => void }) {
  const { versions, digest, signature, isEnforced } = rules
  const maySign = useMay('sign-rules')
  const [isAsking, setIsAsking] = useState(false)
  return (
    <section aria-labelledby="in-force">
      <h2 id="in-force" className="mb-2 text-[1.375rem]">
        {words.inForce}
      </h2>
      <dl className="grid divide-line border-y border-line max-sm:divide-y sm:grid-cols-3 sm:divide-x">
        {versionKinds.map((kind) => (
          <div key={kind} className="px-4 py-3 max-sm:px-0 sm:first:pl-0">
            <dt className="text-xs font-semibold text-ink-soft">{words.versionOf[kind][0]}</dt>
            <dd>
              <span className="font-display text-[1.75rem] leading-tight">{words.version(versions[kind])}</span>
              <span className="block text-xs text-ink-soft">{words.versionOf[kind][1]}</span>
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-7 grid items-start gap-x-9 gap-y-7 min-[60rem]:grid-cols-[22rem_minmax(0,1fr)]">
        <div className={`rounded-2xl px-5 py-5 ${signature ? 'bg-mint' : 'border border-line-strong bg-white'}`}>
          <h3 className="mb-2 text-[1.25rem]">{signature ? words.signature : words.notSigned}</h3>
          {signature ? (
            <p>
              {words.signedBy(signature.by, signature.registration)},{' '}
              <time dateTime={signature.at}>{dayAndTimeOf(signature.at)}</time>
            </p>
          ) : (
            <div className="space-y-3">
              <p>{isEnforced ? words.waits : words.demo}</p>
              {maySign ? (
                <Button size="small" onClick={() => setIsAsking(true)}>
                  {words.sign}
                </Button>
              ) : (
                <p>{words.onlyLeads}</p>
              )}
            </div>
          )}
        </div>
        <div>
          <h3 className="mb-2 text-[1.25rem]">{words.covers}</h3>
          <p className="max-w-[44rem]">{words.digestWhy}</p>
          <p className="mt-3 text-xs text-ink-soft">{words.digest}</p>
          <code className="text-xs break-all">{digest}</code>
        </div>
      </div>
      {isAsking && <SignDialog digest={digest} onClose={() => setIsAsking(false)} onSigned={onSigned} />}
    </section>
  )
}

interface SignProps {
  readonly digest: string
  readonly onClose: () => void
  readonly onSigned: () => void
}

function SignDialog({ digest, onClose, onSigned }: SignProps) {
  const { isBusy, problems, run } = useSignInAttempt()
  const sign = () =>
    run(async () => {
      const reply = await deskCall('desk_sign_rules', { digest })
      if (reply.code !== 200) return problemsOf(reply)
      showToast({ title: words.signed })
      onSigned()
      onClose()
      return undefined
    })
  return (
    <DialogOnDemand
      open
      onOpenChange={(next) => next || onClose()}
      title={words.confirmTitle}
      description={words.confirm}
      locked={isBusy}
      short
    >
      <DeskForm problems={problems} onSubmit={sign}>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="small" busy={isBusy} busyLabel={words.signing}>
            {words.sign}
          </Button>
          <Button size="small" variant="secondary" disabled={isBusy} onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </DeskForm>
    </DialogOnDemand>
  )
}

function Changes({ rules: { lastSigned, changes, changesInAll } }: { readonly rules: Rules }) {
  if (!lastSigned) return <p className="text-ink-soft">{words.neverSigned}</p>
  return (
    <section aria-labelledby="changes" className="space-y-3">
      <h2 id="changes" className="text-[1.375rem]">
        {words.changesHeading}
      </h2>
      <p>
        {words.lastSigned}: {words.versions(lastSigned.versions)}.{' '}
        {words.signedBy(lastSigned.by, lastSigned.registration)},{' '}
        <time dateTime={lastSigned.at}>{dayAndTimeOf(lastSigned.at)}</time>
      </p>
      {changesInAll === 0 ? (
        <p>{words.noChanges}</p>
      ) : (
        <>
          <p className="text-ink-soft">{words.changesCount(changes.length, changesInAll)}</p>
          <div className="overflow-x-auto">
            <table className="w-full border-collapse text-left align-top text-sm">
              <thead>
                <tr className="border-b border-line text-xs text-ink-soft">
                  {Object.values(words.columns).map((column) => (
                    <th key={column} scope="col" className="py-1.5 pr-3 font-semibold">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {changes.map(({ of, what, before, now }) => (
                  <tr key={`${of}/${what}`} className="border-b border-line align-top">
                    <td className="py-1.5 pr-3">{words.kinds[of]}</td>
                    <th scope="row" className="py-1.5 pr-3 font-semibold">
                      {what}
                    </th>
                    <td className="py-1.5 pr-3">{before ?? words.none}</td>
                    <td className="py-1.5 pr-3">{now ?? words.none}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </section>
  )
}
