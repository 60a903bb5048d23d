import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { noteEarlyInput } from './early-input.ts'
import { reportError, reportErrors } from './report-errors.ts'

noteEarlyInput()
reportErrors()

// A new page is shown at once: cut into slices, as a transition, it takes twice as long on a slow phone.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter useTransitions={false} />
    </StrictMode>,
    {
      // Somebody sees a page that says so; we hear of it, too.
      onCaughtError(error) {
        console.error(error)
        reportError(error)
      },
    },
  )
})
