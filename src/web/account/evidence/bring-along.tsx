import { weighInWords as words } from '#content/evidence/account-tasks.ts'
import { Tick } from '#web/kit/ui/icons.tsx'

/** What somebody needs beside them when they are seen. */
export const BringAlong = () => (
  <div className="rounded-option bg-mint p-5">
    <h3 className="font-sans text-base font-semibold tracking-normal">{words.bringHeading}</h3>
    <ul className="mt-2 space-y-1.5">
      {words.bring.map((thing) => (
        <li key={thing} className="flex gap-2.5">
          <Tick className="mt-0.5 size-5 shrink-0 text-green" />
          {thing}
        </li>
      ))}
    </ul>
  </div>
)
