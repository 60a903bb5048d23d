import { useEffect } from 'react'
import { myHealthListWords as words } from '#content/codes/my-health-list.ts'
import type { ListKind } from '#domain/codes/health-list.ts'
import { stateOf, useRead } from '#web/browser/use-read.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { HealthListPart } from '#web/shared/codes/health-list-part.tsx'

/** One kind of the list of the patient who is answering. */
export function OwnList({ kind }: { readonly kind: ListKind }) {
  const read = useRead('my_health_list', {})
  const list = stateOf(read)
  const isHere = typeof list !== 'string'
  // The button with which it was asked for is gone.
  useEffect(() => {
    if (isHere && document.activeElement === document.body) document.getElementById(`list-${kind}`)?.focus()
  }, [isHere, kind])
  if (list === 'loading') return <p>{words.loading}</p>
  if (list === 'failed') {
    return (
      <AlertMessage
        action={
          <Button size="small" variant="secondary" onClick={read.tryAgain}>
            {words.tryAgain}
          </Button>
        }
      >
        {words.failed}
      </AlertMessage>
    )
  }
  return <HealthListPart kind={kind} list={list} onChanged={read.refresh} isInForm />
}
