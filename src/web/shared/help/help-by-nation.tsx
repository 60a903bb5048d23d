import { helpNow } from '#content/safeguarding/help-now.ts'
import { ChevronDown } from '#web/kit/ui/icons.tsx'
import { HelpRows } from './help-rows.tsx'

/** Those of the other nations, each one press away. One at a time, by the browser alone. */
export function HelpByNation() {
  const { heading, nations } = helpNow.byNation
  return (
    <div className="border-t border-brick/20 pt-3 pb-1 print:hidden">
      <p className="font-semibold">{heading}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {nations.map(({ nation, lines }) => (
          <details key={nation} name="nation" className="group/nation open:basis-full">
            <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-brick/40 bg-white px-4 group-open/nation:border-brick">
              {nation}
              <ChevronDown className="size-4 text-brick transition-transform duration-200 group-open/nation:rotate-180" />
            </summary>
            <HelpRows lines={lines} />
          </details>
        ))}
      </div>
    </div>
  )
}
