import { taskWords, weighInWords as words } from '#content/evidence/account-tasks.ts'
import type { EvidenceTask, MyEvidence, MyWeighIn } from '#contract/evidence/evidence.ts'
import { pages, weighInTimesPath } from '#contract/pages.ts'
import { formatDateTime } from '#domain/appointments/format-time.ts'
import { gates } from '#domain/cases/gates.ts'
import { policy } from '#domain/clinical/policy.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { BookedWeighIn } from './booked-weigh-in.tsx'
import { BringAlong } from './bring-along.tsx'
import { TaskPage } from './task-page.tsx'
import { TaskReported } from './task-reported.tsx'
import { UploadField } from './upload-field.tsx'

interface Props {
  readonly evidence: MyEvidence
  readonly task: EvidenceTask | undefined
  readonly onChange: () => void
}

/** How weight and height are checked: by video with us, or by a note or letter that the patient sends here. */
export function WeighInTask({ evidence, task, onChange }: Props) {
  const { weighIn } = evidence
  const [byVideo, ...others] = words.ways(gates.measurements.minutes)
  // Without an order that waits for it there is no task.
  const isNeeded = task !== undefined && task.state !== 'done'
  const hasFilesUnderWay = task?.state === 'sent' || (task?.state === 'looked_at' && weighIn.standing !== 'seen')
  return (
    <TaskPage heading={words.heading} lead={words.lead}>
      {task?.state === 'again' && task.because && (
        <AlertMessage>{task.because === 'words' ? task.words : taskWords.again[task.because]}</AlertMessage>
      )}
      {weighIn.standing === 'seen' && task?.state === 'looked_at' && <TaskReported>{words.seen}</TaskReported>}
      {weighIn.booked ? (
        <BookedWeighIn booked={weighIn.booked} isNeeded={isNeeded} onChange={onChange} />
      ) : (
        byVideo && <ByVideo way={byVideo} weighIn={weighIn} isNeeded={isNeeded} />
      )}
      <section aria-labelledby="other-ways" className="space-y-5">
        <h2 id="other-ways" className="text-subheading">
          {words.or}
        </h2>
        <ul className="space-y-5">
          {others.map(({ heading, text }) => (
            <li key={heading} className="rounded-option border border-line bg-white p-5">
              <h3 className="font-sans text-lg font-semibold tracking-normal">{heading}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
        <p>
          {words.photoAlone} {words.days(policy.verifiedDays)}
        </p>
        <UploadField
          legend={words.files}
          gate="measurements"
          uploads={evidence.uploads}
          files={evidence.files}
          onChange={onChange}
        />
        {hasFilesUnderWay && <TaskReported>{words.sent}</TaskReported>}
      </section>
    </TaskPage>
  )
}

interface ByVideoProps {
  readonly way: { readonly heading: string; readonly text: string }
  readonly weighIn: MyWeighIn
  /** They have not been checked yet. */
  readonly isNeeded: boolean
}

/** The quickest way: with us, at a time to choose; or wherever the operator holds it. */
function ByVideo({ way, weighIn, isNeeded }: ByVideoProps) {
  return (
    <section aria-labelledby="by-video" className="rounded-card border border-line bg-white p-5 sm:p-7">
      <h2 id="by-video" className="text-subheading">
        {way.heading}
      </h2>
      <p className="mt-1 mb-5 text-ink-soft">{way.text}</p>
      <BringAlong />
      {isNeeded && (
        <div className="mt-6">
          <WayToVideo weighIn={weighIn} />
        </div>
      )}
    </section>
  )
}

interface WayToVideoProps {
  readonly weighIn: MyWeighIn
}

function WayToVideo({ weighIn: { link, firstFree } }: WayToVideoProps) {
  const [first] = firstFree
  if (link)
    return (
      <ButtonLink to={link} target="_blank" rel="noreferrer">
        {words.join}
      </ButtonLink>
    )
  if (first === undefined)
    return (
      <ButtonLink to={pages.contactUs} variant="secondary">
        {words.ask}
      </ButtonLink>
    )
  return (
    <div className="text-center">
      <ButtonLink to={weighInTimesPath} size="large" arrow className="w-full">
        {words.choose}
      </ButtonLink>
      <p className="mt-2 text-sm text-ink-soft">{words.next(formatDateTime(Date.parse(first)))}</p>
    </div>
  )
}
