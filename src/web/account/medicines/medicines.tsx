import { medicineFactsWords as words } from '#content/medicines/medicine-facts.ts'
import type { CallReply } from '#contract/calls.ts'
import { pages } from '#contract/pages.ts'
import { Accordion } from '#web/kit/ui/accordion.tsx'
import { ChevronDown } from '#web/kit/ui/icons.tsx'
import { ArticleBody } from '#web/shared/prose/article-body.tsx'
import { Prose } from '#web/shared/prose/prose.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { AccountSection } from '../shell/account-section.tsx'
import { Fetching } from '../shell/fetching.tsx'
import { formatDateOrText } from '../shell/format-date.ts'
import { NotFetched } from '../shell/not-fetched.tsx'
import { useAccountRead } from '../shell/use-account-read.ts'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

/** What the public site may not say of medicines. It comes from the server, so that it is in no file of the site. */
export default function MedicinesPage() {
  const { held, refresh } = useAccountRead('medicine_facts', {}, pages.accountMedicines)
  return (
    <AccountSection {...words} width="max-w-[42rem]">
      {held === 'loading' && <Fetching>{words.loading}</Fetching>}
      {held === 'failed' && <NotFetched words={words} onAgain={refresh} />}
      {typeof held !== 'string' && <Facts facts={held} />}
    </AccountSection>
  )
}

function Facts({ facts: { monitored, questions, articles } }: { facts: CallReply<'medicine_facts'> }) {
  const answers = questions.map(({ id, question, answer }) => ({
    id,
    title: question,
    content: <Prose blocks={JSON.parse(answer)} />,
  }))
  return (
    <>
      <p className="mt-4 font-semibold">{words.leaflet}</p>
      <ul className="mt-6 space-y-3 rounded-option bg-mint p-5 empty:hidden">
        {monitored.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <section aria-labelledby="questions" className="mt-10">
        <h2 id="questions" className="mb-4 text-[1.75rem] leading-tight">
          {words.questions}
        </h2>
        <Accordion name="medicine-questions" items={answers} />
      </section>
      {articles.length > 0 && (
        <section aria-labelledby="articles" className="mt-12">
          <h2 id="articles" className="mb-4 text-[1.75rem] leading-tight">
            {words.articles}
          </h2>
          <ul className="space-y-4">
            {articles.map((article) => (
              <li key={article.id}>
                <ArticleOf article={article} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** Closed until it is wanted: an article is long, and there are several. */
function ArticleOf({ article }: { article: CallReply<'medicine_facts'>['articles'][number] }) {
  const { id, title, description, readTime, reviewed, reviewedBy, body } = article
  return (
    <details id={id} className="group unfold overflow-hidden rounded-card border border-line bg-white">
      <summary className="flex cursor-pointer items-start gap-4 px-6 py-5 hover:bg-mint">
        <div className="flex-1">
          <h3>{title}</h3>
          <p className="mt-1.5 text-ink-soft">{description}</p>
          <p className="mt-2 text-sm text-ink-soft">{words.readTime(readTime)}</p>
        </div>
        <ChevronDown className="mt-1 size-5 group-open:rotate-180" />
      </summary>
      <div className="border-line border-t px-6 py-6">
        <ArticleBody nodes={JSON.parse(body)} />
        <p className="mt-8 text-sm text-ink-soft">{words.reviewed(reviewedBy, formatDateOrText(reviewed))}</p>
      </div>
    </details>
  )
}
