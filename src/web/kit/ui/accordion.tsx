import type { ReactNode } from 'react'
import { ChevronDown } from './icons.tsx'

type AccordionItem = { id: string; title: string; content: ReactNode }

type AccordionProps = {
  /** Unique on the page: it is what makes the browser keep one item open at a time. */
  name: string
  items: readonly AccordionItem[]
  /** The id of an item that starts open. */
  open?: string
  headingLevel?: 2 | 3 | 4
}

/** Native details: works before and without JavaScript, and the browser's search opens what it finds. */
export function Accordion({ name, items, open, headingLevel = 3 }: AccordionProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className="border-t border-line">
      {items.map(({ id, title, content }) => (
        <details key={id} id={id} name={name} open={id === open} className="group unfold border-b border-line">
          <summary className="flex cursor-pointer items-center gap-4 rounded-md py-5 hover:text-green print:pt-3 print:pb-1">
            <Heading className="flex-1 text-subheading">{title}</Heading>
            <ChevronDown className="size-6 transition-transform duration-200 ease-arrive group-open:rotate-180 print:hidden" />
          </summary>
          <div className="max-w-prose pr-10 pb-6 text-ink-soft print:max-w-none print:pr-0 print:pb-3 print:text-inherit">
            {content}
          </div>
        </details>
      ))}
    </div>
  )
}
