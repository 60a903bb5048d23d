import { Fragment, useRef } from 'react'
import { paperWords as words } from '#content/appointments/paper-prescription.ts'
import { noAnswer } from '#content/identity/account.ts'
import type { PaperPrescriptionView } from '#contract/appointments/post.ts'
import { addressLines } from '#domain/identity/address-lines.ts'
import { pounds } from '#domain/orders/money.ts'
import { callApi } from '#web/browser/api.ts'
import { showToast } from '#web/kit/ui/toasts.ts'
import { AskFirst } from '../../identity/ask-first.tsx'
import { dayOf, formatDateOrText } from '../../shell/format-date.ts'
import { PaperOffer } from './paper-offer.tsx'

interface Props {
  readonly paper: PaperPrescriptionView
  readonly onChange: () => void
}

/** A prescription that was written on paper, and having it posted (PO-04). */
export function PaperPrescription({ paper, onChange }: Props) {
  const { stage, writtenOn, by } = paper
  const section = useRef<HTMLElement>(null)
  // The form and the dialog are gone, and with them the place where the person was.
  const land = () => {
    section.current?.scrollIntoView({ block: 'center' })
    section.current?.focus({ preventScroll: true })
  }
  return (
    <section ref={section} tabIndex={-1} aria-label={words.heading} className="rounded-option bg-mint p-5 outline-none">
      <h4 className="font-sans text-base font-semibold tracking-normal">{words.heading}</h4>
      <p className="mt-1">{words.written(by, formatDateOrText(writtenOn))}</p>
      <OnPaper paper={paper} />
      {stage === 'too late' || stage === 'void' ? (
        <>
          <p className="mt-3 font-semibold">{words.late[stage]}</p>
          <p className="mt-1">{words.late.next}</p>
        </>
      ) : stage === 'handed over' ? (
        <p className="mt-3 font-semibold">{words.handedOver}</p>
      ) : stage === 'offered' || stage === 'to pay' ? (
        <PaperOffer paper={paper} onChange={onChange} onPaid={land} />
      ) : (
        <PaperOnItsWay paper={paper} onChange={onChange} />
      )}
    </section>
  )
}

/** What stands on it, and between which days a pharmacy takes it. */
function OnPaper({ paper: { medicine, stage, validFrom, validUntil } }: { paper: PaperPrescriptionView }) {
  const facts = [
    ...(medicine
      ? [
          [words.medicine, `${medicine.name}, ${medicine.strength}`],
          [words.dose, medicine.dose],
          [words.quantity, medicine.quantity],
        ]
      : []),
    ...(stage === 'void'
      ? []
      : [[words.valid, words.validBetween(formatDateOrText(validFrom), formatDateOrText(validUntil))]]),
  ]
  return (
    <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt className="text-ink-soft">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

interface PaperOnItsWayProps {
  readonly paper: PaperPrescriptionView
  readonly onChange: () => void
}

function PaperOnItsWay({ paper, onChange }: PaperOnItsWayProps) {
  const { stage, posted, address, pricePence, reference } = paper
  return (
    <>
      {stage === 'posted' && posted ? (
        <p className="mt-1 font-semibold">{words.stages.posted(dayOf(posted.at), posted.carrier)}</p>
      ) : (
        (stage === 'to post' || stage === 'paying') && <p className="mt-1 font-semibold">{words.stages[stage]}</p>
      )}
      {posted?.tracking && <p>{words.tracking(posted.tracking)}</p>}
      <dl className="mt-3 text-sm">
        <dt className="text-ink-soft">{words.to}</dt>
        <dd className="wrap-anywhere">{addressLines(address).join(', ')}</dd>
      </dl>
      <p className="mt-1 text-sm text-ink-soft">
        {stage !== 'paying' && reference && words.paidWas(pounds(pricePence), reference)}
      </p>
      {posted && <p className="mt-2 text-sm text-ink-soft">{words.lost}</p>}
      {stage === 'to post' && <CancelPost paper={paper} onCancelled={onChange} />}
    </>
  )
}

const cancelWords = words.cancel

/** Until it has left, all of the money comes back. */
function CancelPost({ paper, onCancelled }: { paper: PaperPrescriptionView; onCancelled: () => void }) {
  const { appointmentId: id, reference, pricePence } = paper
  const amount = pounds(pricePence)

  async function cancel() {
    const { code, message } = await callApi('cancel_post', { id })
    // It may have left meanwhile: then what is shown says so.
    if (code === 200 || code === 409) onCancelled()
    if (code !== 200) return message || noAnswer
    showToast({ title: cancelWords.done.title, description: cancelWords.done.text(amount) })
    return null
  }
  return (
    <AskFirst
      words={cancelWords}
      reference={reference ?? ''}
      money={cancelWords.money(amount)}
      beside={cancelWords.beside}
      onConfirm={cancel}
    />
  )
}
