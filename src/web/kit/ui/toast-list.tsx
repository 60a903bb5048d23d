import * as RadixToast from '@radix-ui/react-toast'
import { ToastCard } from './toast-card.tsx'
import type { Toast } from './toasts.ts'

/** Loaded by the Toaster with the first toast. Radix pauses the clock while a toast is hovered or focused. */
export function ToastList({ toasts }: { toasts: readonly Toast[] }) {
  return (
    <RadixToast.Provider duration={5000} swipeThreshold={50} swipeDirection="right" label="Message">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      {/* On a phone above whatever stays at the bottom, such as Continue. Above a page that is read from its foot, at its head (app.css). */}
      <RadixToast.Viewport asChild>
        <div
          data-toasts
          className="fixed inset-x-4 bottom-[calc(var(--floor)+--spacing(4))] z-60 outline-none sm:inset-x-auto sm:right-6 sm:w-96 print:hidden"
        />
      </RadixToast.Viewport>
    </RadixToast.Provider>
  )
}
