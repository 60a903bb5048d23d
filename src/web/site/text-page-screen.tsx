import type { TextPage, TextSection } from '#content/text-page.ts'
import { gutter } from '#web/gutter.ts'
import { PageLead } from './page-lead.tsx'
import { Prose } from './prose.tsx'

function Contents({ sections }: { sections: readonly TextSection[] }) {
  return (
    <nav aria-label="On this page" className="hidden lg:block print:hidden">
      <div className="sticky top-28 max-h-[calc(100svh-8rem)] overflow-y-auto">
        <p className="font-semibold text-sm">On this page</p>
        <ul className="mt-3 border-line border-l">
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <a
                className="block py-1.5 pl-4 text-ink-soft text-sm leading-snug decoration-2 decoration-apricot underline-offset-4 hover:text-ink hover:underline"
                href={`#${id}`}
              >
                {heading}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}

export function TextPageScreen({ page }: { page: TextPage }) {
  return (
    <article className="pb-20 md:pb-28 print:pb-0">
      <PageLead intro={page.intro} title={page.title} updated={page.updated} />
      <div className={`${gutter} grid gap-x-16 lg:grid-cols-[15rem_minmax(0,1fr)] print:block print:p-0`}>
        <Contents sections={page.sections} />
        <div className="min-w-0 space-y-12 md:space-y-14">
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
