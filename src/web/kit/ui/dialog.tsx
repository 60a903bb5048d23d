import * as RadixDialog from '@radix-ui/react-dialog'
import { type ReactNode, useRef } from 'react'
import { Cross } from './icons.tsx'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  children?: ReactNode
  /** The buttons, which stay in reach at the bottom. */
  footer?: ReactNode
  /** A sentence and its buttons: on a phone the sheet is as tall as they are, not as tall as the screen. */
  short?: boolean
  /** Something is under way that must be seen through: nothing closes it until this is false again. */
  locked?: boolean
}

/** Brings Radix with it: pages use DialogOnDemand, which loads this when it first opens. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, children, footer, short = false, locked = false } = props
  const opener = useRef<HTMLElement | null>(null)
  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => locked || onOpenChange(next)}>
      <RadixDialog.Portal>
        {/* Not Radix's own overlay: that one locks scrolling by an inline style element. app.css does it instead. */}
        <div
          data-state={open ? 'open' : 'closed'}
          className="fixed inset-0 z-50 bg-shade/55 data-[state=closed]:animate-vanish data-[state=open]:animate-appear"
        />
        <RadixDialog.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            opener.current?.focus()
          }}
          className={`fixed inset-x-0 bottom-0 max-h-[calc(100dvh-1rem)] ${short ? '' : 'top-4'} ${footer ? 'scroll-pb-28' : ''} z-50 flex scroll-pt-20 flex-col overflow-y-auto overscroll-contain rounded-t-card bg-paper data-[state=closed]:animate-sheet-out data-[state=open]:animate-sheet-in sm:inset-0 sm:m-auto sm:h-fit sm:max-h-[min(54rem,calc(100svh-2rem))] sm:w-[calc(100%-4rem)] sm:max-w-xl sm:rounded-card`}
        >
          <div className="sticky top-0 flex items-start gap-4 bg-paper pt-5 pr-4 pb-3 pl-6 sm:pt-7 sm:pr-5 sm:pl-8">
            <RadixDialog.Title className="flex-1 pt-1.5 text-[1.75rem] leading-[1.12]">{title}</RadixDialog.Title>
            <RadixDialog.Close
              aria-label="Close"
              disabled={locked}
              className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-line disabled:invisible"
            >
              <Cross />
            </RadixDialog.Close>
          </div>
          <div className="flex-1 px-6 pb-8 sm:px-8">
            {description && (
              <RadixDialog.Description asChild>
                <div className="text-ink-soft">{description}</div>
              </RadixDialog.Description>
            )}
            {children && <div className="mt-5">{children}</div>}
          </div>
          {footer && (
            <div className="stay-at-end flex flex-col gap-x-6 gap-y-2 border-t border-line bg-paper px-6 py-4 sm:flex-row sm:px-8">
              {footer}
            </div>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
