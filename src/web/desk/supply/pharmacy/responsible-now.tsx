import { Link } from 'react-router'
import { responsibleWords as words } from '#content/supply/responsible-pharmacist.ts'
import { pages } from '#contract/pages.ts'
import { useDeskRead } from '../../use-desk-read.ts'

/** Who is responsible for the pharmacy now, and the way to the record. Nothing is shown while it is not known. */
export function ResponsibleNow() {
  const { data } = useDeskRead('desk_responsible', { on: null })
  return (
    <p className="flex min-h-8 flex-wrap content-start items-baseline max-sm:min-h-21 gap-x-3 gap-y-1 pb-3">
      {data && (
        <>
          <span className={data.now === null ? 'font-semibold text-brick' : ''}>
            {data.now === null ? words.nobody : words.now(data.now.name, data.now.number)}
          </span>
          <Link to={pages.deskResponsible} className="font-semibold underline underline-offset-4">
            {words.link}
          </Link>
        </>
      )}
    </p>
  )
}
