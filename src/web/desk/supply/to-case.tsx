import { Link } from 'react-router'
import { prescriptionWords as words } from '#content/supply/pharmacy.ts'
import { casePath } from '#contract/desk/addresses.ts'
import type { Read } from '#web/browser/use-read.ts'
import { useMay } from '../shell/me.ts'

/** To the case, where it was returned or is decided again: its prescription is not in force, and its messages go on there. */
export function ToCase({ id, of: { problem } }: { readonly id: string; readonly of: Read<unknown> }) {
  const seesCases = useMay('see-record')
  if (!seesCases || problem === null || problem === 'no answer' || problem.code !== 404) return null
  return (
    <Link to={casePath(id)} className="mt-3 font-semibold underline underline-offset-4">
      {words.toCase}
    </Link>
  )
}
