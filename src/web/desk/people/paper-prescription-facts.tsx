import { paperDeskWords as words } from '#content/appointments/post.ts'
import type { DeskPaperView } from '#contract/appointments/paper-prescriptions.ts'
import { formatDate, formatLongDate } from '#domain/appointments/format-time.ts'
import { drugForms, paperDrugs } from '#domain/appointments/paper/paper-forms.ts'
import { paperWarnDays } from '#domain/appointments/paper/posting.ts'
import { dateAndTimeOf } from '../cases/list/format-date.ts'

const isPressing = ({ stage, daysLeft }: DeskPaperView): boolean =>
  stage === 'too late' ||
  stage === 'void' ||
  (daysLeft <= paperWarnDays && (stage === 'to post' || stage === 'offered'))

/** What stands on a paper prescription, until when it is good, and what happened to it. */
export function PaperPrescriptionFacts({ paper }: { paper: DeskPaperView }) {
  const { content, form, serial, stage } = paper
  const isHere = stage === 'offered' || stage === 'to pay' || stage === 'to post' || stage === 'paying'
  return (
    <div className="space-y-2 rounded-xl border border-line bg-white px-4 py-3">
      <div>
        {content ? (
          <>
            <p className="font-semibold">
              {words.medicine(paperDrugs[content.drug].name, content.strength, drugForms[content.drugForm].name)}
            </p>
            <p>{content.dose}</p>
            <p>
              {words.amount(
                content.quantity,
                content.quantityWords,
                drugForms[content.drugForm].unit,
                content.supplyDays,
              )}
            </p>
            {content.longSupplyReason && <p>{words.longer(content.longSupplyReason)}</p>}
          </>
        ) : (
          <p className="font-semibold">{words.unknownContent}</p>
        )}
      </div>
      <p className={isPressing(paper) ? 'font-semibold text-ink' : ''}>
        {words.stages[stage]} {isHere && words.daysLeft(paper.daysLeft)}
      </p>
      <ul className="text-xs text-ink-soft">
        <li>
          {words.written(paper.by, formatLongDate(paper.writtenOn))}
          {content && ` (${[content.registration, content.prescriberNumber].filter(Boolean).join(', ')})`}
        </li>
        {form && <li>{words.onForm(words.forms[form], serial)}</li>}
        <li>
          {words.valid(formatDate(paper.validFrom), formatDate(paper.validUntil))}
          {isHere && ` · ${words.postBy(formatDate(paper.postBefore))}`}
        </li>
        {content &&
          (['patientAddress', 'prescriberAddress'] as const).map((which) => (
            <li key={which}>
              {words[which]}: {[...content[which].lines.split('\n'), content[which].postcode].join(', ')}
            </li>
          ))}
        {paper.replaced && <li>{words.replaces(formatDate(paper.replaced.writtenOn), paper.replaced.serial)}</li>}
        {paper.events.map(({ what, by, at }) => (
          <li key={`${what}${at}`}>
            {words.events[what as keyof typeof words.events] ?? what}, {by ?? words.byClock}, {dateAndTimeOf(at)}
          </li>
        ))}
      </ul>
    </div>
  )
}
