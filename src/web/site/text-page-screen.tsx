import type { TextPage } from '#content/site/text-page.ts'
import { gutter } from '#web/kit/gutter.ts'
import { Prose } from '#web/shared/prose/prose.tsx'
import { Contents } from './contents.tsx'
import { PageLead } from './page-lead.tsx'

export function TextPageScreen({ page }: { page: TextPage }) {
  return (
    <article className="on-paper pb-20 md:pb-28 print:pb-0">
      <PageLead intro={page.intro} title={page.title} updated={page.updated} />
      <div className={`${gutter} grid gap-x-16 lg:grid-cols-[min(15rem,30%)_minmax(0,1fr)] print:block print:p-0`}>
        <Contents label="On this page" sections={page.sections} />
        <div className="min-w-0 space-y-12 md:space-y-14 print:space-y-6">
          {page.sections.map(({ id, heading, body }) => (
            <section aria-labelledby={id} key={id}>
              <h2 className="mb-4" id={id}>
                {heading}
              </h2>
              <Prose blocks={body} />
            </section>
          ))}
        </div>
      </div>
    </article>
  )
}
