import { Link } from 'react-router'
import { deskWords } from '#content/desk/shell.ts'
import { pages } from '#contract/pages.ts'
import { RestingLark } from '#web/kit/art/resting-lark.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { DeskHeading } from './shell/desk-heading.tsx'

const words = deskWords.notFound

export const meta = () => pageMeta({ ...words, isUnlisted: true })

/** An address of the desk that does not exist, within the desk: everything else stays in reach. */
export default function DeskNotFound() {
  return (
    <>
      <DeskHeading title={words.title} />
      <div className="max-w-[36rem] overflow-hidden rounded-card border border-line bg-white">
        <RestingLark className="h-40 w-full" />
        <div className="px-6 py-5">
          <p>{words.why}</p>
          <p className="mt-3">
            <Link to={pages.desk} className="inline-block font-semibold underline underline-offset-4">
              {words.home}
            </Link>
          </p>
        </div>
      </div>
    </>
  )
}
