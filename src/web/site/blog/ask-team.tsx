import { blog } from '#content/site/blog.ts'
import { feedPath, pages } from '#contract/pages.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'

/** The last place in the list is the reader's. */
export function AskTeam() {
  return (
    <div className="flex h-full flex-col items-start justify-center rounded-card bg-sage p-7 lg:p-9 print:hidden">
      <h2 className="text-[1.75rem] leading-[1.12]">{blog.ask.heading}</h2>
      <p className="mt-3 mb-6">{blog.ask.words}</p>
      <ButtonLink arrow to={pages.contactUs}>
        {blog.ask.action}
      </ButtonLink>
      <a
        className="mt-5 inline-flex min-h-9 items-center font-semibold text-green underline underline-offset-4"
        href={feedPath}
      >
        {blog.feed}
      </a>
    </div>
  )
}
