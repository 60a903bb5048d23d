import { useRef } from 'react'
import { paperWords as words } from '#content/paper-prescription.ts'
import type { ShownPaper } from '#contract/post.ts'
import { writtenDay } from '../written-date.ts'
import { PaperOffer } from './paper-offer.tsx'
import { PaperOnItsWay } from './paper-on-its-way.tsx'

interface Props {
  readonly paper: ShownPaper
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
      <p className="mt-1">{words.written(by, writtenDay(writtenOn))}</p>
      {stage === 'offered' || stage === 'to pay' ? (
        <PaperOffer paper={paper} onChange={onChange} onPaid={land} />
      ) : (
        <PaperOnItsWay paper={paper} onChange={onChange} />
      )}
    </section>
  )
}
