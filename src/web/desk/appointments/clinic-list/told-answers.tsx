import { answersWords } from '#content/cases/case.ts'
import { Topics } from '../../cases/case/answers.tsx'
import { Drawers } from '../../cases/case/drawers.tsx'
import type { ShownAppointment } from './shown-appointment.ts'

/** What the person told us, in the words they read. */
export const ReportedAnswers = ({ found: { answers } }: { found: ShownAppointment }) =>
  answers ? (
    <div className="space-y-5">
      <Topics of={answers} />
      <Drawers answers={answers} followUp={null} />
    </div>
  ) : (
    <p className="text-ink-soft">{answersWords.none}</p>
  )
