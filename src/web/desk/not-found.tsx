import { Link } from 'react-router'
import { deskWords } from '#content/desk/shell.ts'
import { pages } from '#contract/pages.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { DeskHeading } from './shell/desk-heading.tsx'

const words = deskWords.notFound

export const meta = () => pageMeta({ ...words, isUnlisted: true })

/** An address of the desk that does not exist, within the desk: everything else stays in reach. */
export default function DeskNotFound() {
  return (
    <>
      <DeskHeading title={words.title} />
      <p className="max-w-[36rem]">{words.why}</p>
      <p className="mt-4">
        <Link to={pages.desk} className="font-semibold underline underline-offset-4">
          {words.home}
        </Link>
      </p>
    </>
  )
}
