import { helpNow } from '#content/safeguarding/help-now.ts'
import { HelpByNation } from '#web/shared/help/help-by-nation.tsx'
import { HelpRows } from '#web/shared/help/help-rows.tsx'

/** Free help at any hour, for pages that people may open on a bad day. */
export function HelpNowNote() {
  const { heading, intro, contacts } = helpNow
  return (
    <aside
      aria-labelledby="help-now"
      className="max-w-[68ch] rounded-card bg-brick-pale px-6 pt-6 pb-4 md:px-8 md:pt-8 md:pb-6 print:bg-transparent print:p-0"
    >
      <h2 className="text-subheading" id="help-now">
        {heading}
      </h2>
      <p className="mt-2 mb-2">{intro}</p>
      <HelpRows lines={contacts} />
      <HelpByNation />
    </aside>
  )
}
