import { useNavigate } from 'react-router'
import { pages } from '#contract/pages.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ArrowLeft } from '#web/kit/ui/icons.tsx'

/** Back to where the browser was before, or home if this page was opened on its own. */
export function useBrowserBack() {
  const navigate = useNavigate()
  return () => (window.history.length > 1 ? navigate(-1) : navigate(pages.home))
}

export function BackButton({ onBack }: { onBack?: () => void }) {
  const browserBack = useBrowserBack()
  return (
    <Button variant="quiet" size="small" onClick={onBack ?? browserBack}>
      <ArrowLeft className="size-4.5" />
      Back
    </Button>
  )
}
