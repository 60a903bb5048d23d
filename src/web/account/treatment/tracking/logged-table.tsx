import { useState } from 'react'
import { trackingWords } from '#content/treatment/tracking.ts'
import { LoggedRows, type LoggedRowsProps } from './logged-rows.tsx'

const words = trackingWords.trend

/** Everything that the drawing shows, the newest first, and the way to take one back. Drawn once it is opened. */
export function LoggedTable(props: LoggedRowsProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="mt-4" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4">
        {words.table}
      </summary>
      {isOpen && <LoggedRows {...props} />}
    </details>
  )
}
