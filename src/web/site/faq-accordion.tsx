import type { FaqGroup } from '#content/site/faq.ts'
import { Accordion } from '#web/kit/ui/accordion.tsx'
import { Prose } from '#web/shared/prose/prose.tsx'

export function FaqAccordion({ group }: { group: FaqGroup }) {
  const items = group.items.map(({ id, question, answer }) => ({
    id,
    title: question,
    content: <Prose blocks={answer} />,
  }))
  return <Accordion items={items} name={group.id} />
}
