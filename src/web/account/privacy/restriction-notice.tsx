import { Link } from 'react-router'
import { restrictionWords } from '#content/privacy/restriction.ts'
import { pages } from '#contract/pages.ts'

const words = restrictionWords.notice

/** While nothing may be asked, ordered or sent: the dates on the page are those that would hold otherwise. */
export const RestrictionNotice = () => (
  <section aria-labelledby="restricted" className="rounded-card bg-apricot-pale p-6">
    <h2 id="restricted" className="text-[1.375rem] leading-[1.15]">
      {words.title}
    </h2>
    <p className="mt-2">{words.says}</p>
    <Link to={pages.myData} className="mt-2 inline-block py-1 font-semibold underline underline-offset-4">
      {words.open}
    </Link>
  </section>
)
