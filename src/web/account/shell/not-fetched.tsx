import { Button } from '#web/kit/ui/button.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'

interface NotFetchedProps {
  readonly words: { readonly failed: string; readonly tryAgain: string }
  readonly onAgain: () => void
}

export const NotFetched = ({ words, onAgain }: NotFetchedProps) => (
  <AlertMessage
    action={
      <Button size="small" variant="secondary" onClick={onAgain}>
        {words.tryAgain}
      </Button>
    }
  >
    {words.failed}
  </AlertMessage>
)
