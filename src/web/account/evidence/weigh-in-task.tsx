import { useSearchParams } from 'react-router'
import { taskWords, weighInWords as words } from '#content/evidence/account-tasks.ts'
import type { EvidenceTask, MyEvidence } from '#contract/evidence/evidence.ts'
import { gates } from '#domain/cases/gates.ts'
import { policy } from '#domain/clinical/policy.ts'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { BookedWeighIn } from './booked-weigh-in.tsx'
import { ByVideo } from './by-video.tsx'
import { ChooseWeighIn } from './choose-weigh-in.tsx'
import { TaskPage } from './task-page.tsx'
import { TaskReported } from './task-told.tsx'
import { UploadField } from './upload-field.tsx'

interface Props {
  readonly evidence: MyEvidence
  readonly task: EvidenceTask | undefined
  readonly onChange: () => void
}

/** How weight and height are seen: by video with us, or by a note or a letter about them that is sent here. */
export function WeighInTask({ evidence, task, onChange }: Props) {
  const [search] = useSearchParams()
  const { weighIn } = evidence
  if (search.has('choose') && weighIn.link === null) return <ChooseWeighIn weighIn={weighIn} onBooked={onChange} />
  const [byVideo, ...others] = words.ways(gates.measurements.minutes)
  // Where no order waits for it there is no task.
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
