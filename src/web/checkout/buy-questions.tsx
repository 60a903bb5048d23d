import { medicationChoice } from '#content/checkout/medication-choice.ts'
import { medicationQuestions } from '#content/checkout/medications.ts'
import { authorisationDays } from '#domain/orders/order-states.ts'
import { Accordion } from '#web/kit/ui/accordion.tsx'
import { Paragraphs } from './paragraphs.tsx'

const items = medicationQuestions(authorisationDays).map(({ id, question, answer, link }) => ({
  id,
  title: question,
  content: <Paragraphs paragraphs={answer} link={link} />,
}))

export function BuyQuestions() {
  return (
    <section
      aria-labelledby="questions"
      className="grid gap-x-16 gap-y-6 py-14 md:py-24 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
    >
      <h2 id="questions" className="self-start lg:sticky lg:top-28">
        {medicationChoice.questions}
      </h2>
      <Accordion name="buy-questions" items={items} />
    </section>
  )
}
