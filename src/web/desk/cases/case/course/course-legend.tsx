import { courseWords as words } from '#content/cases/case.ts'
import { weightSources } from '#domain/clinical/course.ts'
import type { ShownCase } from '../shown-case.ts'

type Shown = Pick<ShownCase, 'course'>

const mark = 'inline-block size-2.5'
const fills = { stated: 'bg-white', logged: 'bg-sage', verified: 'bg-green' } as const

export const CourseLegend = ({ course: { weights, doses } }: Shown) => (
  <p aria-hidden className="mb-1 flex gap-4 text-xs">
    {weightSources
      .filter((is) => weights.some((one) => one.is === is))
      .map((is) => (
        <span key={is} className="flex items-center gap-1.5">
          <span className={`${mark} rounded-full border border-green ${fills[is]}`} />
          {words.is[is]}
        </span>
      ))}
    {doses.length > 0 && (
      <span className="flex items-center gap-1.5">
        <span className={`${mark} border border-apricot bg-apricot-pale`} /> {words.dose}
      </span>
    )}
  </p>
)
