import { erasureWords as words } from '#content/privacy/my-data.ts'
import type { MyData } from '#contract/privacy/my-data.ts'
import { retention } from '#domain/privacy/retention.ts'
import { promiseText } from '#domain/promises/promised-time.ts'
import { callApi } from '#web/browser/api.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { Late } from '#web/shared/promises/late.tsx'
import { useNow } from '#web/shared/promises/use-now.ts'
import type { Careful } from '../../identity/security/use-proof.tsx'
import { dayAndTimeOf, formatDateOrText } from '../../shell/format-date.ts'
import { Section } from '../../shell/section.tsx'
import { useAttempts } from '../../shell/use-attempts.ts'
import { AskToBeErased } from './ask-to-be-erased.tsx'

interface Props {
  readonly data: MyData
  readonly careful: Careful
  readonly onChange: () => void
}

export const ErasureSection = ({ data, careful, onChange }: Props) => (
  <Section id="erase" heading={words.heading} what={words.what}>
    {data.erasure && <Standing erasure={data.erasure} waitsFor={data.waitsFor} careful={careful} onChange={onChange} />}
    <FatesTable fates={data.fates} />
    <p className="mt-4 text-ink-soft">{words.keptWhat}</p>
    {!data.erasure && <AskToBeErased data={data} careful={careful} onChange={onChange} />}
  </Section>
)

interface StandingProps extends Omit<Props, 'data'> {
  readonly erasure: NonNullable<MyData['erasure']>
  readonly waitsFor: MyData['waitsFor']
}

/** It was asked for, and can still be called off. */
function Standing({ erasure: { askedAt, promise }, waitsFor, careful, onChange }: StandingProps) {
  const { isBusy, problems, run } = useAttempts()
  const told = promiseText(promise, useNow())

  const callOff = () =>
    run(async () => {
      const reply = await careful(() => callApi('call_off_erasure', {}))
      if (reply && reply.code !== 200) return [{ message: reply.message }]
      if (reply) showToast({ title: words.calledOff, description: words.calledOffWhat })
      onChange()
      return undefined
    })

  return (
    <div className="mt-4 rounded-card bg-apricot-pale p-6">
      <Late told={told} className="mb-3 bg-white" />
      <p className="font-semibold">{words.standing(dayAndTimeOf(askedAt), told.isLate ? null : told.by)}</p>
      {waitsFor && <p className="mt-2">{words.waits[waitsFor]}</p>}
      {problems[0] && <AlertMessage>{problems[0].message}</AlertMessage>}
      <Button size="small" className="mt-4" busy={isBusy} busyLabel={words.callingOff} onClick={() => void callOff()}>
        {words.callOff}
      </Button>
    </div>
  )
}

type Fate = MyData['fates'][number]

function becomes({ why, until }: Fate): string {
  if (why === null) return words.goes
  if (why === 'passing') return words.kept.passing(retention.securityEventYears)
  if (why === 'proof') return words.kept.proof
  if (why === 'incidents') return words.kept.incidents(retention.incidentYears)
  if (why === 'complaints') return words.kept.complaints(retention.complaintYears)
  return words.kept[why](formatDateOrText(until ?? ''))
}

/** What would go and what would stay, as it is computed for this person today. What goes stands first. */
function FatesTable({ fates }: { fates: MyData['fates'] }) {
  const inOrder = [...fates.filter(({ why }) => why === null), ...fates.filter(({ why }) => why !== null)]
  return (
    <table className="mt-4 w-full text-left">
      <caption className="sr-only">{words.table.caption}</caption>
      <thead className="text-sm text-ink-soft">
        <tr className="border-b border-line">
          <th scope="col" className="py-2 pr-4 font-semibold">
            {words.table.data}
          </th>
          <th scope="col" className="w-2/5 py-2 font-semibold">
            {words.table.fate}
          </th>
        </tr>
      </thead>
      <tbody>
        {inOrder.map((fate) => (
          <tr key={fate.part} className="border-b border-line align-top">
            <th scope="row" className="py-3 pr-4 font-normal">
              {words.parts[fate.part]}
            </th>
            <td className={`py-3 ${fate.why === null ? 'font-semibold text-green' : ''}`}>{becomes(fate)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
