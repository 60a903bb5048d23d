import type { Paragraph } from '#content/site/text-page.ts'
import { gutter } from '#web/kit/gutter.ts'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'
import { Inline } from '#web/shared/prose/prose.tsx'

type Props = { title: string; intro: Paragraph; updated?: string | undefined }

/** How every page of words begins: one large title, what the page is for, and how old it is. */
export function PageLead({ title, intro, updated }: Props) {
  return (
    <header className="bg-linear-to-b from-apricot-pale/60 to-paper print:bg-none">
      <div className={`${gutter} pt-12 pb-10 md:pt-20 md:pb-14 print:px-0 print:pt-4 print:pb-6`}>
        <PageHeading className="max-w-[16ch]" size="display">
          {title}
        </PageHeading>
        <p className="mt-5 max-w-[56ch] text-ink-soft text-lg md:mt-6 md:text-subheading md:leading-normal">
          <Inline text={intro} />
        </p>
        {updated && <p className="mt-5 text-ink-soft text-sm">Last changed on {updated}</p>}
      </div>
    </header>
  )
}
