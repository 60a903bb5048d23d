import { useState } from 'react'
import { medicationChoice } from '#content/checkout/medication-choice.ts'
import { monitoringLineOf } from '#domain/medicines/additional-monitoring.ts'
import type { Medicine } from '#domain/medicines/medicines.ts'
import { wordsOf } from '#domain/medicines/words.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DialogOnDemand } from '#web/kit/ui/dialog-on-demand.tsx'
import { Paragraphs } from './paragraphs.tsx'

/** The button and the dialog about one medication, where it can also be chosen. */
export function LearnMore({ medication, onChoose }: { medication: Medicine; onChoose: () => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const { name, image, expectedWeightLossPercentage } = medication
  const { title, sections } = wordsOf(medication).learnMore(expectedWeightLossPercentage)
  const monitoringLine = monitoringLineOf(medication)

  function choose() {
    onChoose()
    setIsOpen(false)
  }

  return (
    <>
      <Button
        variant="secondary"
        size="small"
        className="z-10 max-md:absolute max-md:-top-2 max-md:right-0 max-md:min-h-8 max-md:py-0 max-md:px-3 max-md:text-sm md:relative md:mt-5"
        onClick={() => setIsOpen(true)}
      >
        {medicationChoice.learnMore}
        <span className="sr-only">about {name}</span>
      </Button>
      <DialogOnDemand
        open={isOpen}
        onOpenChange={setIsOpen}
        title={title}
        footer={
          <Button wide onClick={choose}>
            {medicationChoice.choose(name)}
          </Button>
        }
      >
        <p className="flex items-center gap-5 rounded-option bg-mint py-3 pr-5 pl-4 font-display text-subheading">
          <img src={image} alt="" width="204" height="264" className="h-24 w-auto" />
          {medicationChoice.upTo(expectedWeightLossPercentage)}
        </p>
        {sections.map(({ heading, paragraphs, link }) => (
          <section key={heading} className="mt-7">
            <h3>{heading}</h3>
            <div className="mt-2 text-ink-soft">
              <Paragraphs paragraphs={paragraphs} link={link} />
            </div>
          </section>
        ))}
        {monitoringLine && <p className="mt-7 border-line border-t pt-4">{monitoringLine}</p>}
      </DialogOnDemand>
    </>
  )
}
