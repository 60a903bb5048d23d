import * as RadixToast from '@radix-ui/react-toast'
import { useLayoutEffect, useState } from 'react'
import { Cross, Problem } from './icons.tsx'
import { dismissToast, type Toast } from './toasts.ts'

const looks = {
  default: 'on-dark bg-ink text-white border-ink',
  destructive: 'bg-brick-pale text-ink border-brick',
}

/** Whether the page itself says these very words by now, beside the field they are about. */
function useSaidOnPage(words: string | undefined): boolean {
  const [isSaid, setIsSaid] = useState(false)
  // Before it is drawn, so that nothing in it jumps.
  useLayoutEffect(() => {
    setIsSaid(words !== undefined && (document.querySelector('main')?.innerText.includes(words) ?? false))
  }, [words])
  return isSaid
}

export function ToastCard({ toast }: { toast: Toast }) {
  const { id, title, description, action, open, variant } = toast
  const isSaidOnPage = useSaidOnPage(description)
  const destructive = variant === 'destructive'
  return (
    <RadixToast.Root
      asChild
      type={destructive ? 'foreground' : 'background'}
      open={open}
      onOpenChange={(next) => next || dismissToast(id)}
    >
      {/* Radix speaks it once from a hidden status of its own, so this one says what it is and keeps silent. */}
      <div
        role="status"
        aria-live="off"
        data-variant={variant}
        className={`flex items-start gap-3 rounded-option focus-visible:-outline-offset-6 border-2 py-3 pr-2 pl-4.5 data-[state=closed]:animate-vanish data-[state=open]:animate-toast-in data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform data-[swipe=end]:animate-swipe-out data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${looks[variant]}`}
      >
        {destructive && <Problem className="mt-2.5 size-5 text-brick" />}
        <div className="flex-1 py-2">
          <RadixToast.Title className={`font-semibold ${destructive ? 'text-brick' : ''}`}>{title}</RadixToast.Title>
          {description && (
            <RadixToast.Description
              className={isSaidOnPage ? 'sr-only' : `text-sm ${destructive ? 'text-ink' : 'text-sage'}`}
            >
              {description}
            </RadixToast.Description>
          )}
          {action && (
            <RadixToast.Action
              altText={action.otherwise}
              onClick={action.run}
              className="mt-1.5 min-h-8 cursor-pointer font-semibold underline underline-offset-4"
            >
              {action.label}
            </RadixToast.Action>
          )}
        </div>
        <RadixToast.Close
          aria-label="Close message"
          className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-action hover:text-on-action"
        >
          <Cross className="size-4.5" />
        </RadixToast.Close>
      </div>
    </RadixToast.Root>
  )
}
