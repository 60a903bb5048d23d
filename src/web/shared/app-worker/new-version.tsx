import { useEffect, useState } from 'react'
import { newVersionWords as words } from '#content/site/app-page.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { watchAppWorker } from './watch-app-worker.ts'

/** Makes a page open without a connection next time, and says when there is a newer one. It stands at the page's end. */
export function NewVersion() {
  const [update, setUpdate] = useState<(() => void) | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  useEffect(() => watchAppWorker((found) => setUpdate(() => found)), [])

  return (
    <div role="status" className="sticky bottom-3 z-10 mx-auto w-full max-w-[36rem] px-3">
      {update && (
        <div className="flex animate-appear items-center justify-between gap-4 on-dark rounded-full bg-ink py-2 pr-2 pl-5 text-white">
          <p className="text-sm font-semibold">{words.ready}</p>
          <Button
            size="small"
            busy={isBusy}
            busyLabel={words.updating}
            onClick={() => {
              setIsBusy(true)
              update()
            }}
          >
            {words.update}
          </Button>
        </div>
      )}
    </div>
  )
}
